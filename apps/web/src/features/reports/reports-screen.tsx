import { useMe } from '#session/session.ts';
import { Page } from '#ui/page.tsx';
import { addressOf } from './report-query.ts';
import { ReportsFrame } from './reports-frame.tsx';

const fields = [
  { value: 'clinic', label: 'Clinic' },
  { value: 'from', label: 'From' },
  { value: 'until', label: 'Until' },
];

/** The external dashboard that the server's configuration names. */
export function ReportsScreen() {
  const { modules, reports_url } = useMe();
  const title = modules.find(({ name }) => name === 'reports')?.title ?? 'Reports';
  return (
    <Page title={title} breadcrumbs={[{ label: 'Dashboard', to: '/dashboard' }, { label: title }]} wide>
      <ReportsFrame
        fields={fields}
        address={(query) => (reports_url === null ? null : addressOf(reports_url, query))}
      />
    </Page>
  );
}

import { RecordCard } from '#kit/record-card.tsx';
import { loadMe, useMe } from '#session/session.ts';
import { Page } from '#ui/page.tsx';

const columns = [
  'logo_image',
  'website',
  'email',
  'phone',
  'landline',
  'address',
  'poc_name',
  'poc_email',
  'poc_phone',
  'abn',
] as const;

/** The organisation's own record: its logo, which stands on the sign-in page too, and how to reach it. */
export function MyPracticePage() {
  const { client } = useMe();
  return (
    <Page
      title="my Practice"
      note={client.name}
      breadcrumbs={[{ label: 'Dashboard', to: '/dashboard' }, { label: 'my Practice' }]}
    >
      <RecordCard
        title={client.name}
        table="clients"
        id={client.id}
        columns={columns}
        onSaved={() => void loadMe()}
      />
    </Page>
  );
}

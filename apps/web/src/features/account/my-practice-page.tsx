import { clientContact, isRole, moduleOf, roleOf } from '@operatory/domain';
import type { ReactNode } from 'react';
import { readableColumns } from '#kit/definition/readable.ts';
import { RecordCard } from '#kit/record/record-card.tsx';
import { loadMe, useMe } from '#session/session.ts';
import { Page } from '#ui/page.tsx';

const columns = ['logo_image', 'banners', ...clientContact, 'ip_required'] as const;

/** The client's own record: its pictures, its contact details and its plan. */
export function MyPracticePage({ plan }: { plan: ReactNode }) {
  const me = useMe();
  const { client } = me;
  const { title } = moduleOf('my Practice');
  return (
    <Page
      title={title}
      note={client.name}
      breadcrumbs={[{ label: 'Dashboard', to: '/dashboard' }, { label: title }]}
    >
      <RecordCard
        title={client.name}
        table="clients"
        id={client.id}
        columns={columns}
        onSaved={() => void loadMe()}
      />
      {/* The platform has no plan of its own. */}
      {isRole(me.role) &&
      roleOf(me.role).scope !== 'platform' &&
      readableColumns('user_subscriptions', me) ? (
        <div style={{ maxWidth: 720 }}>{plan}</div>
      ) : null}
    </Page>
  );
}

import { Button, Group, Skeleton, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useLive } from '#data/hooks.ts';
import { readableColumns } from '#kit/definition/readable.ts';
import { type RecordTab, RecordTabs } from '#kit/record/record-tabs.tsx';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import { useRecent } from '#session/use-recent.ts';
import { Failed } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { ScreenMissing } from '#ui/screen-missing.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { type ClientHead, liveClient } from './client-data.ts';
import { ClinicsTab } from './clinics-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { StatusDialog } from './status-dialog.tsx';
import { SubscriptionTab } from './subscription-tab.tsx';
import { TransactionsTab } from './transactions-tab.tsx';
import { UsersTab } from './users-tab.tsx';

export function ClientScreen({ id }: { id: string }) {
  const me = useMe();
  const query = useMemo(() => liveClient(readableColumns('clients', me)), [me]);
  const live = useLive(query, { id });
  if (live.error && !live.data) return <Failed onRefresh={live.refetch} />;
  if (!live.data) return <Skeleton height={320} m={24} />;
  const client = live.data.clients_by_pk;
  return client ? <Loaded client={client} /> : <ScreenMissing />;
}

function Loaded({ client }: { client: ClientHead }) {
  const me = useMe();
  const can = useCan();
  const [setting, setSetting] = useState(false);
  useRecent(client.name, 'Clients', `/dashboard/clients/view/${client.id}`);
  const reads = (table: string) => can('subscriptions') && readableColumns(table, me) !== null;
  const tabs: readonly RecordTab[] = [
    { key: 'overview', title: 'Overview', content: () => <OverviewTab client={client} /> },
    ...(reads('user_subscriptions')
      ? [{ key: 'subscription', title: 'Subscription', content: () => <SubscriptionTab client={client} /> }]
      : []),
    ...(reads('client_transaction_history')
      ? [{ key: 'transactions', title: 'Transactions', content: () => <TransactionsTab client={client} /> }]
      : []),
    { key: 'users', title: 'Users', content: () => <UsersTab client={client} /> },
    { key: 'clinics', title: 'Clinics', content: () => <ClinicsTab client={client} /> },
  ];
  const isActive = client.status === 'ACTIVE';
  return (
    <Page
      title={client.name}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'Clients', to: '/dashboard/clients/list' },
        { label: client.name },
      ]}
      actions={
        can('clients', 'EDIT') ? (
          <>
            {client.status ? (
              <Button variant="default" onClick={() => setSetting(true)}>
                {isActive ? 'Set inactive' : 'Set active'}
              </Button>
            ) : null}
            <Button
              component={Link}
              to={`/dashboard/clients/edit/${client.id}`}
              leftSection={<IconPencil size={16} />}
            >
              Edit
            </Button>
          </>
        ) : undefined
      }
      toolbar={
        <Group gap={8}>
          <StatusBadge status={client.status} />
          <Text size="sm" c="var(--op-muted)">
            {[client.sub_domain, client.package?.name, client.team?.name].filter(Boolean).join(' · ')}
          </Text>
        </Group>
      }
    >
      <RecordTabs tabs={tabs} />
      {setting ? <StatusDialog client={client} onClose={() => setSetting(false)} /> : null}
    </Page>
  );
}

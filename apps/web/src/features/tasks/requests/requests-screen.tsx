import { SegmentedControl, Skeleton } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useCan } from '#session/permissions.ts';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { RequestCard } from './request-card.tsx';
import classes from './requests.module.css';
import { useRequests } from './use-requests.ts';

const titles = { extension: 'Extension requests', reassign: 'Reassign requests' } as const;

/** The requests of one kind, pending ones first, with a switch to the other kind. */
export function RequestsScreen({ kind }: { kind: 'extension' | 'reassign' }) {
  const can = useCan();
  const navigate = useNavigate();
  const { requests, failed, refresh } = useRequests(kind);
  const waiting = requests?.filter((request) => request.status === 'PENDING_REVIEW').length ?? 0;
  return (
    <Page
      title={titles[kind]}
      note={waiting > 0 ? `${waiting} waiting` : null}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'Tasks', to: '/dashboard/tasks/list' },
        { label: titles[kind] },
      ]}
      toolbar={
        can('task-extension-requests') && can('task-reassign-requests') ? (
          <SegmentedControl
            aria-label="Type of request"
            value={kind}
            data={[
              { value: 'extension', label: 'Extension' },
              { value: 'reassign', label: 'Reassign' },
            ]}
            onChange={(next) =>
              void navigate({
                to:
                  next === 'extension'
                    ? '/dashboard/task-extension-requests/list'
                    : '/dashboard/task-reassign-requests/list',
              })
            }
          />
        ) : null
      }
    >
      {failed ? <Failed onRefresh={refresh} /> : null}
      {!requests && !failed ? [1, 2, 3].map((key) => <Skeleton key={key} height={104} radius="md" />) : null}
      {requests?.length === 0 ? (
        <NothingYet title="No requests waiting" line="Requests to extend or reassign a task appear here." />
      ) : null}
      {requests && requests.length > 0 ? (
        <ul className={classes.list}>
          {requests.map((request) => (
            <RequestCard key={request.id} request={request} />
          ))}
        </ul>
      ) : null}
    </Page>
  );
}

import { useCan } from '#session/permissions.ts';
import { RequestCard } from './request-card.tsx';
import classes from './requests.module.css';
import { useRequests } from './use-requests.ts';

/** The requests of one task, shown beside its details; nothing if there are none. */
export function TaskRequests({ taskId }: { taskId: string }) {
  const can = useCan();
  const where = { task_id: { _eq: taskId } };
  const extensions = useRequests('extension', where, !can('task-extension-requests'));
  const reassigns = useRequests('reassign', where, !can('task-reassign-requests'));
  const all = [...(extensions.requests ?? []), ...(reassigns.requests ?? [])];
  if (all.length === 0) return null;
  return (
    <section aria-label="Requests">
      <ul className={classes.list}>
        {all.map((request) => (
          <RequestCard key={request.id} request={request} withTask={false} />
        ))}
      </ul>
    </section>
  );
}

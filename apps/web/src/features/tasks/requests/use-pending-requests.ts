import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import { useCan } from '#session/permissions.ts';

type Count<Table extends string> = Record<Table, { aggregate: { count: number } }>;
const waiting = '(where: {status: {_eq: "PENDING_REVIEW"}}) { aggregate { count } }';

const extensions = graphql<Count<'task_extension_requests_aggregate'>>(
  `subscription waiting_extensions { task_extension_requests_aggregate${waiting} }`,
);
const reassigns = graphql<Count<'task_reassign_requests_aggregate'>>(
  `subscription waiting_reassigns { task_reassign_requests_aggregate${waiting} }`,
);

/** The live number of pending requests of both kinds that the user may see. */
export function usePendingRequests(): number {
  const can = useCan();
  const one = useLive(extensions, {}, { pause: !can('task-extension-requests') });
  const other = useLive(reassigns, {}, { pause: !can('task-reassign-requests') });
  return (
    (one.data?.task_extension_requests_aggregate.aggregate.count ?? 0) +
    (other.data?.task_reassign_requests_aggregate.aggregate.count ?? 0)
  );
}

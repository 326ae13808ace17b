import { mayAccept } from '@operatory/domain';
import { and, type BoolExp, none } from '@operatory/resource';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import { useClinic } from '#session/clinic.ts';
import { useCan } from '#session/permissions.ts';
import { currentViewer } from '#session/viewer.ts';
import type { AvatarUser } from '#ui/user-avatar.tsx';

interface RequestRow {
  readonly id: string;
  readonly created_at: string;
  readonly created_by_user: AvatarUser | null;
  readonly task: { readonly id: string; readonly name: string } | null;
}
interface ExtensionRow extends RequestRow {
  readonly previous_deadline_date: string | null;
  readonly extended_deadline_date: string;
}
interface ReassignRow extends RequestRow {
  readonly old_assigned_to_user: AvatarUser | null;
  readonly new_assigned_to_user: AvatarUser | null;
}

const common = 'id created_at created_by_user { id display_name color_code profile_image } task { id name }';

const extensions = graphql<{ task_extension_requests: readonly ExtensionRow[] }, { where: BoolExp }>(`
  subscription waitingExtensions($where: task_extension_requests_bool_exp!) {
    task_extension_requests(where: $where, order_by: [{ created_at: asc }], limit: 10) {
      ${common} previous_deadline_date extended_deadline_date
    }
  }
`);
const reassigns = graphql<{ task_reassign_requests: readonly ReassignRow[] }, { where: BoolExp }>(`
  subscription waitingReassigns($where: task_reassign_requests_bool_exp!) {
    task_reassign_requests(where: $where, order_by: [{ created_at: asc }], limit: 10) {
      ${common} old_assigned_to_user { id display_name } new_assigned_to_user { id display_name }
    }
  }
`);

export interface PendingTaskRequest {
  readonly id: string;
  readonly kind: 'extension' | 'reassign';
  readonly created_at: string;
  readonly by: AvatarUser | null;
  readonly task: { readonly id: string; readonly name: string } | null;
  /** The requested change: `old → new`. */
  readonly change: string;
}

export interface PendingRequestsQuery {
  /** The oldest first; undefined until everything has loaded. */
  readonly data: readonly PendingTaskRequest[] | undefined;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** The pending requests of the chosen clinic that this user may decide. */
export function useWaitingRequests(): PendingRequestsQuery {
  const can = useCan();
  const { clinic } = useClinic();
  const viewer = currentViewer();
  const where: BoolExp = and(
    viewer ? mayAccept(viewer) : none,
    clinic ? { task: { clinic_id: { _eq: clinic.id } } } : {},
  );
  const seesExtensions = can('task-extension-requests');
  const seesReassigns = can('task-reassign-requests');
  const longer = useLive(extensions, { where }, { pause: !seesExtensions });
  const other = useLive(reassigns, { where }, { pause: !seesReassigns });
  const asked = [...(seesExtensions ? [longer] : []), ...(seesReassigns ? [other] : [])];
  const refetch = () => {
    for (const answer of asked) answer.refetch();
  };
  // If only some kinds have loaded, nothing is returned, because they would look like all requests.
  const missing = asked.filter(({ data }) => !data);
  if (missing.length > 0)
    return { data: undefined, error: missing.find(({ error }) => error)?.error, refetch };
  const waiting: PendingTaskRequest[] = [
    ...(longer.data?.task_extension_requests ?? []).map((row) => ({
      id: row.id,
      kind: 'extension' as const,
      created_at: row.created_at,
      by: row.created_by_user,
      task: row.task,
      change: `${row.previous_deadline_date ?? '–'} → ${row.extended_deadline_date}`,
    })),
    ...(other.data?.task_reassign_requests ?? []).map((row) => ({
      id: row.id,
      kind: 'reassign' as const,
      created_at: row.created_at,
      by: row.created_by_user,
      task: row.task,
      change: `${row.old_assigned_to_user?.display_name ?? '–'} → ${row.new_assigned_to_user?.display_name ?? 'anybody'}`,
    })),
  ];
  waiting.sort((a, b) => a.created_at.localeCompare(b.created_at));
  return { data: waiting, error: undefined, refetch };
}

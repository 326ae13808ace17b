import { Switch } from '@mantine/core';
import { and, type BoolExp, eq, isIn, isNull, not, or } from '@operatory/resource';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ListChip } from '#kit/definition/list-definition.ts';
import type { ListSearch } from '#kit/definition/list-search.ts';
import { ResourceList } from '#kit/list/resource-list.tsx';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import { leaveList } from '../leave-list.ts';
import { leaveOf } from '../leave-row.ts';
import { LeaveRecord } from '../record/leave-record.tsx';

const columns = [
  'user_id',
  'created_by_user_id',
  'client_employee_leave_type_id',
  'leave_start_date',
  'total_unpaid_hrs',
  'action_workspace_user_id',
  'reason',
  'attachments',
  'status',
];

/** What waits for a decision: requests, and approved leave that somebody asks to cancel. */
export const waitingLeave: BoolExp = or(
  eq('status', 'PENDING'),
  and(eq('status', 'APPROVED'), not(isNull('cancel_requested_at'))),
);

const chips = (cancelled: boolean): readonly ListChip[] => {
  const also = (where: BoolExp): BoolExp => (cancelled ? or(where, eq('status', 'CANCELLED')) : where);
  return [
    { key: 'pending', label: 'Pending', dot: 'orange', needs: 'status', where: also(waitingLeave) },
    {
      key: 'approved',
      label: 'Approved',
      dot: 'green',
      needs: 'status',
      where: also(eq('status', 'APPROVED')),
    },
    {
      key: 'rejected',
      label: 'Rejected',
      dot: 'red',
      needs: 'status',
      where: also(eq('status', 'REJECTED')),
    },
    {
      key: 'all',
      label: 'All',
      where: also(isIn('status', ['PENDING', 'APPROVED', 'REJECTED'])),
    },
  ];
};

/** Approve/Disapprove Leaves: what waits first, with what speaks against each, and the answers. */
export function LeaveApprovals() {
  const me = useMe();
  const can = useCan();
  const sees = can('leaves');
  const { view } = useSearch({ strict: false }) as ListSearch;
  const cancelled = view === 'cancelled';
  const definition = useMemo(
    () => ({
      ...leaveList(
        'Approve/Disapprove Leaves',
        columns,
        // Who manages without seeing the clinics' leave has one's own under My leave alone.
        sees ? undefined : { user_id: { _neq: me.user.id } },
      ),
      sort: 'leave_start_date',
      chips: chips(cancelled),
      emptyLine: 'Requests for leave that wait for you appear here.',
      actions: () => <CancelledSwitch on={cancelled} />,
      record: (row: Parameters<typeof leaveOf>[0]) => <LeaveRecord leave={leaveOf(row)} />,
    }),
    [sees, me.user.id, cancelled],
  );
  return <ResourceList definition={definition} />;
}

function CancelledSwitch({ on }: { on: boolean }) {
  const navigate = useNavigate();
  return (
    <Switch
      label="Show cancelled"
      checked={on}
      onChange={({ currentTarget: { checked } }) =>
        void navigate({
          to: '.',
          search: ((before: ListSearch) => ({
            ...before,
            view: checked ? 'cancelled' : undefined,
            page: undefined,
          })) as never,
        })
      }
    />
  );
}

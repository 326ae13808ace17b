import { useMemo } from 'react';
import type { ListDefinition } from '#kit/definition/list-definition.ts';
import { ResourceList } from '#kit/list/resource-list.tsx';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import { useMe } from '#session/session.ts';
import { LeaveBalances } from './leave-balances.tsx';
import { leaveList } from './leave-list.ts';
import { leaveOf } from './leave-row.ts';
import { LeaveRecord } from './record/leave-record.tsx';
import { LeaveForm } from './request/leave-form.tsx';

const columns = [
  'leave_start_date',
  'client_employee_leave_type_id',
  'status',
  'action_message',
  'action_workspace_user_id',
  'reason',
  'total_paid_hrs',
  'total_unpaid_hrs',
  'attachments',
];

export function MyLeave() {
  const { id } = useMe().user;
  const definition = useMemo(
    (): ListDefinition<RecordRow> => ({
      ...leaveList('My leave', columns, { user_id: { _eq: id } }),
      emptyLine: 'No leave yet',
      above: () => <LeaveBalances userId={id} />,
      record: (row) => <LeaveRecord leave={leaveOf(row)} />,
      ownForm: {
        label: 'Request leave',
        allowed: ({ grants }) => grants.includes('my-leaves:ADD'),
        render: (form, onClose) => <LeaveForm form={form} onClose={onClose} />,
      },
    }),
    [id],
  );
  return <ResourceList definition={definition} />;
}

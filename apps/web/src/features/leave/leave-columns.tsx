import { approvalStatuses } from '@operatory/domain';
import type { ListColumn } from '#kit/definition/list-definition.ts';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import { ColourDot } from '#ui/colour-dot.tsx';
import { Pill } from '#ui/pill.tsx';
import { kindOf, type LeaveRow, leaveOf } from './leave-row.ts';
import { periodOf } from './leave-words.ts';

export function LeaveStatus({ leave }: { leave: Pick<LeaveRow, 'status' | 'cancel_requested_at'> }) {
  const look = approvalStatuses.find(({ value }) => value === leave.status);
  if (leave.status === 'APPROVED' && leave.cancel_requested_at !== null)
    return <Pill hue="orange">Cancellation requested</Pill>;
  return <Pill hue={look?.colour ?? 'gray'}>{look?.label ?? leave.status}</Pill>;
}

export const LeaveKind = ({ leave }: { leave: LeaveRow }) => (
  <>
    <ColourDot colour={leave.client_employee_leave_type?.color ?? null} />
    {kindOf(leave)}
  </>
);

/** List columns that are used in place of the resource's own of the same name. */
export const leaveColumns: Readonly<Record<string, Omit<ListColumn<RecordRow>, 'key'>>> = {
  user_id: {
    label: 'User',
    width: 160,
    sort: 'user.display_name',
    csv: 'user.display_name',
    render: (row) => leaveOf(row).user?.display_name ?? 'Unknown',
  },
  client_employee_leave_type_id: {
    label: 'Leave type',
    width: 150,
    sort: 'client_employee_leave_type.name',
    render: (row) => <LeaveKind leave={leaveOf(row)} />,
  },
  leave_start_date: {
    label: 'Leave date',
    width: 200,
    sort: 'leave_start_date',
    render: (row) => {
      const { leave_start_date, leave_end_date } = leaveOf(row);
      return <span className="tabular">{periodOf(leave_start_date, leave_end_date)}</span>;
    },
  },
  status: {
    label: 'Status',
    width: 120,
    sort: 'status',
    render: (row) => <LeaveStatus leave={leaveOf(row)} />,
  },
};

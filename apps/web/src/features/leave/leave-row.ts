import type { approvalStatuses } from '@operatory/domain';
import type { RowBase } from '#kit/definition/list-definition.ts';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import type { AvatarUser } from '#ui/user-avatar.tsx';

export interface LeaveRow extends RowBase {
  readonly user_id: string;
  readonly user: (AvatarUser & { readonly id: string }) | null;
  readonly created_by_user_id: string;
  readonly clinic_id: string;
  readonly clinic: { readonly id: string; readonly name: string } | null;
  readonly client_employee_leave_type_id: string | null;
  readonly client_employee_leave_type: LeaveTypeName | null;
  readonly is_time_in_lieu: boolean;
  readonly leave_start_date: string;
  readonly leave_end_date: string;
  readonly reason: string | null;
  readonly attachments: unknown;
  readonly status: (typeof approvalStatuses)[number]['value'];
  readonly total_paid_hrs: string;
  readonly total_unpaid_hrs: string;
  readonly action_workspace_user: AvatarUser | null;
  readonly action_at: string | null;
  readonly action_message: string | null;
  readonly cancel_requested_at: string | null;
  readonly cancel_message: string | null;
  readonly version: number;
  readonly created_at: string;
}
export interface LeaveTypeName {
  readonly id: string;
  readonly name: string;
  readonly color: string | null;
}

export const leaveFields = [
  'id user_id user { id display_name color_code profile_image } created_by_user_id clinic_id clinic { id name }',
  'client_employee_leave_type_id client_employee_leave_type { id name color } is_time_in_lieu',
  'leave_start_date leave_end_date reason attachments status total_paid_hrs total_unpaid_hrs',
  'action_workspace_user { id display_name color_code profile_image } action_at action_message',
  'cancel_requested_at cancel_message version created_at',
].join(' ');

export const leaveOf = (row: RecordRow): LeaveRow => row as RecordRow & LeaveRow;

export const kindOf = (row: Pick<LeaveRow, 'is_time_in_lieu' | 'client_employee_leave_type'>): string =>
  row.is_time_in_lieu ? 'Time in lieu' : (row.client_employee_leave_type?.name ?? 'Leave');

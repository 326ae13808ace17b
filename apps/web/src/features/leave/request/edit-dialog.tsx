import { messages } from '@operatory/domain';
import { useEffect, useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import { toast } from '#data/toast.ts';
import { filesOf } from '#kit/cells/files-cell.tsx';
import { timeInLieu } from './leave-draft.ts';
import { type EditedLeave, RequestDialog } from './request-dialog.tsx';

const leaveToEdit = graphql(`
  query leaveToEdit($id: uuid!) {
    employee_leaves_by_pk(id: $id) {
      id version status user_id clinic_id client_employee_leave_type_id is_time_in_lieu
      leave_start_date leave_end_date reason attachments
      employee_leave_days(order_by: [{ date: asc }]) { date is_all_day start_time end_time }
    }
  }
`);

/** Edits a pending request, or says that it was not found or has already been decided. */
export function EditLeaveDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error } = useQueryData(leaveToEdit, { id });
  const found = data?.employee_leaves_by_pk;
  const edited = useMemo((): EditedLeave | null => {
    if (!found) return null;
    return {
      id: found.id,
      version: found.version,
      draft: {
        user_id: found.user_id,
        clinic_id: found.clinic_id,
        kind: found.is_time_in_lieu ? timeInLieu : (found.client_employee_leave_type_id ?? ''),
        from: found.leave_start_date,
        until: found.leave_end_date,
        times: Object.fromEntries(
          found.employee_leave_days
            .filter(({ is_all_day }) => !is_all_day)
            .map(({ date, start_time, end_time }) => [
              date,
              { start: (start_time ?? '').slice(0, 5), end: (end_time ?? '').slice(0, 5) },
            ]),
        ),
        reason: found.reason ?? '',
        attachments: filesOf(found.attachments),
      },
    };
  }, [found]);
  const why =
    found && found.status !== 'PENDING'
      ? 'This request has been decided. It can’t be changed any more.'
      : data && !found
        ? 'This request was not found.'
        : error
          ? messages.something_went_wrong
          : null;
  useEffect(() => {
    if (why === null) return;
    toast.error(why);
    onClose();
  }, [why, onClose]);
  return edited && why === null ? <RequestDialog edited={edited} onClose={() => onClose()} /> : null;
}

import {
  cancelLeave as cancelRule,
  hoursText,
  type LeaveRelation,
  messageOf,
  minutesOfHours,
} from '@operatory/domain';
import { graphql } from '#data/graphql.ts';
import { useCommand, useQueryData } from '#data/hooks.ts';
import { useNow } from '#session/clock.ts';
import { UpdateStatusDialog } from '#ui/update-status-dialog.tsx';
import { cancelLeave } from '../leave-commands.ts';
import type { LeaveRow } from '../leave-row.ts';
import { countInWords, daysInWords } from '../leave-words.ts';

const daysToReturn = graphql(`
  query daysToReturn($leave: uuid!) {
    employee_leave_days(where: { employee_leave_id: { _eq: $leave } }, order_by: [{ date: asc }]) {
      date starts_at paid_hrs unpaid_hrs
    }
  }
`);

/**
 * Cancels a pending request or approved leave, after showing which days are returned and who has to confirm
 * it.
 */
export function CancelDialog({
  leave,
  relation,
  onClose,
}: {
  leave: LeaveRow;
  relation: LeaveRelation;
  onClose: () => void;
}) {
  const now = useNow();
  const { data } = useQueryData(daysToReturn, { leave: leave.id });
  const days = data?.employee_leave_days;
  const isPending = leave.status === 'PENDING';
  const state = { ...leave, starts_at: days?.[0]?.starts_at ?? leave.leave_start_date };
  const needsMessage = !cancelRule(state, relation, null, now).ok && cancelRule(state, relation, 'x', now).ok;
  const outcome = cancelRule(state, relation, 'x', now);
  const asks = outcome.ok && outcome.value === 'asks';
  const [cancel] = useCommand(cancelLeave, {
    success: isPending
      ? 'Request withdrawn'
      : asks
        ? 'An approver has been asked to confirm'
        : 'Leave cancelled',
  });
  if (!days) return null;
  const returning = days.filter(({ starts_at }) => new Date(starts_at) > now);
  const minutes = returning.reduce((sum, { paid_hrs }) => sum + minutesOfHours(paid_hrs), 0);
  const returns =
    returning.length === 0
      ? 'No days return: all of them have started.'
      : `${countInWords(returning.length, 'day')} (${hoursText(minutes)} h paid) ${returning.length === 1 ? 'returns' : 'return'} to the balance: ${daysInWords(returning.map(({ date }) => date))}.`;
  const question = [
    isPending ? 'Do you want to withdraw this request?' : 'Do you want to cancel this leave?',
    ...(isPending ? [] : [returns]),
    ...(asks ? ['It starts within 24 hours, so an approver has to confirm.'] : []),
    ...(outcome.ok ? [] : [messageOf(outcome.code)]),
  ].join(' ');
  return (
    <UpdateStatusDialog
      title={isPending ? 'Withdraw request' : 'Cancel leave'}
      message="cancel this leave"
      question={question}
      isMessageRequired={needsMessage}
      optionalMessage={!needsMessage && !isPending}
      confirm={isPending ? 'Withdraw' : 'Cancel leave'}
      danger
      onClose={onClose}
      onSave={async (message) => {
        const { ok } = await cancel({ id: leave.id, message });
        if (ok) onClose();
      }}
    />
  );
}

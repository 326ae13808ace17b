import { all } from '@operatory/resource';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import type { Approval, Approvals } from '#ui/approvals.ts';
import { kindOf } from '../leave-row.ts';
import { periodInWords } from '../leave-words.ts';
import { DecisionButtons, DecisionsProvider, nameOf } from './decisions.tsx';
import { impactInWords } from './impact-words.ts';
import { useWaitingLeave, type WaitingRequest } from './waiting-leave.ts';

/** The pending leave of the chosen clinic that this user may decide, for the dashboards. */
export function useLeaveApprovals(): Approvals {
  const { clinic } = useClinic();
  const isReadable = useMe().readable_tables.includes('employee_leaves');
  const { data, ...answer } = useWaitingLeave(clinic ? { clinic_id: { _eq: clinic.id } } : all, {
    pause: !isReadable,
  });
  return { ...answer, data: isReadable ? data?.map(approvalOf) : [] };
}

function approvalOf(request: WaitingRequest): Approval {
  const { leave, impact } = request;
  const period = periodInWords(leave.leave_start_date, leave.leave_end_date);
  return {
    id: leave.id,
    created_at: leave.created_at,
    by: leave.user,
    title: `${leave.status === 'PENDING' ? '' : 'Cancel '}${kindOf(leave)}, ${period}`,
    line: [leave.user?.display_name, impactInWords(impact)].filter(Boolean).join(' · '),
    answers: (
      <DecisionsProvider waiting={[request]}>
        <DecisionButtons id={leave.id} name={nameOf(leave)} />
      </DecisionsProvider>
    ),
    list: '/dashboard/leaves/approvals',
  };
}

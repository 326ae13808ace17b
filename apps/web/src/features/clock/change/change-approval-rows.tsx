import { all } from '@operatory/resource';
import { useClinic } from '#session/clinic.ts';
import type { Approval, Approvals } from '#ui/approvals.ts';
import { clockDayInWords } from '../clock-words.ts';
import { ChangeDecisionButtons, ChangeDecisions } from './change-decisions.tsx';
import { type ChangeRow, changeInWords } from './change-row.ts';
import { useWaitingChanges } from './waiting-changes.ts';

/**
 * The pending requests for other times that this user may decide, of the chosen clinic if there is one, for
 * the dashboards.
 */
export function useRosterChangeApprovals(): Approvals {
  const { clinic, zone } = useClinic();
  const { data, ...answer } = useWaitingChanges(clinic ? { clinic_id: { _eq: clinic.id } } : all);
  return { ...answer, data: data?.map((request) => approvalOf(request, zone)) };
}

function approvalOf(request: ChangeRow, zone: string): Approval {
  const isClock = request.new_clocked_in_at !== null || request.new_clocked_out_at !== null;
  const day = request.clinic_roster ? `, ${clockDayInWords(request.clinic_roster.clinic_roster_date)}` : '';
  return {
    id: request.id,
    created_at: request.created_at,
    by: request.user,
    title: `${isClock ? 'Clock correction' : 'Shift change'}${day}`,
    line: [request.user?.display_name, changeInWords(request, zone)].filter(Boolean).join(' · '),
    answers: (
      <ChangeDecisions>
        <ChangeDecisionButtons request={request} />
      </ChangeDecisions>
    ),
    list: '/dashboard/roster/change-requests',
  };
}

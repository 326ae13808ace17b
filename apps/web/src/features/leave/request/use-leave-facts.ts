import {
  type CalculatedLeave,
  calculateLeave,
  type LeaveFacts,
  type RequestedLeave,
  type Result,
  weekdays,
} from '@operatory/domain';
import { useMemo } from 'react';
import { errorMessage } from '#data/errors.ts';
import { graphql, type ResultOf } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import { type LeaveDraft, timeInLieu } from './leave-draft.ts';

const previewLeave = graphql(`
  query previewLeave(
    $user_id: uuid, $clinic_id: uuid!, $client_employee_leave_type_id: uuid, $is_time_in_lieu: Boolean!
    $leave_start_date: date!, $leave_end_date: date!, $id: uuid
  ) {
    preview_leave(
      user_id: $user_id, clinic_id: $clinic_id, client_employee_leave_type_id: $client_employee_leave_type_id
      is_time_in_lieu: $is_time_in_lieu, leave_start_date: $leave_start_date, leave_end_date: $leave_end_date, id: $id
    ) {
      minutes_per_day applicable_on is_paid remaining_hrs usable_from is_attachment_required
      holidays { date name start_time end_time }
      taken { employee_leave_id date start_time end_time status }
    }
  }
`);

export interface KnownFacts {
  /** Undefined until the facts of exactly this period have loaded. */
  readonly facts: LeaveFacts | undefined;
  readonly failed: string | null;
  readonly refetch: () => void;
}

/**
 * The facts from which the hours of the draft are calculated, requested once the person, clinic, type and
 * period are chosen.
 */
export function useLeaveFacts(
  { user_id, clinic_id, kind }: LeaveDraft,
  period: Pick<RequestedLeave, 'leave_start_date' | 'leave_end_date'> | null,
  id: string | null,
): KnownFacts {
  const lieu = kind === timeInLieu;
  const answer = useQueryData(
    previewLeave,
    {
      user_id,
      clinic_id,
      client_employee_leave_type_id: lieu ? null : kind,
      is_time_in_lieu: lieu,
      leave_start_date: period?.leave_start_date ?? '',
      leave_end_date: period?.leave_end_date ?? '',
      id,
    },
    { pause: period === null || user_id === '' || clinic_id === '' || kind === '' },
  );
  const found = answer.data?.preview_leave;
  const facts = useMemo(() => (found ? factsOf(found) : undefined), [found]);
  return {
    // While new facts are loading, the old ones belong to another period and would give wrong hours.
    facts: answer.fetching ? undefined : facts,
    failed: answer.error && !answer.fetching ? errorMessage(answer.error) : null,
    refetch: answer.refetch,
  };
}

type Found = NonNullable<ResultOf<typeof previewLeave>['preview_leave']>;
const factsOf = (found: Found): LeaveFacts => ({
  ...found,
  applicable_on: weekdays.filter((day) => found.applicable_on.includes(day)),
  taken: found.taken.map((day) => ({ ...day, status: day.status === 'APPROVED' ? 'APPROVED' : 'PENDING' })),
});

/** Facts with which any leave is possible on any day. */
const everyDay: LeaveFacts = {
  minutes_per_day: 1,
  applicable_on: weekdays,
  is_paid: false,
  holidays: [],
  taken: [],
  remaining_hrs: null,
  usable_from: null,
  is_attachment_required: false,
};

/** The problem of the period alone, whatever else is chosen; null if there is none. */
export function periodProblem(asked: RequestedLeave): Result<CalculatedLeave> | null {
  const calculated = calculateLeave(everyDay, { ...asked, days: [] });
  return calculated.ok ? null : calculated;
}

import { weekOf } from '@operatory/domain';
import { isDate } from '@operatory/resource';
import { errorMessage } from '#data/errors.ts';
import { useQueryData } from '#data/hooks.ts';
import { type PlanPreview, readWeekPlan } from './plan-preview.ts';

export interface KnownPlan {
  /** Undefined until the plan for exactly these weeks has loaded. */
  readonly plan: PlanPreview | undefined;
  readonly failed: string | null;
  readonly refetch: () => void;
}

/**
 * Reads what filling a week from another week or a template would do, and reads it again when they change.
 */
export function useWeekPlan(
  clinic: string,
  to: string,
  source: { readonly from: string } | { readonly template: string | null },
): KnownPlan {
  const from = 'from' in source && isDate(source.from) ? weekOf(source.from) : null;
  const template = 'template' in source ? source.template : null;
  const isAsked = isDate(to) && (from !== null || template !== null);
  const answer = useQueryData(
    readWeekPlan,
    { clinic, to: isDate(to) ? weekOf(to) : '', from, template },
    { pause: !isAsked },
  );
  return {
    // While a new plan is loading, the data still belongs to other weeks.
    plan: isAsked && !answer.fetching ? answer.data?.roster_week_plan : undefined,
    failed: answer.error && !answer.fetching ? errorMessage(answer.error) : null,
    refetch: answer.refetch,
  };
}

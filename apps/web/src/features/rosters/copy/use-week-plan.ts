import { weekOf } from '@operatory/domain';
import { isDate } from '@operatory/resource';
import { errorMessage } from '#data/errors.ts';
import { useQueryData } from '#data/hooks.ts';
import { type PlanPreview, readWeekPlan } from './plan-preview.ts';

export interface KnownPlan {
  /** Undefined until it is known of these very weeks. */
  readonly plan: PlanPreview | undefined;
  readonly failed: string | null;
  readonly refetch: () => void;
}

/** Reads what filling a week from another week or a template would do, again whenever they change. */
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
    // An answer about other weeks must not be shown for these.
    plan: isAsked && !answer.fetching ? answer.data?.roster_week_plan : undefined,
    failed: answer.error && !answer.fetching ? errorMessage(answer.error) : null,
    refetch: answer.refetch,
  };
}

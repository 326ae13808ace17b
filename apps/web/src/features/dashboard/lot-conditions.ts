import { addDays, byDay, expiringDays, type Todays } from '@operatory/domain';
import { and, type BoolExp, type Condition, type ConditionNode, eq } from '@operatory/resource';

// A number and its linked list use the same conditions: each clinic's lots are compared with the date at that
// clinic.

export const condition = (column: string, test: string, ...values: readonly string[]): Condition => ({
  kind: 'is',
  path: [column],
  test,
  values,
});

/** Lots with stock that were not disposed of. */
const isLeft = and({ current_quantity: { _gt: 0 } }, eq('is_disposed', false));
const left = [condition('current_quantity', 'over', '0'), condition('is_disposed', 'no')];

/** Like `byDay`, but as the condition that a list has in its URL. */
function askedByDay({ usual, elsewhere }: Todays, ask: (today: string) => Condition): ConditionNode {
  if (elsewhere.length === 0) return ask(usual);
  const others = elsewhere.flatMap(({ clinic_ids }) => clinic_ids);
  const parts = [
    [condition('clinic_id', 'notin', ...others), ask(usual)],
    ...elsewhere.map(({ today, clinic_ids }) => [condition('clinic_id', 'in', ...clinic_ids), ask(today)]),
  ];
  return { kind: 'any', of: parts.map((of) => ({ kind: 'all', of })) };
}

interface Lots {
  readonly where: BoolExp;
  readonly asked: readonly ConditionNode[];
}
/** Lots that are still usable but expire soon. */
export const expiringLots = (todays: Todays): Lots => ({
  where: and(
    isLeft,
    byDay(todays, (today) => ({ expiry_date: { _gte: today, _lte: addDays(today, expiringDays) } })),
  ),
  asked: [
    ...left,
    askedByDay(todays, (today) => condition('expiry_date', 'between', today, addDays(today, expiringDays))),
  ],
});
export const expiredLots = (todays: Todays): Lots => ({
  where: and(
    isLeft,
    byDay(todays, (today) => ({ expiry_date: { _lt: today } })),
  ),
  asked: [...left, askedByDay(todays, (today) => condition('expiry_date', 'before', today))],
});

import { exactCents } from '../coupons/discount.ts';

export type PlanChange = 'UPGRADE' | 'DOWNGRADE' | 'SAME';

/** A package for a team size. `price` is monthly. */
export interface PlanChoice {
  readonly package_id: number;
  readonly team_id: number | null;
  readonly price: string;
}

export const isSamePlan = (one: Omit<PlanChoice, 'price'>, other: Omit<PlanChoice, 'price'>): boolean =>
  one.package_id === other.package_id && one.team_id === other.team_id;

/**
 * A higher price is an upgrade, a lower one a downgrade. With the same price, the higher package decides,
 * then the larger team.
 */
export function planChangeOf(from: PlanChoice, to: PlanChoice): PlanChange {
  if (isSamePlan(from, to)) return 'SAME';
  const steps = [
    Number(exactCents(to.price) - exactCents(from.price)),
    to.package_id - from.package_id,
    (to.team_id ?? 0) - (from.team_id ?? 0),
  ];
  return (steps.find((step) => step !== 0) ?? 0) > 0 ? 'UPGRADE' : 'DOWNGRADE';
}

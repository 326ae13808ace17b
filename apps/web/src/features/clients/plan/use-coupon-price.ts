import { useDebouncedValue } from '@mantine/hooks';
import { useQueryData } from '#data/hooks.ts';
import type { ChosenPlan } from './plan-choice.tsx';
import { validateCoupon } from './plan-commands.ts';

/**
 * The price of a package with the typed coupon; undefined until a plan is chosen and the server has answered.
 */
export function useCouponPrice(plan: ChosenPlan) {
  const [asked] = useDebouncedValue(plan, 300);
  const { package_id, team_id, coupon_code } = asked;
  const { data } = useQueryData(
    validateCoupon,
    { code: coupon_code.trim(), package: package_id ?? 0, team: team_id ?? 0 },
    { pause: package_id === null || team_id === null },
  );
  return asked === plan && package_id !== null && team_id !== null ? data?.validate_coupon : undefined;
}

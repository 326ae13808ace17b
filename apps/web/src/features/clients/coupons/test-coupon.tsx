import { Alert, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type ChosenPlan, PlanChoice } from '../plan/plan-choice.tsx';
import { PriceLines } from '../plan/price-lines.tsx';
import { useCouponPrice } from '../plan/use-coupon-price.ts';

/** Shows the message and the price that a new client would get with the code for a chosen package. */
export function TestCoupon({ code }: { code: string }) {
  const [plan, setPlan] = useState<ChosenPlan>({ package_id: null, team_id: null, coupon_code: code });
  const price = useCouponPrice(plan);
  return (
    <Stack gap={12} component="section" aria-label="Test against a package">
      <Text fw={600} fz={14}>
        Test against a package
      </Text>
      <PlanChoice value={plan} withCoupon={false} onChange={setPlan} />
      {price ? (
        <>
          <Alert color={price.ok ? 'green' : 'red'} p={8} role="status">
            {price.message}
          </Alert>
          {price.ok ? <PriceLines price={price} /> : null}
        </>
      ) : null}
    </Stack>
  );
}

import { localDate, platformZone } from '@operatory/domain';
import { useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import { ResourceList } from '#kit/list/resource-list.tsx';
import { useNow } from '#session/clock.ts';
import { couponsListOn } from './coupons-list.tsx';

const liveLimited = graphql(`
  subscription limitedCoupons {
    client_plans_code(where: { no_of_coupon: { _is_null: false } }) { id used no_of_coupon }
  }
`);

export function CouponsScreen() {
  const today = localDate(useNow(), platformZone);
  const { data } = useLive(liveLimited, {});
  const usedUp = (data?.client_plans_code ?? [])
    .filter(({ used, no_of_coupon }) => no_of_coupon !== null && used >= no_of_coupon)
    .map(({ id }) => id)
    .join();
  const definition = useMemo(
    () => couponsListOn(today, usedUp === '' ? [] : usedUp.split(',')),
    [today, usedUp],
  );
  return <ResourceList definition={definition} />;
}

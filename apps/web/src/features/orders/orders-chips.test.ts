import { openOrderStatuses, orderStatuses } from '@operatory/domain';
import { matches } from '@operatory/resource';
import { expect, test } from 'vitest';
import { ordersChips } from './orders-chips.ts';

/** The keys of the chips that include an order with this status. */
const countedBy = (status: string, has_passcode: boolean) =>
  ordersChips.filter(({ where }) => matches(where, { status, has_passcode })).map(({ key }) => key);

test('counts placed and accepted orders under their status if they have a passcode, otherwise under Phone', () => {
  for (const status of ['ORDER_PLACED', 'ACCEPTED']) {
    expect(countedBy(status, true)).toEqual(['open', status, 'all']);
    expect(countedBy(status, false)).toEqual(['open', 'phone', 'all']);
  }
});

test('counts orders with any other status under that status, with or without a passcode', () => {
  const others = orderStatuses.map(({ value }) => value).filter((value) => !/PLACED|ACCEPTED/.test(value));
  expect(others).toHaveLength(4);
  for (const status of others)
    for (const has_passcode of [true, false])
      expect(countedBy(status, has_passcode)).toEqual([
        ...(openOrderStatuses.some((open) => open === status) ? ['open'] : []),
        status,
        'all',
      ]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  type CouponFacts,
  daysLeft,
  dueNotice,
  exactCents,
  firstPeriod,
  gstOf,
  hasBegun,
  monthlyRevenue,
  monthsLater,
  ownPlan,
  type PeriodFacts,
  type PricedSubscription,
  planChangeOf,
  planDay,
  planInstant,
  plansByStatus,
  pricedTeams,
  proRata,
  type QuoteInput,
  quotePlan,
  renewedPeriod,
  revenueTrend,
  subtractMoney,
} from '../src/index.ts';

describe('periods', () => {
  test('monthly renewals from the 31st end on the 31st, or on the last day of a shorter month', () => {
    let last = { ...firstPeriod(new Date('2027-01-31T01:00:00Z')), plan_type: 'MONTHLY' as const };
    const days = [planDay(last.start_at)];
    for (let month = 0; month < 4; month++) {
      days.push(planDay(last.expire_at));
      last = { ...renewedPeriod(last, last.start_at), plan_type: 'MONTHLY' };
    }
    expect(days).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
  });

  test.each([
    ['2027-01-31', 1, 31, '2027-02-28'],
    ['2028-01-31', 1, 31, '2028-02-29'],
    ['2027-02-28', 1, 31, '2027-03-31'],
    ['2027-03-31', 1, 31, '2027-04-30'],
    ['2027-12-15', 1, 15, '2028-01-15'],
    ['2028-02-29', 12, 29, '2029-02-28'],
    ['2029-02-28', 12, 29, '2030-02-28'],
    ['2026-08-31', 3, undefined, '2026-11-30'],
  ])('%s plus %i months, with the anchor day %s, is %s', (date, months, anchor, after) => {
    expect(monthsLater(date, months, anchor)).toBe(after);
  });

  test('a renewal starts at the old end during the grace period, and today after it', () => {
    const last = { expire_at: planInstant('2026-11-10'), anchor_day: 31, plan_type: 'MONTHLY' as const };
    expect(renewedPeriod(last, planInstant('2026-11-24'))).toEqual({
      start_at: last.expire_at,
      expire_at: planInstant('2026-12-31'),
      anchor_day: 31,
    });
    const late = planInstant('2026-11-25');
    expect(renewedPeriod(last, late)).toEqual({
      start_at: late,
      expire_at: planInstant('2026-12-25'),
      anchor_day: 25,
    });
  });

  test('a yearly plan is renewed by a year, to its anchor day 29 in a leap year', () => {
    const last = { expire_at: planInstant('2027-02-28'), anchor_day: 29, plan_type: 'YEARLY' as const };
    expect(planDay(renewedPeriod(last, planInstant('2027-02-20')).expire_at)).toBe('2028-02-29');
  });

  test('days are those of Sydney: the whole last day belongs to the plan', () => {
    const expire = new Date('2026-12-31T01:00:00Z');
    expect(daysLeft(expire, new Date('2026-12-31T12:59:59Z'))).toBe(0);
    expect(daysLeft(expire, new Date('2026-12-31T13:00:00Z'))).toBe(-1);
    expect(hasBegun(expire, new Date('2026-12-30T12:59:59Z'))).toBe(false);
    expect(hasBegun(expire, new Date('2026-12-30T13:00:00Z'))).toBe(true);
    // A plan’s instant is noon in Sydney, because that is on the same date in Perth.
    expect(planInstant('2026-12-31').toISOString()).toBe('2026-12-31T01:00:00.000Z');
  });
});

describe('notices', () => {
  test.each([
    [15, null, null],
    [14, null, 14],
    [14, 14, null],
    [9, 14, null],
    [7, 14, 7],
    [6, 14, 7],
    [1, 7, 1],
    [0, 1, null],
    [0, null, 1],
    [-1, 1, -1],
    [-1, -1, null],
    [-14, -1, null],
    [-15, -1, -15],
    [-15, -15, null],
    [-40, null, -15],
  ])('with %i days left, after the notice for day %s, sends the notice for day %s', (left, noticed, due) => {
    expect(dueNotice(left, noticed)).toBe(due);
  });

  test('sends each notice once, though the job runs twice a day', () => {
    let noticed: number | null = null;
    const sent: number[] = [];
    for (let left = 30; left >= -30; left--)
      for (let look = 0; look < 2; look++) {
        const due = dueNotice(left, noticed);
        if (due === null) continue;
        sent.push(due);
        noticed = due;
      }
    expect(sent).toEqual([14, 7, 1, -1, -15]);
  });
});

describe('amounts', () => {
  test.each([
    ['0.00', '0.00'],
    ['11.00', '1.00'],
    ['149.95', '13.63'],
    ['0.05', '0.00'],
    ['0.06', '0.01'],
    ['79.95', '7.27'],
  ])('the GST of %s is %s', (total, gst) => expect(gstOf(total)).toBe(gst));

  test.each([
    ['100.00', 15, 30, '50.00'],
    ['100.00', 1, 3, '33.33'],
    ['200.00', 1, 3, '66.67'],
    ['0.01', 1, 2, '0.01'],
    ['70.00', 30, 30, '70.00'],
    ['70.00', 40, 30, '70.00'],
    ['70.00', 0, 30, '0.00'],
    ['70.00', -3, 30, '0.00'],
  ])('%s for %i of %i days is %s', (amount, left, days, part) => {
    expect(proRata(amount, left, days)).toBe(part);
  });

  test('a part never exceeds the whole, and the parts of the used and the remaining days exceed it together by at most a cent', () => {
    const dollars = fc.nat(10_000_000).map((cents) => (cents / 100).toFixed(2));
    fc.assert(
      fc.property(dollars, fc.integer({ min: 1, max: 366 }), fc.nat(366), (amount, days, left) => {
        const part = exactCents(proRata(amount, left, days));
        expect(part >= 0n && part <= exactCents(amount)).toBe(true);
        const rest = exactCents(proRata(amount, days - left, days));
        if (left <= days) expect(Number(part + rest - exactCents(amount))).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('subtracts an amount, down to zero', () => {
    expect([subtractMoney('10.00', '7.50'), subtractMoney('7.50', '10.00')]).toEqual(['2.50', '0.00']);
  });

  test('monthly revenue counts a twelfth of each yearly plan, and rounds only the sum', () => {
    expect(monthlyRevenue([])).toBe('0.00');
    expect(
      monthlyRevenue([
        { total: '2639.40', plan_type: 'YEARLY' },
        { total: '79.95', plan_type: 'MONTHLY' },
        { total: '0.06', plan_type: 'YEARLY' },
      ]),
    ).toBe('299.91');
  });
});

test.each([
  [[2, 2, '219.95'], [2, 2, '219.95'], 'SAME'],
  [[2, 2, '219.95'], [3, 2, '319.95'], 'UPGRADE'],
  [[2, 2, '219.95'], [2, 3, '379.00'], 'UPGRADE'],
  [[2, 2, '219.95'], [1, 2, '149.95'], 'DOWNGRADE'],
  [[2, 2, '219.95'], [3, 1, '199.95'], 'DOWNGRADE'],
  [[1, 2, '100.00'], [2, 1, '100.00'], 'UPGRADE'],
  [[1, 2, '100.00'], [1, 1, '100.00'], 'DOWNGRADE'],
] as const)('a change of package, team and price from %j to %j is %s', ([a, b, c], [x, y, z], change) => {
  expect(planChangeOf({ package_id: a, team_id: b, price: c }, { package_id: x, team_id: y, price: z })).toBe(
    change,
  );
});

test('fifteen days after the last day of a plan, -15 days are left', () => {
  expect(daysLeft(planInstant('2026-11-10'), planInstant(addDays('2026-11-10', 15)))).toBe(-15);
});

describe('quotes', () => {
  const now = planInstant('2026-11-10');
  const row = (more: Partial<PricedSubscription> = {}): PricedSubscription => ({
    id: 'a',
    package_id: 2,
    team_id: 2,
    plan_type: 'MONTHLY',
    plan_status: 'ACTIVE',
    start_at: planInstant('2026-10-31'),
    expire_at: planInstant('2026-11-30'),
    total_amount: '219.95',
    anchor_day: 31,
    next_package_id: null,
    next_team_id: null,
    version: 1,
    price: '219.95',
    ...more,
  });
  const bought = row({ start_at: planInstant('2026-11-30'), expire_at: planInstant('2026-12-31') });
  const practice = { package_id: 2, team_id: 2, price: '219.95' };
  const group = { package_id: 3, team_id: 2, price: '319.95' };
  const essential = { package_id: 1, team_id: 2, price: '149.95' };
  const quote = (
    rows: readonly PricedSubscription[],
    wanted = practice,
    more: Partial<QuoteInput<CouponFacts>> = {},
  ) =>
    quotePlan<CouponFacts>({
      now,
      plan: ownPlan(rows, more.now ?? now),
      wanted,
      seats: { size: 25, taken: 4 },
      coupon: { ok: true, value: { coupon: null, original: '0.00', discount: '0.00', total: '0.00' } },
      couponUntil: null,
      kept: null,
      ...more,
    });

  test.each([
    ['a first plan is a purchase', [], practice, 'PURCHASE', '219.95', '2026-12-10'],
    [
      'another plan after one has ended is a purchase',
      [row({ expire_at: planInstant('2026-11-05') })],
      group,
      'PURCHASE',
      '319.95',
      '2026-12-31',
    ],
    [
      'the same plan after it has ended is a renewal',
      [row({ expire_at: planInstant('2026-11-05') })],
      practice,
      'RENEWAL',
      '219.95',
      '2026-12-31',
    ],
    ['the plan that is running is a renewal', [row()], practice, 'RENEWAL', '219.95', '2026-12-31'],
    [
      'a plan that is already renewed changes nothing',
      [row(), bought],
      practice,
      'SAME',
      '0.00',
      '2026-12-31',
    ],
    [
      'a dearer plan is an upgrade for the rest of the period',
      [row()],
      group,
      'UPGRADE',
      '66.67',
      '2026-11-30',
    ],
    [
      'a dearer plan is an upgrade of a period bought in advance too',
      [row(), bought],
      group,
      'UPGRADE',
      '166.67',
      '2026-12-31',
    ],
    [
      'a cheaper plan is a downgrade that costs nothing now',
      [row()],
      essential,
      'DOWNGRADE',
      '0.00',
      '2026-12-31',
    ],
    [
      'the cheaper plan already asked for is a renewal at its price',
      [row({ next_package_id: 1, next_team_id: 2 })],
      essential,
      'RENEWAL',
      '149.95',
      '2026-12-31',
    ],
    [
      'the plan that is running, instead of a cheaper one asked for, costs nothing',
      [row({ next_package_id: 1, next_team_id: 2 })],
      practice,
      'SAME',
      '0.00',
      '2026-11-30',
    ],
    [
      'a yearly plan is renewed for the price of a year',
      [row({ plan_type: 'YEARLY' })],
      practice,
      'RENEWAL',
      '2639.40',
      '2027-11-30',
    ],
  ] as const)('%s', (_what, rows, wanted, kind, total, until) => {
    const found = quote(rows, wanted);
    expect([found.kind, found.problem, found.total, planDay(found.expires_at)]).toEqual([
      kind,
      null,
      total,
      until,
    ]);
    expect(found.gst).toBe(gstOf(total));
  });

  test('a discount from an earlier plan counts only for the months until its end', () => {
    const kept = { type: 'PERCENTAGE', value: '10', until: '2026-12-30' } as const;
    expect(quote([row()], practice, { kept })).toMatchObject({ total: '197.96', recurring: '219.95' });
    expect(quote([row()], practice, { kept: { ...kept, until: '2026-11-29' } })).toMatchObject({
      total: '219.95',
    });
    expect(quote([row()], practice, { kept: { ...kept, until: null } })).toMatchObject({
      recurring: '197.96',
    });
    expect(quote([row({ plan_type: 'YEARLY' })], practice, { kept })).toMatchObject({
      original: '2639.40',
      discount: '21.99',
      total: '2617.41',
    });
  });

  test('reports a team that is too small rather than a refused coupon', () => {
    const coupon = { ok: false, code: 'coupon_not_found' } as const;
    expect(quote([row()], group, { coupon }).problem).toBe('coupon_not_found');
    expect(quote([row()], group, { coupon, seats: { size: 3, taken: 4 } }).problem).toBe('team_too_small');
    expect(quote([row()], group, { seats: { size: 4, taken: 4 } }).problem).toBeNull();
  });

  test('discount and total of a plan add up to its original price', () => {
    const price = fc.nat(100_000).map((cents) => (cents / 100).toFixed(2));
    fc.assert(
      fc.property(price, price, fc.nat(100), fc.nat(29), (from, to, percent, day) => {
        const at = planInstant(addDays('2026-10-31', day));
        const kept = { type: 'PERCENTAGE', value: String(percent), until: null } as const;
        const found = quote(
          [row({ price: from, total_amount: from })],
          { ...group, price: to },
          { now: at, kept },
        );
        expect(exactCents(found.discount) + exactCents(found.total)).toBe(exactCents(found.original));
        expect(exactCents(found.total) >= 0n && exactCents(found.discount) >= 0n).toBe(true);
        expect(exactCents(found.total) <= exactCents(to)).toBe(true);
      }),
    );
  });
});

test('revenue by month adds up the plans at the month’s end except trials, and plans are counted by status', () => {
  const period = (client_id: string, from: string, until: string, total: string, more = {}): PeriodFacts => ({
    client_id,
    from,
    until,
    total,
    plan_type: 'MONTHLY',
    plan_status: 'ACTIVE',
    ...more,
  });
  const periods = [
    period('a', '2026-09-15', '2026-10-15', '100.00'),
    period('a', '2026-10-15', '2026-11-15', '150.00'),
    period('a', '2026-11-15', '2026-12-15', '150.00'),
    period('b', '2026-01-01', '2027-01-01', '1200.00', { plan_type: 'YEARLY' }),
    period('c', '2026-10-01', '2026-11-01', '70.00'),
    period('d', '2026-10-01', '2026-12-01', '90.00', { plan_type: 'TRIAL' }),
  ];
  expect(revenueTrend(periods, '2026-11-26', 3)).toEqual([
    { month: '2026-09', amount: '200.00' },
    { month: '2026-10', amount: '320.00' },
    { month: '2026-11', amount: '250.00' },
  ]);
  expect(plansByStatus(periods, '2026-11-26')).toEqual({ active: 3, expiring: 2, expired: 1 });
});

test('a team with several prices is listed once, and the teams are sorted by size and id', () => {
  const price = (team_id: number, team_size: number) => ({ team_id, team_size });
  const prices = [price(3, 60), price(4, 10), price(1, 10), price(2, 25), price(1, 10)];
  expect(pricedTeams(prices)).toEqual([price(1, 10), price(4, 10), price(2, 25), price(3, 60)]);
});

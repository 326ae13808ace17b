import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amountOf,
  centsOf,
  mayBePercentOfBase,
  mayRemoveRate,
  payCents,
  payOf,
  percentOfBase,
  rateHistory,
  rateOn,
  thousandthsOfPercent,
} from '../src/index.ts';

describe('base plus a percentage, with half a cent rounded up', () => {
  test.each([
    ['25.74', '25', '32.18'],
    ['25.74', '75', '45.05'],
    ['25.74', '175', '70.79'],
    ['25.74', '50', '38.61'],
    ['25.74', '100', '51.48'],
    ['25.74', '150', '64.35'],
    ['25.74', '87.5', '48.26'],
    ['25.74', '212.5', '80.44'],
    ['10.05', '10', '11.06'],
    ['26.76', '12.5', '30.11'],
    // The pay is calculated from the stored base, and rounded to the cent.
    ['15.44', '25', '19.30'],
    // The award's 125 was entered instead of 25.
    ['25.74', '125', '57.92'],
    ['25.74', '0', '25.74'],
    ['25.74', '25.000', '32.18'],
    ['25.74', null, null],
    ['25.74', '', null],
    ['25.74', '1.2345', null],
    ['25.74', '-5', null],
    ['9999999999.99', '500', '59999999999.94'],
  ])('%s and %s %% is %s', (base, percentage, pay) => expect(payOf(base, percentage)).toBe(pay));

  test('is always within half a cent of the exact amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.integer({ min: 0, max: 500_000 }),
        (cents, pct) => {
          const percentage = `${Math.floor(pct / 1000)}.${String(pct % 1000).padStart(3, '0')}`;
          const pay = BigInt((payOf(amountOf(cents), percentage) ?? '').replace('.', ''));
          // The pay must be within half a cent of the exact amount. Both are doubled here and in
          // hundred-thousandths of a cent; exactly half a cent rounds up.
          const exact = 2n * BigInt(cents) * (100_000n + BigInt(pct));
          expect(exact >= 200_000n * pay - 100_000n && exact < 200_000n * pay + 100_000n).toBe(true);
        },
      ),
      { numRuns: 100_000 },
    );
  });
  test('reads a percentage to the thousandth, and shows base and percentage as one percentage of the base', () => {
    expect(thousandthsOfPercent('87.5')).toBe(87_500n);
    expect(thousandthsOfPercent('0.125')).toBe(125n);
    expect(thousandthsOfPercent('abc')).toBeNull();
    expect(payCents(centsOf('25.74'), 25_000n)).toBe(3218n);
    expect(percentOfBase('25')).toBe('125');
    expect(percentOfBase('87.500')).toBe('187.5');
    expect(percentOfBase('0')).toBe('100');
    expect(percentOfBase('900')).toBe('1000');
    expect(percentOfBase('')).toBeNull();
  });
  test.each([
    ['99.999', false],
    ['100', true],
    ['125', true],
    ['25', false],
    [null, false],
    ['', false],
  ])(
    'warns that %s in addition to a casual’s base may be meant as a percentage of the base: %s',
    (percentage, looks) => expect(mayBePercentOfBase(percentage)).toBe(looks),
  );
});

describe('rates and their start dates', () => {
  const rates = [
    { effective_from: '2027-07-01', base_price: '27.50' },
    { effective_from: '2025-07-01', base_price: '25.74' },
    { effective_from: '2026-07-01', base_price: '26.64' },
  ];
  test.each([
    ['2025-06-30', undefined],
    ['2025-07-01', '25.74'],
    ['2026-06-30', '25.74'],
    ['2026-07-01', '26.64'],
    ['2027-06-30', '26.64'],
    ['2027-07-01', '27.50'],
    ['2030-01-01', '27.50'],
  ])('the base rate on %s is %s', (date, base) => expect(rateOn(rates, date)?.base_price).toBe(base));

  test('states whether each rate is planned, current or past', () => {
    expect(
      rateHistory(rates, '2026-11-21').map(({ rate, state }) => `${rate.effective_from} ${state}`),
    ).toEqual(['2027-07-01 planned', '2026-07-01 current', '2025-07-01 past']);
  });
  test('refuses to delete a rate that has been in force, and the last rate', () => {
    const at = (effective_from: string) => mayRemoveRate(rates, { effective_from }, '2026-11-21');
    expect(at('2027-07-01').ok).toBe(true);
    expect(at('2026-07-01')).toMatchObject({ code: 'award_rate_in_force' });
    expect(at('2026-11-21')).toMatchObject({ code: 'award_rate_in_force' });
    expect(mayRemoveRate(rates.slice(0, 1), { effective_from: '2027-07-01' }, '2026-11-21')).toMatchObject({
      code: 'award_rate_last',
    });
  });
});

import { amountOf } from '../client-masters/budget.ts';
import { dividedHalfUp, textOf } from '../exact-decimal.ts';
import { payTypes } from './timesheet-choices.ts';
import type { PayLine } from './worked-pay.ts';

/** Hours with two decimals, rounded half up: 455 minutes give `7.58`. */
export const decimalHours = (minutes: number): string =>
  textOf(dividedHalfUp(BigInt(minutes) * 100n, 60n), 2);

export interface PayrollPerson {
  readonly name: string;
  readonly status: string;
  readonly from: string;
  readonly until: string;
  readonly pay: readonly (Omit<PayLine, 'pay_type'> & { readonly pay_type: string })[];
}
export const payrollHeads = ['Person', 'From', 'Until', 'Status', 'Pay type', 'Hours', 'Amount'] as const;

/**
 * Rows of a payroll file, one for each person and kind of pay. Amounts that are unknown or hidden are empty.
 */
export const payrollRows = (people: readonly PayrollPerson[]): readonly (readonly string[])[] =>
  people.flatMap(({ name, status, from, until, pay }) =>
    payTypes.flatMap(({ value, label }) =>
      pay
        .filter(({ pay_type, minutes }) => pay_type === value && minutes > 0)
        .map(({ minutes, cents }) => [
          name,
          from,
          until,
          status,
          label,
          decimalHours(minutes),
          cents === null ? '' : amountOf(cents),
        ]),
    ),
  );

import { scaledInteger, textOf } from '@operatory/domain';

export interface LiabilityRow {
  readonly user_id: string;
  readonly user_name: string;
  readonly client_employee_leave_type_id: string | null;
  readonly leave_type: string;
  readonly hrs: string;
  readonly base_price: string | null;
  readonly leave_loading: string;
  readonly amount: string | null;
}

/** Adds decimal texts without rounding. */
const sumOf = (values: readonly string[], places: number): string =>
  textOf(
    values.reduce((sum, value) => sum + scaledInteger(value, places), 0n),
    places,
  );

/** The total hours and dollars, and the names of people whose pay is unknown. */
export function liabilityTotals(rows: readonly LiabilityRow[]) {
  return {
    hrs: sumOf(
      rows.map(({ hrs }) => hrs),
      6,
    ),
    amount: sumOf(
      rows.flatMap(({ amount }) => amount ?? []),
      2,
    ),
    withoutPay: [...new Set(rows.filter(({ amount }) => amount === null).map(({ user_name }) => user_name))],
  };
}

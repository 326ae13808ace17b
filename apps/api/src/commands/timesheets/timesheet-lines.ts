import type { PayLine, PayType, Timesheet, TimesheetLine } from '@operatory/domain';
import type { ShiftRow } from './timesheet-rows.ts';

export interface ShownBreak {
  readonly break_type: string;
  readonly started_at: string;
  readonly ended_at: string | null;
}
export interface ShownPay {
  readonly pay_type: PayType;
  readonly minutes: number;
  readonly cents: number | null;
}
/**
 * A line of a timesheet as shown and as stored on approval. Costs are stored separately, because fewer people
 * may see them.
 */
export interface ShownLine extends Omit<TimesheetLine, 'pay' | 'cost_cents'> {
  readonly start_time: string;
  readonly end_time: string;
  readonly roster_shift_type: string;
  readonly clocked_in_at: string | null;
  readonly clocked_in_message: string | null;
  readonly clocked_out_at: string | null;
  readonly clocked_out_message: string | null;
  readonly breaks: readonly ShownBreak[];
  readonly pay: readonly Omit<PayLine, 'cents'>[];
}
export interface ShownCosts {
  readonly shift_id: string;
  readonly cost_cents: number | null;
  readonly pay: readonly Omit<PayLine, 'minutes'>[];
}

const textOf = (instant: Date | null): string | null => instant?.toISOString() ?? null;

export function shownLines(sheet: Timesheet, rows: readonly ShiftRow[]): readonly ShownLine[] {
  return sheet.lines.flatMap(({ cost_cents: _, pay, ...line }) => {
    const row = rows.find(({ id }) => id === line.shift_id);
    if (!row) return [];
    return [
      {
        ...line,
        start_time: row.start_time,
        end_time: row.end_time,
        roster_shift_type: row.roster_shift_type,
        clocked_in_at: textOf(row.clocked_in_at),
        clocked_in_message: row.clocked_in_message,
        clocked_out_at: textOf(row.clocked_out_at),
        clocked_out_message: row.clocked_out_message,
        breaks: row.taken.map(({ break_type, started_at, ended_at }) => ({
          break_type,
          started_at,
          ended_at,
        })),
        pay: pay.map(({ pay_type, minutes }) => ({ pay_type, minutes })),
      },
    ];
  });
}

export const shownCosts = ({ lines }: Timesheet): readonly ShownCosts[] =>
  lines.map(({ shift_id, cost_cents, pay }) => ({
    shift_id,
    cost_cents,
    pay: pay.map(({ pay_type, cents }) => ({ pay_type, cents })),
  }));

/** @returns The minutes of a line by kind of pay. `cents` is null where costs are hidden. */
export const payOfLine = (line: ShownLine, costs: ShownCosts | undefined): readonly ShownPay[] =>
  line.pay.map(({ pay_type, minutes }) => ({
    pay_type,
    minutes,
    cents: costs?.pay.find((each) => each.pay_type === pay_type)?.cents ?? null,
  }));

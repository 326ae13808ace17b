import type { BreakColumns, PlannedShift, RosterShiftType } from '@operatory/domain';
import { breaksOfShift } from '@operatory/domain';

/**
 * A shift as planned: its published values, or its draft's where the draft has others. Dates are
 * `yyyy-mm-dd`, times `HH:mm:ss`.
 */
export interface PlannedRow extends Required<BreakColumns> {
  readonly id: string;
  readonly version: number;
  readonly clinic_id: string;
  readonly user_id: string | null;
  readonly user_whom_id: string | null;
  readonly clinic_room_id: string | null;
  readonly clinic_roster_shift_timing_id: string | null;
  readonly roster_shift_type: RosterShiftType;
  readonly clinic_roster_date: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly zone: string;
  readonly meal_break_end_time: string | null;
  readonly rest_break_end_time: string | null;
  readonly extra_meal_break_end_time: string | null;
  readonly extra_rest_break_end_time: string | null;
  readonly message: string | null;
  readonly published: boolean;
  readonly clocked_in_at: Date | null;
  readonly clocked_out_at: Date | null;
}

/** The columns that a draft of a published shift may change. */
export const plannedColumns = [
  'user_id',
  'user_whom_id',
  'clinic_room_id',
  'clinic_roster_shift_timing_id',
  'roster_shift_type',
  'clinic_roster_date',
  'start_time',
  'end_time',
  'starts_at',
  'ends_at',
  'meal_break_duration',
  'meal_break_start_time',
  'meal_break_end_time',
  'rest_break_duration',
  'rest_break_start_time',
  'rest_break_end_time',
  'extra_meal_break_duration',
  'extra_meal_break_start_time',
  'extra_meal_break_end_time',
  'extra_rest_break_duration',
  'extra_rest_break_start_time',
  'extra_rest_break_end_time',
  'message',
] as const;
export type PlannedColumn = (typeof plannedColumns)[number];

const asText = (column: string): boolean => column.endsWith('_time') || column.endsWith('_date');
/** SQL for the columns of a `PlannedRow`, to select from `fromPlanned`. */
export const selectPlanned = [
  'r.id, r.version, r.clinic_id, r.zone, r.published, r.clocked_in_at, r.clocked_out_at',
  ...plannedColumns.map((column) => {
    if (column === 'roster_shift_type') return 'p.roster_shift_type::text';
    return asText(column) ? `p.${column}::text` : `p.${column}`;
  }),
].join(', ');
/**
 * SQL that joins the planned values `p` to a row `r`: its draft over its published values. Rows without a
 * draft are not converted from JSON, because that would take longer than the rest of the statement.
 */
export const joinPlanned = (draft: string): string =>
  `cross join lateral (select r.* where ${draft} is null
    union all select drafted.* from jsonb_populate_record(r, ${draft}) drafted where ${draft} is not null) p`;
/** In the SQL, `r` is the stored row and `p` its planned values. */
export const fromPlanned = `clinic_rosters r ${joinPlanned('r.draft')}`;

export const planOf = (
  row: BreakColumns & Pick<PlannedRow, 'clinic_roster_date' | 'start_time' | 'end_time' | 'zone'>,
): PlannedShift => ({
  date: row.clinic_roster_date,
  start: row.start_time,
  end: row.end_time,
  zone: row.zone,
  breaks: breaksOfShift(row),
});

import { correctedPunches, instantToWall, messages } from '@operatory/domain';
import { oneOf, text, time } from '@operatory/resource';
import type { FormField } from '#kit/definition/list-definition.ts';
import type { FieldValues } from '#kit/definition/record-values.ts';

/** A shift whose times somebody asks to change. */
export interface ShiftToChange {
  readonly id: string;
  readonly clinic_name: string;
  readonly zone: string;
  readonly clinic_roster_date: string;
  readonly start_time: string;
  /** Null while somebody is clocked in without a planned shift. */
  readonly end_time: string | null;
  readonly starts_at: string;
  readonly clocked_in_at: string | null;
  readonly clocked_out_at: string | null;
}

const kinds = [
  { value: 'worked', label: 'Clock times' },
  { value: 'planned', label: 'Planned times' },
] as const;
const toMinute = (wall: string): string => wall.slice(0, 5);
const wallOf = (instant: string | null, zone: string): string =>
  instant === null ? '' : toMinute(instantToWall(instant, zone).time);

/** The initial values of the form: the worked times once a shift has begun, otherwise the planned ones. */
export const initialChange = (shift: ShiftToChange, now: Date): FieldValues => ({
  kind: shift.clocked_in_at !== null || new Date(shift.starts_at) <= now ? 'worked' : 'planned',
  start: toMinute(shift.start_time),
  end: toMinute(shift.end_time ?? ''),
  came: wallOf(shift.clocked_in_at, shift.zone),
  left: wallOf(shift.clocked_out_at, shift.zone),
});

/**
 * The fields of a change request: clock times only for a shift that has begun, planned times only for one
 * that was not worked yet.
 */
export function changeFieldsOf(shift: ShiftToChange, now: Date) {
  const isBegun = shift.clocked_in_at !== null || new Date(shift.starts_at) <= now;
  const choice: FormField = {
    name: 'kind',
    field: oneOf(kinds, { label: 'What to change', required: true }),
  };
  const message: FormField = {
    name: 'message',
    field: text({
      label: 'Reason',
      required: true,
      requiredMessage: messages.reason_required,
      maxLength: 500,
      lines: 3,
    }),
  };
  return ({ kind }: FieldValues): readonly FormField[] => [
    // If nobody clocked in to a shift that has begun, either the planned or the worked times can be wrong.
    ...(isBegun && shift.clocked_in_at === null ? [choice] : []),
    ...(kind === 'worked'
      ? [
          { name: 'came', field: time({ label: 'Clock-in', required: true }), row: 1 },
          { name: 'left', field: time({ label: 'Clock-out' }), row: 1 },
        ]
      : [
          { name: 'start', field: time({ label: 'Start', required: true }), row: 1 },
          { name: 'end', field: time({ label: 'End', required: true }), row: 1 },
        ]),
    message,
  ];
}

/** The new times for `request_roster_change`; null for a time that stays as it is. */
export interface RequestedTimes {
  readonly new_start_time: string | null;
  readonly new_end_time: string | null;
  readonly new_clocked_in_at: string | null;
  readonly new_clocked_out_at: string | null;
}
/** @returns null if no time differs from the shift's. */
export function requestedTimes(
  shift: ShiftToChange,
  kind: 'worked' | 'planned',
  record: Readonly<Record<string, unknown>>,
): RequestedTimes | null {
  const before = initialChange(shift, new Date(shift.starts_at));
  const other = (name: string): string | null => {
    const value = record[name];
    return typeof value === 'string' && value !== '' && toMinute(value) !== before[name]
      ? toMinute(value)
      : null;
  };
  const nothing = {
    new_start_time: null,
    new_end_time: null,
    new_clocked_in_at: null,
    new_clocked_out_at: null,
  };
  if (kind === 'planned') {
    const [start, end] = [other('start'), other('end')];
    return start === null && end === null ? null : { ...nothing, new_start_time: start, new_end_time: end };
  }
  const [came, left] = [other('came'), other('left')];
  if (came === null && left === null) return null;
  const corrected = correctedPunches(shift, { came, left });
  return {
    ...nothing,
    new_clocked_in_at: corrected.clocked_in_at?.toISOString() ?? null,
    new_clocked_out_at: corrected.clocked_out_at?.toISOString() ?? null,
  };
}

import { labelOf, toText } from '@operatory/resource';
import { resourceOf } from '#kit/definition/resource-of.ts';
import type { Week } from './grid/week-types.ts';

export type ShiftColumns = Readonly<Record<string, unknown>>;

export const isPartOfShift = (value: unknown): value is ShiftColumns =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface ShiftChange {
  readonly label: string;
  /** The old and the new value as text; empty for none. */
  readonly from: string;
  readonly to: string;
}
export type ShiftNames = Pick<Week, 'people' | 'rooms' | 'shift_timings'>;

/**
 * The columns that people plan, in the order of the form. Others, such as instants, are computed from these.
 */
const planned = resourceOf('clinic_rosters')
  .form.flat()
  .filter((name) => name !== 'clinic_id');

function nameOf({ people, rooms, shift_timings }: ShiftNames, column: string, id: unknown): string {
  if (column === 'clinic_room_id') return rooms.find((room) => room.id === id)?.name ?? 'Another room';
  if (column === 'clinic_roster_shift_timing_id')
    return shift_timings.find((timing) => timing.id === id)?.name ?? 'Another shift timing';
  return people.find(({ user_id }) => user_id === id)?.display_name ?? 'Someone else';
}

/** The changes between two states of a shift as texts, for the columns that `from` has. */
export function shiftChanges(from: ShiftColumns, to: object, names: ShiftNames): readonly ShiftChange[] {
  const after: ShiftColumns = { ...to };
  const fields = resourceOf('clinic_rosters').fields ?? {};
  return planned.flatMap((column): ShiftChange[] => {
    if (!(column in from)) return [];
    const field = fields[column];
    const words = (value: unknown): string => {
      if (!field || value === null || value === undefined || value === '') return '';
      return field.kind === 'reference' ? nameOf(names, column, value) : toText(field, value);
    };
    const change = { label: labelOf(column, field), from: words(from[column]), to: words(after[column]) };
    return change.from === change.to ? [] : [change];
  });
}

/** `Start: 08:00 am → 09:00 am`, with `none` for a missing value. */
export const changeInWords = ({ label, from, to }: ShiftChange): string =>
  `${label}: ${from || 'none'} → ${to || 'none'}`;

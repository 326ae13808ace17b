import { instantToWall } from '@operatory/domain';
import { timeInWords } from '../roster-words.ts';
import type { EditProblem } from './edit-problems.ts';
import { resizedShift } from './place-shift.ts';
import { areSameValues, valuesOf } from './shift-values.ts';
import type { ShiftValues } from './week-types.ts';

/**
 * The shift without its overlapping part: it starts when the other one ends, or ends when the other one
 * starts. Null if nothing would be left.
 */
export function withoutOverlap({
  shift,
  other,
}: EditProblem & { kind: 'overlap' }): { readonly label: string; readonly values: ShiftValues } | null {
  const [starts, ends] = [new Date(shift.starts_at), new Date(shift.ends_at)];
  const isAfter = other.starts_at <= starts;
  if (isAfter ? other.ends_at >= ends : other.starts_at <= starts) return null;
  const time = instantToWall(isAfter ? other.ends_at : other.starts_at, shift.zone).time.slice(0, 5);
  const values = resizedShift(valuesOf(shift), isAfter ? 'start' : 'end', time);
  if (areSameValues(values, shift)) return null;
  return { label: `${isAfter ? 'Start' : 'End'} at ${timeInWords(time)}`, values };
}

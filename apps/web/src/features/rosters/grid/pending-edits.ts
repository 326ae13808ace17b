import { shiftOf, valuesOf } from './shift-values.ts';
import type { ShiftValues, WeekShift } from './week-types.ts';

/** A change of a roster, as a command and an undo make it. */
export type Edit =
  | { readonly kind: 'save'; readonly id: string; readonly values: ShiftValues }
  | { readonly kind: 'remove'; readonly id: string };

/** An edit that the rows do not show yet. */
export interface PendingEdit {
  readonly key: number;
  readonly edit: Edit;
  /** The version that the server gave the shift; null until it has answered. */
  readonly version: number | null;
  /** The number of times that rows have arrived since the edit was answered. */
  readonly arrivals: number;
}

/** The rows with the user's own edits applied, in the order in which they were made. */
export function withEdits(
  shifts: readonly WeekShift[],
  edits: readonly Edit[],
  zone: string,
): readonly WeekShift[] {
  if (edits.length === 0) return shifts;
  const byId = new Map(shifts.map((shift) => [shift.id, shift]));
  for (const edit of edits) {
    const shown = edit.kind === 'save' ? shiftOf(edit.id, edit.values, zone, byId.get(edit.id)) : null;
    if (shown) byId.set(edit.id, shown);
    else if (edit.kind === 'remove') byId.delete(edit.id);
  }
  return [...byId.values()];
}

/** A row that has not arrived twice since the answer is not of these days, or somebody else has removed it. */
const maxArrivals = 2;

/** Whether rows from the server do not show an edit yet: it has no answer, or the rows are older. */
function isPending({ edit, version, arrivals }: PendingEdit, shown: number | undefined): boolean {
  if (version === null) return true;
  if (arrivals >= maxArrivals) return false;
  if (edit.kind === 'remove') return shown !== undefined && shown < version;
  return shown === undefined || shown < version;
}

export function stillPending(
  pending: readonly PendingEdit[],
  shifts: readonly WeekShift[],
): readonly PendingEdit[] {
  if (pending.length === 0) return pending;
  const versions = new Map(shifts.map(({ id, version }) => [id, version]));
  return pending.filter((each) => isPending(each, versions.get(each.edit.id)));
}

/** The edits that are left when rows have arrived. */
export const afterArrival = (
  pending: readonly PendingEdit[],
  shifts: readonly WeekShift[],
): readonly PendingEdit[] =>
  pending.length === 0
    ? pending
    : stillPending(
        pending.map((each) => (each.version === null ? each : { ...each, arrivals: each.arrivals + 1 })),
        shifts,
      );

/** The edit that restores a shift as it is in these rows. */
export function inverseOf(edit: Edit, shifts: readonly WeekShift[]): Edit | null {
  const before = shifts.find(({ id }) => id === edit.id);
  if (before) return { kind: 'save', id: edit.id, values: valuesOf(before) };
  return edit.kind === 'save' ? { kind: 'remove', id: edit.id } : null;
}

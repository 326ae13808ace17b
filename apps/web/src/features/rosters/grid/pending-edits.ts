import { shiftOf, valuesOf } from './shift-values.ts';
import type { ShiftValues, WeekShift } from './week-types.ts';

/** A change to one shift, made by the user or by undo. */
export type Edit =
  | { readonly kind: 'save'; readonly id: string; readonly values: ShiftValues }
  | { readonly kind: 'remove'; readonly id: string };

export interface PendingEdit {
  readonly key: number;
  readonly edit: Edit;
  /** The shift's version after this edit; null until the server has answered. */
  readonly version: number | null;
  /** How often rows have arrived since the server answered the edit. */
  readonly arrivals: number;
}

/** The rows with the user's own pending edits applied in order. */
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

/**
 * An edit that is still missing after this many arrivals is no longer waited for: its shift is outside
 * these days, or somebody else has removed it.
 */
const maxArrivals = 2;

/**
 * Whether the server's rows do not contain an edit yet: it was not answered, or the rows are older than the
 * answer.
 */
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

/** The edits that are still pending after rows have arrived. */
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

/** The edit that restores the shift as it is in these rows; null if there is nothing to restore. */
export function inverseOf(edit: Edit, shifts: readonly WeekShift[]): Edit | null {
  const before = shifts.find(({ id }) => id === edit.id);
  if (before) return { kind: 'save', id: edit.id, values: valuesOf(before) };
  return edit.kind === 'save' ? { kind: 'remove', id: edit.id } : null;
}

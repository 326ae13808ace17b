import { Decimal } from 'decimal.js';

/** Distance between rows that were put at an end. */
export const gap = 1024;
/** Digits after the point beyond which a column is numbered anew. */
export const mostDigits = 40;
// Halving adds a digit each time: the default of 20 would round two neighbours into one place.
const Exact = Decimal.clone({ precision: 200 });

export interface Place {
  readonly id: string;
  /** A decimal number as text. */
  readonly position: string;
}
export interface Move {
  readonly id: string;
  /** The row that it comes to lie above. */
  readonly before: string | null;
  /** The row that it comes to lie below; it counts first. */
  readonly after: string | null;
}

/** A position between two others; null when they tie or the digits run out, and the column must be numbered anew. */
export function positionBetween(above: string | null, below: string | null): string | null {
  if (above === null && below === null) return String(gap);
  if (above === null) return new Exact(below ?? 0).minus(gap).toFixed();
  if (below === null) return new Exact(above).plus(gap).toFixed();
  const middle = new Exact(above).plus(below).div(2);
  const between = middle.greaterThan(above) && middle.lessThan(below);
  return between && middle.decimalPlaces() <= mostDigits ? middle.toFixed() : null;
}

/** In order of position, ties by id. */
export const inOrder = (places: readonly Place[]): readonly Place[] =>
  [...places].sort(
    (a, b) => new Exact(a.position).comparedTo(b.position) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );

/** Whole positions again, the order kept. */
export const renumbered = (places: readonly Place[]): readonly Place[] =>
  inOrder(places).map(({ id }, index) => ({ id, position: String((index + 1) * gap) }));

/**
 * Applies one move to a column as it is now: below `after` if it is still here, else above `before`, else last.
 * The answer holds the same rows, each once, whatever the person saw.
 */
export function moved(places: readonly Place[], { id, before, after }: Move): readonly Place[] {
  const rest = inOrder(places.filter((place) => place.id !== id));
  const below = after === null ? -1 : rest.findIndex((place) => place.id === after);
  const above = before === null ? -1 : rest.findIndex((place) => place.id === before);
  const at = below >= 0 ? below + 1 : above >= 0 ? above : rest.length;
  const position = positionBetween(rest[at - 1]?.position ?? null, rest[at]?.position ?? null);
  if (position !== null) return [...rest.slice(0, at), { id, position }, ...rest.slice(at)];
  return moved(renumbered(rest), { id, before: rest[at]?.id ?? null, after: rest[at - 1]?.id ?? null });
}

/**
 * The specification's whole list: applied only to rows still in the column, which share out the places that they
 * held; ids that are unknown or named twice are ignored.
 */
export function reordered(places: readonly Place[], wanted: readonly string[]): readonly Place[] {
  const current = inOrder(places);
  const known = new Set(current.map((place) => place.id));
  const named = [...new Set(wanted)].filter((id) => known.has(id));
  const chosen = new Set(named);
  let next = 0;
  return current.map((place) =>
    chosen.has(place.id) ? { id: named[next++] ?? place.id, position: place.position } : place,
  );
}

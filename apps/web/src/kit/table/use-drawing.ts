import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';

export interface RowPosition {
  readonly index: number;
  readonly id: string;
}

/** What rows may take of a frame, and how few of them are drawn however slow the processor is. */
const frameMilliseconds = 8;
const [least, most] = [3, 60];

/** How many new rows one render may have, from the time that the last one took. */
export const nextShare = (share: number, drawn: number, milliseconds: number): number => {
  if (drawn === 0 || milliseconds <= 0) return share;
  const fitting = (frameMilliseconds * drawn) / milliseconds;
  // One slow drawing says little: half of the way.
  return Math.min(most, Math.max(least, Math.round((share + fitting) / 2)));
};

/** Which of the places are drawn now: those that are, those that must be, then of the new ones as many as fit, those in sight first. */
export function chosen(
  places: readonly RowPosition[],
  before: ReadonlySet<string>,
  share: number,
  must: (place: RowPosition) => boolean,
  inSight: (place: RowPosition) => boolean,
): ReadonlySet<string> {
  const ids = new Set<string>();
  const fresh: RowPosition[] = [];
  for (const place of places) {
    if (before.has(place.id) || must(place)) ids.add(place.id);
    else fresh.push(place);
  }
  if (fresh.length > share)
    fresh.sort((a, b) => Number(inSight(b)) - Number(inSight(a)) || a.index - b.index);
  for (const { id } of fresh.slice(0, share)) ids.add(id);
  return ids;
}

/**
 * Ids of the rows to be drawn whole at this drawing; the others stand as bones and follow at the next frames, as many at a time as this
 * processor draws without a stutter. `places` is null of a list that is drawn whole.
 */
export function useDrawing(
  places: readonly RowPosition[] | null,
  must: (place: RowPosition) => boolean,
  inSight: (place: RowPosition) => boolean,
): ReadonlySet<string> {
  const state = useRef<{ drawn: ReadonlySet<string>; share: number }>({ drawn: new Set(), share: most });
  const [, next] = useReducer((count: number) => count + 1, 0);
  const began = performance.now();
  const { drawn, share } = state.current;
  const ids = places ? chosen(places, drawn, share, must, inSight) : drawn;
  const fresh = [...ids].filter((id) => !drawn.has(id)).length;
  useLayoutEffect(() => {
    if (!places) return;
    state.current = { drawn: ids, share: nextShare(share, fresh, performance.now() - began) };
  });
  const waits = places !== null && ids.size < places.length;
  useEffect(() => {
    if (!waits) return undefined;
    const frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  });
  return ids;
}

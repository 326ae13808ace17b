import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';

export interface RowPosition {
  readonly index: number;
  readonly id: string;
}

/**
 * The milliseconds of a frame that rows may take, and the limits of rows rendered per frame, however slow or fast the processor is.
 */
const frameMilliseconds = 8;
const [least, most] = [3, 60];

/** The number of new rows for the next render, computed from the duration of the last one. */
export const nextRowsPerFrame = (share: number, drawn: number, milliseconds: number): number => {
  if (drawn === 0 || milliseconds <= 0) return share;
  const fitting = (frameMilliseconds * drawn) / milliseconds;
  // Moves only halfway, because a single slow render says little.
  return Math.min(most, Math.max(least, Math.round((share + fitting) / 2)));
};

/** The rows to render now: those already rendered, those that must be, and as many new ones as fit, visible ones first. */
export function rowsToRender(
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
 * Ids of the rows to render completely; the others are placeholders and follow in the next frames, as many at a time as this processor
 * renders without stuttering. `places` is null for a list that is rendered completely.
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
  const ids = places ? rowsToRender(places, drawn, share, must, inSight) : drawn;
  const fresh = [...ids].filter((id) => !drawn.has(id)).length;
  useLayoutEffect(() => {
    if (!places) return;
    state.current = { drawn: ids, share: nextRowsPerFrame(share, fresh, performance.now() - began) };
  });
  const waits = places !== null && ids.size < places.length;
  useEffect(() => {
    if (!waits) return undefined;
    const frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  });
  return ids;
}

import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';

export interface RowPosition {
  readonly index: number;
  readonly id: string;
}

/** How many milliseconds of a frame the rendering of rows may take. */
const frameMilliseconds = 8;
const [least, most] = [3, 60];

/** The number of new rows to render in the next frame, from the time that the last one took. */
export const nextRowsPerFrame = (share: number, drawn: number, milliseconds: number): number => {
  if (drawn === 0 || milliseconds <= 0) return share;
  const fitting = (frameMilliseconds * drawn) / milliseconds;
  // Changes only halfway, because a single slow frame says little.
  return Math.min(most, Math.max(least, Math.round((share + fitting) / 2)));
};

/**
 * The rows to render now: those rendered before, those that must be, and as many new ones as there is time
 * for, visible ones first.
 */
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
 * The ids of the rows to render in full. The others are placeholders that follow in the next frames, as many
 * at a time as this device renders without stuttering. `places` is null for a list that is rendered as a
 * whole.
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

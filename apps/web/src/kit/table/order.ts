/** The ids with `id` at the position of `place`; those in between move by one. */
export function movedRow(ids: readonly string[], id: string, place: string): readonly string[] {
  const to = ids.indexOf(place);
  if (to < 0 || id === place || !ids.includes(id)) return ids;
  const others = ids.filter((each) => each !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}

/** The id of the row before this one; null for the first. */
export const neighbourOf = (ids: readonly string[], id: string): string | null =>
  ids[ids.indexOf(id) - 1] ?? null;

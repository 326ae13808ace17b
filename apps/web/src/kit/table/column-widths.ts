/** The least width of a resized column and of its neighbour, in pixels. */
export const leastWidth = 50;

/** Widths after the border right of column `index` moved by `by` pixels: what one gains its neighbour gives. */
export function resized(widths: readonly number[], index: number, by: number): readonly number[] {
  const own = widths[index];
  const next = widths[index + 1];
  if (own === undefined || next === undefined) return widths;
  const moved = Math.max(leastWidth - own, Math.min(by, next - leastWidth));
  return widths.map((width, at) => (at === index ? width + moved : at === index + 1 ? width - moved : width));
}

/** The minimum width in pixels of a resized column and its neighbour. */
export const minWidth = 50;

/**
 * The widths after the right edge of column `index` was moved by `by` pixels: its neighbour loses what the
 * column gains.
 */
export function resizedColumns(widths: readonly number[], index: number, by: number): readonly number[] {
  const own = widths[index];
  const next = widths[index + 1];
  if (own === undefined || next === undefined) return widths;
  const moved = Math.max(minWidth - own, Math.min(by, next - minWidth));
  return widths.map((width, at) => (at === index ? width + moved : at === index + 1 ? width - moved : width));
}

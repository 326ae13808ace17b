/** At most `most` items, evenly spaced, so that different kinds of test rows occur. */
export const sample = <Item>(items: readonly Item[], most: number): readonly Item[] =>
  items.filter((_, index) => index % Math.ceil(items.length / most) === 0);

/** The selection is evenly spaced, so that every kind of canary occurs. */
export const sample = <Item>(items: readonly Item[], most: number): readonly Item[] =>
  items.filter((_, index) => index % Math.ceil(items.length / most) === 0);

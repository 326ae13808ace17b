/** Evenly from among them, so that every kind of canary is met. */
export const sample = <Item>(items: readonly Item[], most: number): readonly Item[] =>
  items.filter((_, index) => index % Math.ceil(items.length / most) === 0);

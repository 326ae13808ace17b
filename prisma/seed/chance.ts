/** Random numbers (mulberry32) that are the same in every run, so that seeded data do not change. */
export interface Chance {
  /** @returns A whole number from 0 up to, but not including, `below`. */
  below(below: number): number;
  pick<T>(items: readonly T[]): T;
  /** @returns True in `share` of a hundred cases. */
  percent(share: number): boolean;
}

export function createChance(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    percent: (share) => next() * 100 < share,
  };
}

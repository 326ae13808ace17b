/** The generator (mulberry32) is repeatable and its seed is printed, so that a failed run can be repeated. */
export class Chance {
  #state: number;
  constructor(readonly seed: number) {
    this.#state = seed >>> 0;
  }
  /** @returns An integer from 0 up to, but not including, `limit`. */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
  }
  yes(of = 2): boolean {
    return this.below(of) === 0;
  }
  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  }
  /** @returns At most `most` of the items in random order, without repetition. */
  some<Item>(items: readonly Item[], most: number): Item[] {
    const left = [...items];
    const taken: Item[] = [];
    while (taken.length < most && left.length > 0) taken.push(...left.splice(this.below(left.length), 1));
    return taken;
  }
}

/**
 * Every `npm test` uses this seed; `pnpm check:long` uses another one each time, and `SEED=…` repeats a
 * failed run.
 */
const usualSeed = 20_261_121;

export function chanceOfToday(what: string): Chance {
  const chance = new Chance(Number(process.env.SEED ?? usualSeed));
  console.log(`${what}: SEED=${chance.seed}`);
  return chance;
}

/** Numbers that look random and are the same for the same seed. */
export class Random {
  constructor(private state: number) {}

  /** From 0 to below 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  below(most: number): number {
    return Math.floor(this.next() * most);
  }
  chance(of: number): boolean {
    return this.next() < of;
  }
  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }
  some<T>(items: readonly T[], most: number): T[] {
    const count = Math.min(items.length, 1 + this.below(most));
    return Array.from({ length: count }, () => this.pick(items)).filter(
      (item, index, all) => all.indexOf(item) === index,
    );
  }
}

/**
 * Does the work of a key soon after it was asked for, but not again before a longer time has passed, so
 * that requests that come in a burst are handled together.
 */
export class Pace {
  readonly #timers = new Map<string, NodeJS.Timeout>();
  /** The time at which the work of a key last began, for keys whose work began less than `apartMs` ago. */
  readonly #begun = new Map<string, number>();

  constructor(
    private readonly soonMs: number,
    private readonly apartMs: number,
    private readonly work: (key: string) => void,
  ) {}

  ask(key: string): void {
    if (this.#timers.has(key)) return;
    const next = (this.#begun.get(key) ?? Number.NEGATIVE_INFINITY) + this.apartMs;
    const timer = setTimeout(
      () => {
        this.#timers.delete(key);
        this.#begin(key);
      },
      Math.max(this.soonMs, next - performance.now()),
    );
    this.#timers.set(key, timer);
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #begin(key: string): void {
    const now = performance.now();
    for (const [one, at] of this.#begun) if (now - at >= this.apartMs) this.#begun.delete(one);
    this.#begun.set(key, now);
    this.work(key);
  }
}

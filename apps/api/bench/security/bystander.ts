import { setTimeout as wait } from 'node:timers/promises';

/**
 * The bystander sends light requests while others send heavy ones, because heavy requests must not make it
 * wait.
 */
export class Bystander {
  #waits: number[] = [];
  #askedAt: number | undefined;
  #isGoing = true;
  readonly #asking: Promise<void>;

  constructor(
    ask: () => Promise<void>,
    /** The time in milliseconds between two requests. */
    pause = 20,
  ) {
    this.#asking = (async () => {
      while (this.#isGoing) {
        this.#askedAt = performance.now();
        await ask();
        this.#waits.push(performance.now() - this.#askedAt);
        this.#askedAt = undefined;
        await wait(pause);
      }
    })();
  }

  /**
   * A pending request belongs to the previous run, so its end is waited for before the waits are discarded.
   */
  async begin(): Promise<void> {
    const before = this.#waits.length;
    while (this.#askedAt !== undefined && this.#waits.length === before) await wait(1);
    this.#waits = [];
  }

  /**
   * The waits include the time so far of a pending request, so that a request that is never answered counts.
   */
  waits(): readonly number[] {
    return this.#askedAt === undefined ? this.#waits : [...this.#waits, performance.now() - this.#askedAt];
  }

  async end(): Promise<void> {
    this.#isGoing = false;
    await this.#asking;
  }
}

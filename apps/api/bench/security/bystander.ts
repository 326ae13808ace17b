import { setTimeout as wait } from 'node:timers/promises';

/** Sends light requests again and again while others send heavy ones, and records how long each one takes. */
export class Bystander {
  #waits: number[] = [];
  #askedAt: number | undefined;
  #isGoing = true;
  readonly #asking: Promise<void>;

  constructor(
    ask: () => Promise<void>,
    /** Milliseconds between two requests. */
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

  /** Discards the waits so far, after waiting for a pending request, because that one belongs to the previous run. */
  async begin(): Promise<void> {
    const before = this.#waits.length;
    while (this.#askedAt !== undefined && this.#waits.length === before) await wait(1);
    this.#waits = [];
  }

  /** All waits since `begin`, including the time so far of a pending request. */
  waits(): readonly number[] {
    return this.#askedAt === undefined ? this.#waits : [...this.#waits, performance.now() - this.#askedAt];
  }

  async end(): Promise<void> {
    this.#isGoing = false;
    await this.#asking;
  }
}

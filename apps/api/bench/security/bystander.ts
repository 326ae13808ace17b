import { setTimeout as wait } from 'node:timers/promises';

/** Somebody who asks for little, again and again, while others ask for much: how long it waits each time. */
export class Bystander {
  #waits: number[] = [];
  #askedAt: number | undefined;
  #isGoing = true;
  readonly #asking: Promise<void>;

  constructor(
    ask: () => Promise<void>,
    /** Between two requests. Milliseconds. */
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

  /** Forgets the waits so far. What is still waited for belongs to what was before, and is waited for first. */
  async begin(): Promise<void> {
    const before = this.#waits.length;
    while (this.#askedAt !== undefined && this.#waits.length === before) await wait(1);
    this.#waits = [];
  }

  /** All waits since then, that of a request which has not come back with its time so far. */
  waits(): readonly number[] {
    return this.#askedAt === undefined ? this.#waits : [...this.#waits, performance.now() - this.#askedAt];
  }

  async end(): Promise<void> {
    this.#isGoing = false;
    await this.#asking;
  }
}

import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A value that all code within a body can read. While any body runs, Node 20 tracks every promise of the
 * process, which slows down everything else; so tracking ends with the last body, also for work that
 * outlives its own body.
 */
export class Scoped<Value> {
  readonly #storage = new AsyncLocalStorage<Value>();
  #within = 0;

  get value(): Value | undefined {
    return this.#storage.getStore();
  }

  async run<T>(value: Value, body: () => Promise<T>): Promise<T> {
    this.#within += 1;
    try {
      // The await is inside, because a Prisma promise starts only with its await, which must not be after the
      // value is removed.
      return await this.#storage.run(value, async () => await body());
    } finally {
      this.#within -= 1;
      if (this.#within === 0) this.#storage.disable();
    }
  }
}

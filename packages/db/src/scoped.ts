import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A value for all that an asynchronous body does. While somebody is within, Node 20 follows every promise of the process,
 * and whatever else the process does pays for it: so it ends with the last body, and with it for what outlives its own.
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
      // Awaited inside: a Prisma promise starts with its `await`, which must not be after the value has gone.
      return await this.#storage.run(value, async () => await body());
    } finally {
      this.#within -= 1;
      if (this.#within === 0) this.#storage.disable();
    }
  }
}

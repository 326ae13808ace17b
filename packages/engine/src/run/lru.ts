export class Lru<Value> {
  readonly #entries = new Map<string, Value>();
  constructor(private readonly most: number) {}

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: string, value: Value) {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    const oldest = this.#entries.size > this.most ? this.#entries.keys().next() : undefined;
    if (oldest && !oldest.done) this.#entries.delete(oldest.value);
  }

  clear() {
    this.#entries.clear();
  }
}

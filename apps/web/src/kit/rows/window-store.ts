import { shareStructure } from '#data/structural-sharing.ts';
import type { RowBase } from '#kit/definition/list-definition.ts';

/** Subscribes to one window, and returns a function that ends the subscription. */
export type OpenWindow<Row> = (at: number, onRows: (rows: readonly Row[]) => void) => () => void;

/**
 * The maximum number of windows in memory. Those that were visible last are kept; others are loaded again
 * when they become visible.
 */
const maxOpenWindows = 12;

/**
 * The rows of a list of any length, loaded in windows that are live while visible and cached for a while
 * afterwards.
 */
export class WindowStore<Row extends RowBase> {
  readonly size: number;
  readonly #read: OpenWindow<Row>;
  readonly #held = new Map<number, readonly Row[]>();
  readonly #live = new Map<number, () => void>();
  readonly #listeners = new Set<() => void>();
  #version = 0;
  #news = 0;
  #all: { readonly version: number; readonly rows: readonly Row[] } = { version: 0, rows: [] };
  #closed = false;

  constructor(read: OpenWindow<Row>, size: number) {
    this.#read = read;
    this.size = size;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly version = (): number => this.#version;
  /** How often visible rows have changed. */
  get news(): number {
    return this.#news;
  }

  window(at: number): readonly Row[] | undefined {
    return this.#held.get(at);
  }
  row(index: number): Row | undefined {
    return this.#held.get(Math.floor(index / this.size))?.[index % this.size];
  }
  /** The position of a row; -1 if it is not in memory. */
  indexOf(id: string): number {
    for (const [at, rows] of this.#held) {
      const place = rows.findIndex((row) => row.id === id);
      if (place >= 0) return at * this.size + place;
    }
    return -1;
  }
  get rows(): readonly Row[] {
    if (this.#all.version !== this.#version) {
      const inOrder = [...this.#held.entries()].toSorted(([a], [b]) => a - b);
      this.#all = { version: this.#version, rows: inOrder.flatMap(([, rows]) => rows) };
    }
    return this.#all.rows;
  }
  /** The loaded rows around this one, as far as there is no gap. */
  around(id: string): readonly Row[] {
    const place = this.indexOf(id);
    if (place < 0) return [];
    let [first, last] = [Math.floor(place / this.size), Math.floor(place / this.size)];
    while (this.#held.has(first - 1)) first -= 1;
    while (this.#held.has(last + 1)) last += 1;
    return Array.from({ length: last - first + 1 }, (_, at) => this.#held.get(first + at) ?? []).flat();
  }
  /** The number of windows in memory, and how many of them are live. */
  get sizes(): { readonly held: number; readonly live: number } {
    return { held: this.#held.size, live: this.#live.size };
  }

  /** Sets the range of visible rows. Only the windows that contain some of them are live. */
  look(first: number, last: number): void {
    if (this.#closed) return;
    const [from, to] = [Math.floor(first / this.size), Math.floor(last / this.size)];
    const wanted = new Set(Array.from({ length: to - from + 1 }, (_, index) => from + index));
    for (const [at, close] of this.#live) {
      if (wanted.has(at)) continue;
      this.#live.delete(at);
      close();
    }
    for (const at of wanted) if (!this.#live.has(at)) this.#start(at);
  }

  /** Lets windows become live again after `close`. */
  open(): void {
    this.#closed = false;
  }
  /** Ends all live windows. Their rows stay in memory. */
  close(): void {
    this.#closed = true;
    for (const close of this.#live.values()) close();
    this.#live.clear();
  }

  #start(at: number): void {
    let ended = false;
    let hasAnswered = false;
    // Registered before the window is opened, because it may answer immediately.
    this.#live.set(at, () => {
      ended = true;
    });
    const close = this.#read(at, (rows) => {
      if (ended) return;
      const isNews = hasAnswered;
      hasAnswered = true;
      this.#keep(at, rows, isNews);
    });
    this.#live.set(at, () => {
      ended = true;
      close();
    });
  }

  #keep(at: number, rows: readonly Row[], isNews: boolean): void {
    const before = this.#held.get(at);
    const next = shareStructure(before, rows);
    this.#held.delete(at);
    this.#held.set(at, next);
    for (const old of this.#held.keys()) {
      if (this.#held.size <= maxOpenWindows) break;
      if (!this.#live.has(old)) this.#held.delete(old);
    }
    if (next === before) return;
    if (isNews) this.#news += 1;
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}

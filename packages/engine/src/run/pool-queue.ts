import { unavailable } from './connection.ts';
import type { Owner, Statement } from './pool-contract.ts';
import { type Allowance, type Give, type Shares, Usage } from './pool-shares.ts';
import type { Slot } from './pool-slot.ts';

const PIPELINE_DEPTH = 4;

interface Waiting {
  /** Absent for a transaction, which needs a connection of its own. */
  readonly statement: Statement | undefined;
  readonly owner: Owner | undefined;
  readonly start: (slot: Slot) => void;
  readonly reject: (error: Error) => void;
  readonly expire: NodeJS.Timeout;
}

/** Requests that share some connections, and wait for one in order of arrival. */
export class Queue {
  readonly #waiting = new Set<Waiting>();
  readonly #usage: Usage;

  constructor(
    private readonly slots: readonly Slot[],
    private readonly waitMs: number,
    private readonly quick: QuickOnes,
    shares: Shares | undefined,
  ) {
    this.#usage = new Usage(slots, shares);
  }

  /** Tenants and users that have something on one of these connections. */
  get owners(): number {
    return this.#usage.owners;
  }

  /** The owner has something on the connection, if it is one of these, until what this returns is called. */
  take(slot: Slot, owner: Owner | undefined): Give {
    return this.#usage.take(slot, owner);
  }

  /** Starts now when a connection can take it and no request waits before it, else waits its turn. */
  place(
    start: (slot: Slot) => void,
    reject: (error: Error) => void,
    statement?: Statement,
    owner?: Owner,
  ): void {
    const slot =
      this.#waiting.size === 0 ? this.#slotFor(statement, this.#usage.allowance(owner)) : undefined;
    if (slot) {
      start(slot);
      return;
    }
    const expire = setTimeout(() => {
      this.#waiting.delete(waiting);
      reject(unavailable());
    }, this.waitMs);
    const waiting: Waiting = { statement, owner, start, reject, expire };
    this.#waiting.add(waiting);
    this.pump();
  }

  /** Gives free connections to those who wait, and opens new ones while someone does. */
  pump(): void {
    for (const waiting of this.#waiting) {
      const allowance = this.#usage.allowance(waiting.owner);
      const slot = this.#slotFor(waiting.statement, allowance);
      // The first in the queue keeps its turn, or a stream of quick statements would starve a slow one; but not when its
      // owner has its full share already.
      if (!slot && allowance.isLimited) continue;
      if (!slot) break;
      clearTimeout(waiting.expire);
      this.#waiting.delete(waiting);
      waiting.start(slot);
    }
    let wanted = this.#waiting.size;
    for (const slot of this.slots) {
      if (wanted <= 0) break;
      if (slot.state === 'connecting') wanted--;
      else if (slot.state === 'cold') {
        slot.connect();
        wanted--;
      }
    }
  }

  end(error: Error): void {
    for (const waiting of this.#waiting) {
      clearTimeout(waiting.expire);
      waiting.reject(error);
    }
    this.#waiting.clear();
  }

  /**
   * A connection that may take the statement now. What is quick goes with quick ones that are about to be sent, for the
   * write costs more than the waiting (with one, while others are idle: it may not be as quick as it was); else an idle
   * connection, else one that only has quick ones before it.
   */
  #slotFor(statement: Statement | undefined, { may }: Allowance): Slot | undefined {
    const isQuick = statement !== undefined && this.quick.has(statement);
    const idle = this.slots.find((slot) => slot.state === 'idle' && may(slot));
    const boarding =
      isQuick &&
      !statement.writes &&
      this.slots.find((slot) => isBoarding(slot, idle ? 2 : PIPELINE_DEPTH) && may(slot));
    if (boarding) return boarding;
    if (idle || !statement) return idle;
    if (!isQuick || this.slots.some(({ state }) => state === 'cold')) return undefined;
    let best: Slot | undefined;
    for (const slot of this.slots) {
      const depth = slot.connection?.inFlight ?? 0;
      const fits =
        slot.state === 'busy' && !slot.slow && depth < (best?.connection?.inFlight ?? PIPELINE_DEPTH);
      if (fits && !isHeldUp(slot) && may(slot)) best = slot;
    }
    return best;
  }
}

/** A statement that was quick when it last ran may take long with other values: then nothing is sent behind it. */
const isHeldUp = ({ connection }: Slot) =>
  connection?.busySince !== undefined && performance.now() - connection.busySince > QUICK_MS * PIPELINE_DEPTH;

const isBoarding = ({ state, slow, connection }: Slot, depth: number) =>
  state === 'busy' && !slow && connection?.isBoarding === true && connection.inFlight < depth;

/** A statement below this may share a connection with others that wait for answers: none waits long. Milliseconds. */
const QUICK_MS = 3;
const REMEMBERED = 5_000;

/** Statements that were quick when last run, by text. */
export class QuickOnes {
  readonly #texts = new Set<string>();

  has({ text }: Statement): boolean {
    return this.#texts.has(text);
  }
  learn({ name, text }: Statement, milliseconds: number): void {
    if (name === undefined) return;
    if (milliseconds > QUICK_MS * PIPELINE_DEPTH) this.#texts.delete(text);
    else if (milliseconds < QUICK_MS) {
      if (this.#texts.size > REMEMBERED) this.#texts.clear();
      this.#texts.add(text);
    }
  }
}

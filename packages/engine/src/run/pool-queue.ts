import { unavailable } from './connection.ts';
import type { Owner, Statement } from './pool-contract.ts';
import { type Allowance, type Release, type Shares, Usage } from './pool-shares.ts';
import type { Slot } from './pool-slot.ts';

const PIPELINE_DEPTH = 4;

interface Waiting {
  /** A transaction has no statement here, because it needs a connection to itself. */
  readonly statement: Statement | undefined;
  readonly owner: Owner | undefined;
  /** Identifies the owner. */
  readonly ownerKey: string | undefined;
  readonly start: (slot: Slot) => void;
  readonly reject: (error: Error) => void;
  readonly expire: NodeJS.Timeout;
}

/** Requests that share a set of connections wait for one in order of arrival. */
export class Queue {
  readonly #waiting = new Set<Waiting>();
  readonly #usage: Usage;

  constructor(
    private readonly slots: readonly Slot[],
    private readonly waitMs: number,
    private readonly quick: QuickStatements,
    shares: Shares | undefined,
  ) {
    this.#usage = new Usage(slots, shares);
  }

  get owners(): number {
    return this.#usage.owners;
  }

  /**
   * Counts the owner's use of the connection until the returned function is called. Connections outside
   * this queue are not counted.
   */
  take(slot: Slot, owner: Owner | undefined): Release {
    return this.#usage.take(slot, owner);
  }

  /** A request starts immediately only if no other request waits before it. */
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
    const ownerKey = owner && `${owner.tenant} ${owner.user}`;
    const waiting: Waiting = { statement, owner, ownerKey, start, reject, expire };
    this.#waiting.add(waiting);
    this.pump();
  }

  pump(): void {
    // Nothing more of these owners can start, so their other requests are not tried.
    let full: Set<string> | undefined;
    for (const waiting of this.#waiting) {
      const { statement, owner, ownerKey } = waiting;
      if (full && ownerKey !== undefined && full.has(ownerKey)) continue;
      const allowance = this.#usage.allowance(owner);
      const slot = this.#slotFor(statement, allowance);
      // The first in the queue keeps its turn, because a stream of quick statements would otherwise starve a
      // slow one; but it is skipped if its owner has used up its share.
      if (!slot && allowance.isLimited) {
        // A quick read can start on any connection on which another request could.
        if (ownerKey !== undefined && statement && !statement.writes && this.quick.has(statement)) {
          full ??= new Set();
          full.add(ownerKey);
        }
        continue;
      }
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
   * A quick statement joins quick ones that are about to be sent, because a network write costs more than the
   * wait. While other connections are idle, only one statement may join, since it may turn out slower this
   * time. Otherwise an idle connection is chosen, or else one with only quick statements pending.
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

/**
 * A statement that was quick last time may be slow with other values, so nothing more is sent on a connection
 * that has been busy too long.
 */
const isHeldUp = ({ connection }: Slot) =>
  connection?.busySince !== undefined && performance.now() - connection.busySince > QUICK_MS * PIPELINE_DEPTH;

const isBoarding = ({ state, slow, connection }: Slot, depth: number) =>
  state === 'busy' && !slow && connection?.isBoarding === true && connection.inFlight < depth;

/**
 * A statement faster than this many milliseconds may share a connection with other pending ones, because none
 * of them waits long.
 */
const QUICK_MS = 3;
const REMEMBERED = 5_000;

/** A statement, identified by its text, counts as quick from a quick run until a slow one. */
export class QuickStatements {
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

import type { EngineError } from '../errors.ts';
import type { LivePlan } from './live-plan.ts';
import { BATCH } from './multiplex.ts';

/** Where a subscription's answers go. */
export interface LiveSink {
  /** JSON text of the operation's `data` object. */
  next(data: Buffer): void;
  /** The subscription is over; nothing follows. */
  error(error: EngineError): void;
  /** The subscription is over without an error (the hub was closed). */
  complete(): void;
  /**
   * True while the client does not keep up: answers are then dropped, not queued, and `drained()` on the
   * subscription brings the newest one.
   */
  isBusy?(): boolean;
}

export interface Subscriber {
  readonly sink: LiveSink;
  group: Group;
  /** Hash of the last answer sent; undefined before the first, and after one was dropped. */
  sent: string | undefined;
  /** When it joined its group, by `performance.now()`: a statement begun before may not show what it just wrote. */
  since: number;
}

/** Subscribers of a cohort whose variables are the same: one answer serves them all. */
export interface Group {
  readonly key: string;
  readonly cohort: Cohort;
  readonly plan: LivePlan;
  variables: readonly (string | null)[];
  readonly subscribers: Set<Subscriber>;
  isRunning: boolean;
}

/** A change's run may not follow sooner than this after one of the same cohort, however slow that was. */
const LONGEST_REST_MS = 5_000;

/**
 * Subscribers of one tenant with one statement, and which of their groups are due. Groups are due for two reasons:
 * a new subscriber waits (at once), or data changed (in rounds: the next begins five times the last one's work after it,
 * so that an expensive operation under steady writing takes a sixth of one connection at most).
 */
export class Cohort {
  readonly groups = new Map<string, Group>();
  readonly #first = new Set<Group>();
  readonly #changed = new Set<Group>();
  /** What is left of the round that runs. */
  readonly #round = new Set<Group>();
  #roundRunning = 0;
  #roundWork = 0;
  #restUntil = 0;
  /** While the database is away. */
  #awayUntil = 0;
  failures = 0;
  /** How often of late a change was one for its subscribers, from 0 to 1; the newest round weighs half. */
  news = 1;

  constructor(
    readonly key: string,
    readonly tenant: string | null,
    readonly tables: ReadonlySet<string>,
  ) {}

  /** A subscriber of the group waits for its first answer. */
  wantFirst(group: Group): void {
    this.#first.add(group);
  }
  wantAll(): void {
    for (const group of this.groups.values()) this.#changed.add(group);
  }
  /** Those that depend on the clock. @returns whether there are any */
  wantTimely(): boolean {
    const timely = [...this.groups.values()].filter(({ plan }) => plan.dependsOnNow);
    for (const group of timely) this.#changed.add(group);
    return timely.length > 0;
  }
  want(groups: Iterable<Group>): void {
    for (const group of groups) if (this.groups.get(group.key) === group) this.#changed.add(group);
  }
  forget(group: Group): void {
    this.groups.delete(group.key);
    for (const set of [this.#first, this.#changed, this.#round]) set.delete(group);
  }

  /** Milliseconds until something is due; undefined when nothing is. */
  dueIn(now: number): number | undefined {
    for (const set of [this.#first, this.#round]) for (const group of set) if (!group.isRunning) return 0;
    if (this.#changed.size === 0 || this.#roundRunning > 0) return undefined;
    return Math.max(0, this.#restUntil - now, this.#awayUntil - now);
  }

  /** Takes up to a batch of due groups, of which none is running: an older answer never overtakes a newer. */
  take(now: number): Batch | undefined {
    if (
      this.#round.size === 0 &&
      this.#roundRunning === 0 &&
      this.#changed.size > 0 &&
      now >= Math.max(this.#restUntil, this.#awayUntil)
    ) {
      this.#roundWork = 0;
      for (const group of this.#changed) this.#round.add(group);
      this.#changed.clear();
    }
    const groups: Group[] = [];
    let isRound = false;
    for (const set of [this.#first, this.#round]) {
      for (const group of set) {
        if (groups.length === BATCH) break;
        if (group.isRunning) continue;
        group.isRunning = true;
        groups.push(group);
        isRound ||= set === this.#round;
        this.#first.delete(group);
        this.#round.delete(group);
      }
    }
    if (groups.length === 0) return undefined;
    if (isRound) this.#roundRunning++;
    return { groups, isRound };
  }

  done({ groups, isRound }: Batch, now: number, { ms, sent }: Work): void {
    for (const group of groups) group.isRunning = false;
    if (!isRound) return;
    this.#roundRunning--;
    this.#roundWork += ms;
    this.news = (this.news + Number(sent > 0)) / 2;
    if (this.#round.size === 0 && this.#roundRunning === 0) {
      this.#restUntil = Math.max(this.#restUntil, now + Math.min(5 * this.#roundWork, LONGEST_REST_MS));
    }
  }

  /** The database is away: the groups are due again after the pause, each time twice as long. */
  postpone(groups: readonly Group[], now: number, pauseMs: number): void {
    this.want(groups);
    this.#awayUntil = now + Math.min(pauseMs * 2 ** this.failures++, Math.max(pauseMs, LONGEST_REST_MS));
  }
  /** The database may be back: what waited for it need not wait longer. */
  tryAgain(): void {
    this.#awayUntil = 0;
    this.failures = 0;
  }
}

/** What a batch cost and brought. */
export interface Work {
  /** How long connections were busy with it, waiting for one not counted. Milliseconds. */
  ms: number;
  /** Answers sent. */
  sent: number;
}

export interface Batch {
  readonly groups: readonly Group[];
  readonly isRound: boolean;
}

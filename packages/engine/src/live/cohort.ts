import type { EngineError } from '../errors.ts';
import type { LivePlan } from './live-plan.ts';
import { BATCH } from './multiplex.ts';

/** Receives the answers of a subscription. */
export interface LiveSink {
  /** Receives the JSON text of the operation's `data` object. */
  next(data: Buffer): void;
  /** Ends the subscription with an error; no further call follows. */
  error(error: EngineError): void;
  /** Ends the subscription without an error (the hub was closed). */
  complete(): void;
  /**
   * True while the subscriber is too slow. Answers are then dropped, not queued, and `drained()` on the
   * subscription sends the newest one.
   */
  isBusy?(): boolean;
}

export interface Subscriber {
  readonly sink: LiveSink;
  group: Group;
  /** The hash of the last answer sent. Undefined before the first, after one was dropped, and in streams. */
  sent: string | undefined;
  /**
   * The time by `performance.now()` at which the subscriber joined its group. A statement that started
   * earlier may not include what the subscriber just wrote.
   */
  since: number;
}

/** Subscribers of a cohort with the same variables, who share one answer. */
export interface Group {
  readonly key: string;
  readonly cohort: Cohort;
  readonly plan: LivePlan;
  variables: readonly (string | null)[];
  readonly subscribers: Set<Subscriber>;
  isRunning: boolean;
}

/**
 * The maximum pause between two runs of a cohort that are triggered by changes, however slow the runs are.
 */
const LONGEST_REST_MS = 5_000;

/**
 * The milliseconds to rest after a round. Work of 50 ms or more is followed by a rest five times as long,
 * up to the maximum, so that an expensive operation under steady writes uses at most a sixth of one
 * connection. Work of up to 10 ms is followed by a rest of its own length, and the hub's own delay limits
 * the frequency.
 */
const restAfter = (workMs: number): number =>
  Math.min(workMs * Math.min(Math.max(workMs / 10, 1), 5), LONGEST_REST_MS);

/**
 * The cost of a group is its lowest in this many rounds, because the clock also counts the wait for a busy
 * processor. Until there were so many rounds, as in a process that has just started, the rest is only as
 * long as the usual work.
 */
const ROUNDS_COMPARED = 8;

/**
 * The rest after a round is at least as long as its work, or as this if the work took longer: a busy
 * machine then answers several changes together.
 */
const SLOW_ROUND_REST_MS = 100;

/**
 * The subscribers of one tenant with one statement, and the groups that must run. A group runs immediately
 * if a new subscriber waits. If data changed, groups run in rounds, and after each round there is a rest
 * that depends on its work.
 */
export class Cohort {
  readonly groups = new Map<string, Group>();
  readonly #first = new Set<Group>();
  readonly #changed = new Set<Group>();
  /** The groups that are still pending in the current round. */
  readonly #round = new Set<Group>();
  #roundRunning = 0;
  #roundWork = 0;
  #roundGroups = 0;
  #roundFailed = false;
  /** The milliseconds of work per group in each of the last rounds, the newest last. */
  #costs: readonly number[] = [];
  #restUntil = 0;
  /** The time until which the database is assumed to be unavailable. */
  #awayUntil = 0;
  failures = 0;
  /** How often recent changes brought subscribers new answers, from 0 to 1; the newest round counts half. */
  news = 1;

  constructor(
    readonly key: string,
    readonly tenant: string | null,
    readonly tables: ReadonlySet<string>,
  ) {}

  /** Marks a group that must run immediately, for example for a new subscriber. */
  wantFirst(group: Group): void {
    this.#first.add(group);
  }
  wantAll(): void {
    for (const group of this.groups.values()) this.#changed.add(group);
  }
  /** Marks the groups that depend on the clock. @returns whether there are any */
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

  /** The milliseconds until a group must run; undefined if none must. */
  dueIn(now: number): number | undefined {
    for (const set of [this.#first, this.#round]) for (const group of set) if (!group.isRunning) return 0;
    if (this.#changed.size === 0 || this.#roundRunning > 0) return undefined;
    return Math.max(0, this.#restUntil - now, this.#awayUntil - now);
  }

  /**
   * Takes up to a batch of pending groups that are not running, so that an older answer never arrives after
   * a newer one.
   */
  take(now: number): Batch | undefined {
    if (
      this.#round.size === 0 &&
      this.#roundRunning === 0 &&
      this.#changed.size > 0 &&
      now >= Math.max(this.#restUntil, this.#awayUntil)
    ) {
      this.#roundWork = 0;
      this.#roundGroups = 0;
      this.#roundFailed = false;
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
        if (set === this.#round) {
          isRound = true;
          this.#roundGroups++;
        }
        this.#first.delete(group);
        this.#round.delete(group);
      }
    }
    if (groups.length === 0) return undefined;
    if (isRound) this.#roundRunning++;
    return { groups, isRound };
  }

  done({ groups, isRound }: Batch, now: number, { ms, sent, failed }: Work): void {
    for (const group of groups) group.isRunning = false;
    if (!isRound) return;
    this.#roundRunning--;
    this.#roundWork += ms;
    this.#roundFailed ||= failed;
    this.news = (this.news + Number(sent > 0)) / 2;
    if (this.#round.size === 0 && this.#roundRunning === 0) {
      this.#restUntil = Math.max(this.#restUntil, now + this.#rest());
    }
  }

  /** The milliseconds to rest after the round that has just ended. */
  #rest(): number {
    // A failed round says nothing about the cost of an answer.
    if (this.#roundFailed) return restAfter(this.#roundWork);
    this.#costs = [...this.#costs, this.#roundWork / this.#roundGroups].slice(-ROUNDS_COMPARED);
    const usualWork = Math.min(...this.#costs) * this.#roundGroups;
    const isKnown = this.#costs.length === ROUNDS_COMPARED;
    const usualRest = isKnown ? restAfter(usualWork) : Math.min(usualWork, LONGEST_REST_MS);
    return Math.max(usualRest, Math.min(this.#roundWork, SLOW_ROUND_REST_MS));
  }

  /** Call after a temporary failure: the groups run again after a pause that doubles each time. */
  postpone(groups: readonly Group[], now: number, pauseMs: number): void {
    this.want(groups);
    this.#awayUntil = now + Math.min(pauseMs * 2 ** this.failures++, Math.max(pauseMs, LONGEST_REST_MS));
  }
  /** Call when the database may be available again: pending groups run without further delay. */
  tryAgain(): void {
    this.#awayUntil = 0;
    this.failures = 0;
  }
}

/** The cost and the result of a batch. */
export interface Work {
  /** The milliseconds that connections were busy with it, without the wait for a connection. */
  ms: number;
  /** The number of answers sent. */
  sent: number;
  failed: boolean;
}

export interface Batch {
  readonly groups: readonly Group[];
  readonly isRound: boolean;
}

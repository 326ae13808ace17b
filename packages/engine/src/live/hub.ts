import type { EngineError } from '../errors.ts';
import { engineError } from '../run/database-errors.ts';
import type { Session } from '../session.ts';
import { Cohort, type Group, type LiveSink, type Subscriber } from './cohort.ts';
import { CohortIndex } from './hub-index.ts';
import { HubRunner } from './hub-runner.ts';
import type { Change, LivePlan, LivePlanner, LiveRequest } from './live-plan.ts';

export interface LiveHubOptions {
  readonly plan: LivePlanner;
  /** The maximum number of concurrent statements; it should leave connections for requests. */
  readonly concurrency?: number;
  /** Under steady writes, changes within this many milliseconds are answered together. */
  readonly delayMs?: number;
  /**
   * The milliseconds after which a cohort retries after a temporary failure, such as an unavailable
   * database. They double with each further failure.
   */
  readonly pauseMs?: number;
  /** The interval in milliseconds at which clock-dependent queries run again. */
  readonly tickMs?: number;
}

/** The handle that a socket has for one subscription. */
export interface LiveSubscription {
  close(): void;
  /**
   * Call when the session's rights have changed: plans the subscription again, and ends it with an error if
   * it is now forbidden.
   */
  regrant(session: Session): void;
  /** Call when the sink is no longer busy: it then gets the newest answer if it missed one. */
  drained(): void;
}

/**
 * After a quiet period the first change is answered with this delay, during which the other changes of a
 * burst arrive.
 */
const FIRST_DELAY_MS = 4;

/**
 * Live queries: *hub > cohort > group > subscriber*. A cohort is one statement of one tenant; a group is
 * one set of its variables. When a feed reports a change, the cohorts that read the table run again. An
 * answer is sent to a subscriber only if its hash differs from that of the last one sent.
 */
export class LiveHub {
  readonly #plan: LivePlanner;
  readonly #delayMs: number;
  readonly #cohorts = new Map<string, Cohort>();
  readonly #index = new CohortIndex();
  readonly #runner: HubRunner;
  readonly #subscribers = new Set<Subscriber>();
  readonly #touched = new Set<Cohort>();
  #timer: NodeJS.Timeout | undefined;
  readonly #tickMs: number;
  /** The timer that runs while any query depends on the clock. */
  #ticks: NodeJS.Timeout | undefined;
  #ranAt = Number.NEGATIVE_INFINITY;
  #streams = 0;

  constructor({ plan, concurrency = 2, delayMs = 20, pauseMs = 100, tickMs = 1_000 }: LiveHubOptions) {
    this.#plan = plan;
    this.#delayMs = delayMs;
    this.#tickMs = tickMs;
    this.#runner = new HubRunner(concurrency, pauseMs, (subscriber, error) => this.#fail(subscriber, error));
  }

  /** @throws EngineError when the operation is invalid or not allowed; the sink is then never called. */
  subscribe(request: LiveRequest, session: Session, sink: LiveSink): LiveSubscription {
    const group = this.#groupFor(this.#plan(request, session));
    const subscriber: Subscriber = { sink, sent: undefined, since: 0, group };
    this.#join(subscriber);
    return {
      close: () => this.#leave(subscriber),
      regrant: (changed) => this.#regrant(subscriber, request, changed),
      drained: () => this.#drained(subscriber),
    };
  }

  /** Call when a feed reports changes. */
  changed(changes: Iterable<Change>): void {
    for (const change of changes) for (const cohort of this.#index.touchedBy(change)) this.#touch(cohort);
  }

  /** Call when changes may have been missed (a feed reconnected): every query runs again. */
  resetAll(): void {
    for (const cohort of this.#cohorts.values()) {
      cohort.tryAgain();
      this.#touch(cohort);
    }
  }

  get figures() {
    return { cohorts: this.#cohorts.size, subscribers: this.#subscribers.size, ...this.#runner.figures };
  }

  /** Completes every subscription. */
  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#stopTicks();
    for (const subscriber of [...this.#subscribers]) {
      this.#leave(subscriber);
      subscriber.sink.complete();
    }
    this.#runner.close();
  }

  #touch(cohort: Cohort): void {
    this.#touched.add(cohort);
    if (this.#timer !== undefined) return;
    const isQuiet = performance.now() - this.#ranAt > this.#delayMs;
    const delay = isQuiet ? Math.min(FIRST_DELAY_MS, this.#delayMs) : this.#delayMs;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#ranAt = performance.now();
      // Cohorts whose runs mostly return new answers are first, because a subscriber is likely to be
      // waiting for this change.
      const inTurn = [...this.#touched].sort((one, other) => other.news - one.news);
      this.#touched.clear();
      for (const each of inTurn) {
        each.wantAll();
        this.#runner.visit(each);
      }
    }, delay);
  }

  #tick(): void {
    const timely = [...this.#cohorts.values()].filter((cohort) => cohort.wantTimely());
    for (const cohort of timely) this.#runner.visit(cohort);
    if (timely.length === 0) this.#stopTicks();
  }

  #stopTicks(): void {
    clearInterval(this.#ticks);
    this.#ticks = undefined;
  }

  #groupFor(plan: LivePlan): Group {
    const key = `${plan.tenant ?? ''}\n${plan.cohortKey}`;
    let cohort = this.#cohorts.get(key);
    if (!cohort) {
      cohort = new Cohort(key, plan.tenant, plan.tables);
      this.#cohorts.set(key, cohort);
      this.#index.add(cohort);
    }
    // Each stream has its own cursor, so it cannot share a group.
    const groupKey = plan.advance ? `stream ${++this.#streams}` : JSON.stringify(plan.variables);
    const group = cohort.groups.get(groupKey) ?? {
      key: groupKey,
      cohort,
      plan,
      variables: plan.variables,
      subscribers: new Set<Subscriber>(),
      isRunning: false,
    };
    cohort.groups.set(groupKey, group);
    return group;
  }

  #join(subscriber: Subscriber): void {
    const { group } = subscriber;
    this.#subscribers.add(subscriber);
    subscriber.since = performance.now();
    group.subscribers.add(subscriber);
    if (group.plan.dependsOnNow) this.#ticks ??= setInterval(() => this.#tick(), this.#tickMs).unref();
    group.cohort.wantFirst(group);
    this.#runner.visit(group.cohort);
  }

  #leave(subscriber: Subscriber): void {
    this.#subscribers.delete(subscriber);
    const { group } = subscriber;
    const { cohort } = group;
    group.subscribers.delete(subscriber);
    if (group.subscribers.size > 0) return;
    if (cohort.groups.get(group.key) === group) cohort.forget(group);
    if (cohort.groups.size > 0 || this.#cohorts.get(cohort.key) !== cohort) return;
    this.#cohorts.delete(cohort.key);
    this.#index.delete(cohort);
    this.#touched.delete(cohort);
    this.#runner.forget(cohort);
  }

  #regrant(subscriber: Subscriber, request: LiveRequest, session: Session): void {
    if (!this.#subscribers.has(subscriber)) return;
    let plan: LivePlan;
    try {
      plan = this.#plan(request, session);
    } catch (error) {
      this.#fail(subscriber, engineError(error));
      return;
    }
    const { group } = subscriber;
    const isSamePlan = `${plan.tenant ?? ''}\n${plan.cohortKey}` === group.cohort.key;
    if (isSamePlan && JSON.stringify(plan.variables) === JSON.stringify(group.plan.variables)) return;
    this.#leave(subscriber);
    subscriber.group = this.#groupFor(plan);
    this.#join(subscriber);
  }

  #drained(subscriber: Subscriber): void {
    const { group } = subscriber;
    if (subscriber.sent !== undefined || !group.subscribers.has(subscriber)) return;
    group.cohort.wantFirst(group);
    this.#runner.visit(group.cohort);
  }

  #fail(subscriber: Subscriber, error: EngineError): void {
    if (!this.#subscribers.has(subscriber)) return;
    this.#leave(subscriber);
    subscriber.sink.error(error);
  }
}

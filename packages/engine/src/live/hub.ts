import type { EngineError } from '../errors.ts';
import { engineError } from '../run/database-errors.ts';
import type { Session } from '../session.ts';
import { Cohort, type Group, type LiveSink, type Subscriber } from './cohort.ts';
import { CohortIndex } from './hub-index.ts';
import { HubRunner } from './hub-runner.ts';
import type { Change, LivePlan, LivePlanner, LiveRequest } from './live-plan.ts';

export interface LiveHubOptions {
  readonly plan: LivePlanner;
  /** Statements under way at once; leave connections to the requests. */
  readonly concurrency?: number;
  /** Under steady writing, changes within this time are answered together. Milliseconds. */
  readonly delayMs?: number;
  /** After a failure that passes, such as a database that is away, a cohort tries again so much later. Milliseconds. */
  readonly pauseMs?: number;
  /** How often clock-dependent queries run again. Milliseconds. */
  readonly tickMs?: number;
}

/** One subscription, as its socket holds it. */
export interface LiveSubscription {
  close(): void;
  /** The session's rights changed: planned again, and ended with an error when it is now forbidden. */
  regrant(session: Session): void;
  /** The sink is no longer busy: it gets the newest answer if it missed one. */
  drained(): void;
}

/** After a quiet time the first change is answered this soon; a burst's other changes arrive within this delay. */
const FIRST_DELAY_MS = 4;

/**
 * Live queries: *hub > cohort > group > subscriber*. A cohort is one statement of one tenant, a group one set of its
 * variables. Changes reported by a feed make the cohorts that read the table run again; an answer is sent to a subscriber
 * when its hash differs from the last one sent.
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
  /** Runs while anything depends on the clock. */
  #ticks: NodeJS.Timeout | undefined;
  #ranAt = Number.NEGATIVE_INFINITY;
  #streams = 0;

  constructor({ plan, concurrency = 2, delayMs = 20, pauseMs = 100, tickMs = 1_000 }: LiveHubOptions) {
    this.#plan = plan;
    this.#delayMs = delayMs;
    this.#tickMs = tickMs;
    this.#runner = new HubRunner(concurrency, pauseMs, (subscriber, error) => this.#fail(subscriber, error));
  }

  /** @throws EngineError when the operation is not valid or not allowed; the sink is then never called. */
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

  /** Rows of these tables changed. */
  changed(changes: Iterable<Change>): void {
    for (const change of changes) for (const cohort of this.#index.touchedBy(change)) this.#touch(cohort);
  }

  /** Changes may have been missed (a feed reconnected): every query runs again. */
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
      // Cohorts whose runs mostly gave new answers go first: there a subscriber waits for this change.
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
    // Each stream has its own cursor, so it shares no group.
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

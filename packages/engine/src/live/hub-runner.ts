import { hash } from 'node:crypto';
import { DatabaseError } from 'pg-protocol';
import { EngineError } from '../errors.ts';
import { engineError } from '../run/database-errors.ts';
import type { Result } from '../run/pool-contract.ts';
import type { Cohort, Group, Subscriber, Work } from './cohort.ts';
import { multiplexed } from './multiplex.ts';

/** The number of times a statement may time out or conflict before its subscribers get the error. */
const MAX_FAILURES = 4;
/**
 * Query cancelled, deadlock, serialization failure, out of memory, too many connections, lock not
 * available.
 */
const PASSING = new Set(['57014', '40P01', '40001', '53200', '53300', '55P03']);

const isUnavailable = (error: unknown) => error instanceof EngineError && error.code === 'unavailable';
const isPassing = (error: unknown) => error instanceof DatabaseError && PASSING.has(error.code ?? '');

/** Runs cohorts in turn, one batch each, and delivers the answers. */
export class HubRunner {
  /** Cohorts with pending groups, in the order of their turns. */
  readonly #turns = new Set<Cohort>();
  readonly #alarms = new Map<Cohort, NodeJS.Timeout>();
  #running = 0;
  #scheduled = false;
  #closed = false;
  #statements = 0;
  #sent = 0;

  constructor(
    private readonly concurrency: number,
    private readonly pauseMs: number,
    private readonly fail: (subscriber: Subscriber, error: EngineError) => void,
  ) {}

  get figures() {
    return { statements: this.#statements, sent: this.#sent };
  }

  /** Call when groups of the cohort must run, now or later. */
  visit(cohort: Cohort): void {
    if (this.#closed) return;
    // Pending groups may now have to run sooner than planned.
    clearTimeout(this.#alarms.get(cohort));
    this.#alarms.delete(cohort);
    const dueIn = cohort.dueIn(performance.now());
    if (dueIn === undefined) return;
    if (dueIn > 0) {
      this.#alarms.set(
        cohort,
        setTimeout(() => this.visit(cohort), dueIn),
      );
      return;
    }
    this.#turns.add(cohort);
    // Runs after the tick, so that all subscribers that join within it share the statement.
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#next();
    });
  }

  forget(cohort: Cohort): void {
    this.#turns.delete(cohort);
    clearTimeout(this.#alarms.get(cohort));
    this.#alarms.delete(cohort);
  }

  close(): void {
    this.#closed = true;
    for (const cohort of [...this.#turns, ...this.#alarms.keys()]) this.forget(cohort);
  }

  #next(): void {
    for (const cohort of this.#turns) {
      if (this.#running >= this.concurrency || this.#closed) return;
      this.#turns.delete(cohort);
      const batch = cohort.take(performance.now());
      if (!batch) continue;
      // The cohort's remaining groups are queued after the other cohorts.
      this.visit(cohort);
      this.#running++;
      const work: Work = { ms: 0, sent: 0, failed: false };
      this.#answer(cohort, batch.groups, work).finally(() => {
        this.#running--;
        cohort.done(batch, performance.now(), work);
        this.visit(cohort);
        this.#next();
      });
    }
  }

  async #answer(cohort: Cohort, groups: readonly Group[], work: Work): Promise<void> {
    const alive = groups.filter(({ subscribers }) => subscribers.size > 0);
    const [first] = alive;
    if (!first) return;
    const askedAt = performance.now();
    let result: Result;
    try {
      this.#statements++;
      const rows = alive.map(({ variables }) => variables);
      result = await first.plan.run(multiplexed(first.plan, rows));
      work.ms += result.busyMs ?? performance.now() - askedAt;
      cohort.failures = 0;
    } catch (error) {
      work.failed = true;
      if (!isUnavailable(error)) work.ms += performance.now() - askedAt;
      await this.#failed(cohort, alive, error, work);
      return;
    }
    const answered = result.rows.map(async ([number, answer, cursor, isFull]) => {
      const group = alive[Number(number)];
      if (!group || !answer) return;
      const sent = await this.#deliver(group, answer, cursor ?? null, isFull?.toString() === 't', askedAt);
      work.sent += sent;
    });
    await Promise.all(answered);
  }

  async #failed(cohort: Cohort, groups: readonly Group[], error: unknown, work: Work): Promise<void> {
    if (isUnavailable(error) || (isPassing(error) && cohort.failures < MAX_FAILURES)) {
      cohort.postpone(groups, performance.now(), this.pauseMs);
      return;
    }
    if (groups.length > 1) {
      // A set of variables that PostgreSQL rejects must not fail the others, so each half runs separately.
      const middle = groups.length >> 1;
      await this.#answer(cohort, groups.slice(0, middle), work);
      await this.#answer(cohort, groups.slice(middle), work);
      return;
    }
    const reported = engineError(error);
    for (const group of groups)
      for (const subscriber of [...group.subscribers]) this.fail(subscriber, reported);
  }

  /** @returns the number of subscribers the answer was sent to */
  async #deliver(
    group: Group,
    answer: Buffer,
    cursor: Buffer | null,
    isFull: boolean,
    askedAt: number,
  ): Promise<number> {
    const { plan } = group;
    let sent = 0;
    if (plan.advance) {
      if (cursor === null) return 0;
      for (const { sink } of group.subscribers) if (sink.isBusy?.()) return 0;
      group.variables = plan.advance(group.variables, cursor);
      // Only a full batch may have more rows behind it, because rows that the statement could not see come
      // with a change.
      if (isFull) group.cohort.wantFirst(group);
    }
    const digest = hash('sha256', answer, 'base64');
    let finished: Buffer | undefined;
    for (const subscriber of group.subscribers) {
      if (subscriber.since > askedAt || (subscriber.sent === digest && !plan.advance)) continue;
      if (subscriber.sink.isBusy?.()) {
        subscriber.sent = undefined;
        continue;
      }
      try {
        finished ??= plan.finish ? await plan.finish(answer) : answer;
      } catch {
        this.fail(subscriber, new EngineError('unexpected', 'internal error'));
        continue;
      }
      // Its socket may have closed in the meantime.
      if (!group.subscribers.has(subscriber)) continue;
      subscriber.sent = plan.advance ? undefined : digest;
      this.#sent++;
      sent++;
      try {
        subscriber.sink.next(finished);
      } catch {
        // `next` throws, for example, if the answer is too long for a string. Only the subscriptions with
        // that answer end.
        this.fail(subscriber, new EngineError('unexpected', 'internal error'));
      }
    }
    return sent;
  }
}

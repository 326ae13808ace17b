import type { Result, Statement } from '../run/pool-contract.ts';
import type { Session } from '../session.ts';

/**
 * A subscription as planned for one subscriber, with all the hub needs to answer many subscribers with one
 * statement. If a thousand users watch the same board, each with different variables, a thousand statements
 * per change would overload the database. So subscribers whose plans have the same `cohortKey` and tenant
 * form a cohort, and one statement answers up to a hundred distinct sets of variables, which are unnested
 * and joined laterally.
 */
export interface LivePlan {
  /**
   * Plans with equal keys have the same statement: the operation's text and name, the role, and the results
   * of the grant checks in the plan are the same. The hub adds `tenant` to the key. If `tenant` is null,
   * the key contains the session's own tenant, because a statement runs with the settings of one.
   */
  readonly cohortKey: string;
  /**
   * The tenant whose changes affect the answer; `null` means any tenant (platform staff, tables without a
   * tenant).
   */
  readonly tenant: string | null;
  /** The catalog names of all tables that the statement reads. Changes of other tables never run it. */
  readonly tables: ReadonlySet<string>;
  /** The answer may change with time, without a write, so the query runs again at each tick of the hub. */
  readonly dependsOnNow?: boolean;
  /** The subscriber's parameters in PostgreSQL's text format, including session variables. */
  readonly variables: readonly (string | null)[];
  /**
   * The multiplexed statement. Its first parameter is `int4[]`, the row numbers; then follows one `text[]`
   * for each of `variables`, in order. It returns one row per row number, in any order: the number, the
   * JSON text of the response's `data` object and, for streams only, the new cursor and whether the batch
   * is full, as `t` or `f`. Its form is: select s.i, answer.json from unnest($1::int4[], $2::text[],
   * $3::text[]) as s(i, v1, v2) cross join lateral (select … s.v1::uuid … s.v2::text …) as answer(json)
   */
  readonly statement: Omit<Statement, 'values'>;
  /**
   * Runs the statement on the right pool with this tenant's settings. The hub calls the `run` of any one
   * member for the whole cohort.
   */
  run(statement: Statement): Promise<Result>;
  /** Decrypts PostgreSQL's answer. Absent if nothing in it is encrypted. */
  finish?(answer: Buffer): Buffer | Promise<Buffer>;
  /**
   * Present for `T_stream`: returns the variables of the next run, from those of this run and the cursor
   * cell. It is not called if the cell is null, which means that there are no rows.
   */
  advance?(variables: readonly (string | null)[], cursor: Buffer): readonly (string | null)[];
}

/** A subscription request as the client sent it. */
export interface LiveRequest {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Readonly<Record<string, unknown>> | null;
}

/** Called when a client subscribes, and again whenever the session's rights change. @throws EngineError */
export type LivePlanner = (request: LiveRequest, session: Session) => LivePlan;

/**
 * A row change reported by a feed. If `tenant` is null, it is unknown or there is none, so the cohorts of
 * every tenant run again.
 */
export interface Change {
  readonly table: string;
  readonly tenant: string | null;
}

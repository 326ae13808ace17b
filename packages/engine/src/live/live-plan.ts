import type { Result, Statement } from '../run/pool-contract.ts';
import type { Session } from '../session.ts';

/**
 * A subscription as planned for one subscriber: what the hub must know to answer many subscribers by one statement.
 *
 * The problem: a thousand people watch the same board, each with other variables; a thousand statements per change
 * would sink the database. So subscribers whose plans have the same `cohortKey` and tenant form a cohort, and one
 * statement answers up to a hundred distinct sets of variables: they are unnested and joined laterally.
 */
export interface LivePlan {
  /**
   * Equal keys mean the same statement: the operation's text and name, the role, and the outcome of the grants
   * that the plan consulted. Must not hold the tenant (the hub adds it) nor variables.
   */
  readonly cohortKey: string;
  /** Whose changes touch the answer. `null`: any tenant's (platform staff, tables without a tenant). */
  readonly tenant: string | null;
  /** Every table that the statement reads, by its catalog name. Changes of others never run it. */
  readonly tables: ReadonlySet<string>;
  /** The answer may change as time passes, without a write: the query runs again each second. */
  readonly dependsOnNow?: boolean;
  /** This subscriber's parameters in PostgreSQL's text format, session variables included. */
  readonly variables: readonly (string | null)[];
  /**
   * The multiplexed statement. Its first parameter is `int4[]`, the row numbers; then comes one `text[]` for each
   * of `variables`, in order. It yields one row for each row number, in any order: the number, then the JSON text of
   * the answer's `data` object, then, for streams only, the new cursor. In shape:
   *
   *     select s.i, answer.json
   *       from unnest($1::int4[], $2::text[], $3::text[]) as s(i, v1, v2)
   *       cross join lateral (select … s.v1::uuid … s.v2::text …) as answer(json)
   */
  readonly statement: Omit<Statement, 'values'>;
  /** Runs the statement on the right pool with this tenant's settings. The hub calls any one member's `run` for all. */
  run(statement: Statement): Promise<Result>;
  /** What is left to do after PostgreSQL (decryption). */
  finish?(answer: Buffer): Buffer | Promise<Buffer>;
  /**
   * Present for `T_stream`: the variables of the next run, made from this run's and the cursor cell. A null cell
   * means no rows: nothing is sent.
   */
  advance?(variables: readonly (string | null)[], cursor: Buffer): readonly (string | null)[];
}

/** A subscription as it came from the client. */
export interface LiveRequest {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Readonly<Record<string, unknown>> | null;
}

/** Makes a plan or throws EngineError: called at subscribe and again whenever the session's rights change. */
export type LivePlanner = (request: LiveRequest, session: Session) => LivePlan;

/** A row change reported by a feed. `tenant` null: unknown or none, so every tenant's cohorts are touched. */
export interface Change {
  readonly table: string;
  readonly tenant: string | null;
}

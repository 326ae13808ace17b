import type { FieldNode, GraphQLSchema } from 'graphql';
import type { Catalog } from './catalog.ts';
import { EngineError } from './errors.ts';
import { LiveHub } from './live/hub.ts';
import type { LivePlanner } from './live/live-plan.ts';
import { keyVariable } from './plan/by-key.ts';
import { type ColumnUse, columnsUsed } from './plan/columns-used.ts';
import { innermost } from './plan/plan.ts';
import type { Operand } from './plan/tree.ts';
import { defaultLimits, type Limits } from './read/limits.ts';
import { bind, type Values } from './run/bind.ts';
import type { Compiled, Named } from './run/compiled.ts';
import { engineError } from './run/database-errors.ts';
import { type ExplainedStatement, explained } from './run/explain.ts';
import { exportRows } from './run/export-rows.ts';
import { joined } from './run/joined.ts';
import { mutate } from './run/mutate.ts';
import { type OperationText, Planner, type Prepared } from './run/planner.ts';
import type { PgPool, Settings } from './run/pool-contract.ts';
import { nullText, type Running } from './run/running.ts';
import { opened, type Seal } from './run/seal.ts';
import type { HiddenRoots } from './schema/role-schema.ts';
import type { Permissions, Session } from './session.ts';

export interface EngineOptions {
  readonly catalog: Catalog;
  readonly permissions: Permissions;
  /** `platform` runs the plans of rules that span tenants; without it such plans are refused. */
  readonly pools: {
    readonly tenant: PgPool;
    readonly platform?: PgPool;
    /** Of exports, which hold a connection for as long as their reader takes; without them the others'. */
    readonly exports?: { readonly tenant: PgPool; readonly platform?: PgPool };
  };
  /** Further settings of every transaction, e.g. `app.now`. */
  readonly settings?: () => Settings;
  readonly limits?: Partial<Limits>;
  /** bigint, numeric and double columns as strings. */
  readonly stringifyNumeric?: boolean;
  /**
   * Where Hasura and the product's rules differ, as Hasura has it: a write's targets and what it returns are bounded by
   * the write's own permission only, and a nested insert needs no right to read.
   */
  readonly hasuraRules?: boolean;
  readonly hidden?: HiddenRoots;
  /** The database's function for `{ sql: 'now' }` in rules; `app.now` where there is tenancy, else `now`. */
  readonly now?: string;
  /** Opens and closes sealed columns; without it they are null and cannot be written. */
  readonly seal?: Seal;
}

/** Stages in milliseconds, filled in when given: for a Server-Timing header. */
export interface Timings {
  plan?: number;
  database?: number;
}
/** What a host knows of a request beside the operation. */
export interface Asking {
  readonly timings?: Timings;
  /** Aborted when nobody waits any more: the statement is cancelled, and the promise rejects with the reason. */
  readonly signal?: AbortSignal;
}
type Variables = Readonly<Record<string, unknown>>;

export interface Engine {
  /** The role's schema, with the host's roots once `extend` was called. Built on first use. */
  schemaFor(role: string): GraphQLSchema;
  /** Merges the roots of a hand-written schema into every role's. */
  extend(base: GraphQLSchema): void;
  /** Parsed, validated and within limits for the session's role; remembered by text. @throws EngineError */
  plan(operation: OperationText, session: Session): Prepared;
  /** The answer's `data` object as json text, for operations of kind `table`. @throws EngineError */
  execute(
    prepared: Prepared,
    variables: Variables | null | undefined,
    session: Session,
    asking?: Asking,
  ): Promise<Buffer>;
  /** Json text by key of the engine's roots among `keys`; those that @skip leaves out are absent. @throws EngineError */
  executeRoots(
    prepared: Prepared,
    keys: readonly string[],
    variables: Variables | null | undefined,
    session: Session,
    asking?: Asking,
  ): Promise<Map<string, Buffer>>;
  /**
   * A row for a host's root field whose type is a table, by its key (a value, or an object for keys of several columns):
   * json text of the field's selection, `null` when the session may not read the row.
   */
  readByPk(
    table: string,
    key: string | number | Variables,
    field: FieldNode,
    prepared: Prepared,
    variables: Variables | null | undefined,
    session: Session,
  ): Promise<Buffer>;
  /**
   * The rows of an operation that asks for one list, as json texts, some at a time and without the limit of rows; `take` is
   * waited for. Rejects when a row could not be read or the signal is aborted, and then gives no more. @throws EngineError
   */
  exportRows(
    prepared: Prepared,
    variables: Variables | null | undefined,
    session: Session,
    take: (rows: readonly Buffer[]) => Promise<void>,
    asking?: Asking,
  ): Promise<void>;
  /** Subscriptions to tables. */
  readonly live: LiveHub;
  /** A subscription as the live hub needs it. @throws EngineError */
  readonly livePlan: LivePlanner;
  /** How an operation of kind `table` would be answered, for its author: never for a stranger. @throws EngineError */
  explain(
    prepared: Prepared,
    variables: Variables | null | undefined,
    session: Session,
  ): Promise<Explanation>;
  /** Every table that the operation reads. @throws EngineError */
  tablesOf(
    prepared: Prepared,
    variables: Variables | null | undefined,
    session: Session,
  ): ReadonlySet<string>;
  /** Every column that the operation's plan touches, and how. @throws EngineError */
  columnsOf(
    prepared: Prepared,
    variables: Variables | null | undefined,
    session: Session,
  ): readonly ColumnUse[];
}

/** A plan, said aloud. */
export interface Explanation {
  readonly role: string;
  readonly tables: readonly string[];
  /** The grants that the plan was made by, and whether the session holds them. */
  readonly grants: Readonly<Record<string, boolean>>;
  readonly acrossTenants: boolean;
  /** Whether the answer changes as time passes. */
  readonly dependsOnNow: boolean;
  readonly statements: readonly ExplainedStatement[];
  /** Milliseconds: of planning, 0.0 when the plan was remembered; of the statements, EXPLAIN's own cost in it. */
  readonly timings: Readonly<Required<Timings>>;
}

/** What `touchAll('day')` asks again. */
const ofToday: ReadonlySet<string> = new Set(['day']);

export function createEngine(options: EngineOptions): Engine {
  const { catalog, permissions, pools, stringifyNumeric = false } = options;
  const now = options.now ?? (catalog.tenancy ? 'app.now' : 'now');
  const planner = new Planner({
    catalog,
    permissions,
    stringifyNumeric,
    now,
    hasuraRules: options.hasuraRules === true,
    hidden: options.hidden ?? {},
    limits: { ...defaultLimits, ...options.limits },
  });

  const settingsFor = (session: Session): Settings => {
    const tenancy = catalog.tenancy;
    const tenant = tenancy && { [tenancy.setting]: session.variables[tenancy.sessionVariable] ?? '' };
    return { ...tenant, ...options.settings?.() };
  };
  const poolFor = (compiled: Compiled, { tenant, platform }: EngineOptions['pools'] = pools): PgPool => {
    if (!compiled.acrossTenants) return tenant;
    if (!platform) throw new EngineError('unavailable', 'there is no connection for the platform');
    return platform;
  };
  const runningFor = (compiled: Compiled, values: Values): Running => ({
    pool: poolFor(compiled),
    settings: settingsFor(values.session),
    values,
    now,
  });

  async function read(
    compiled: Compiled,
    statement: Named,
    values: Values,
    asking?: Asking,
  ): Promise<readonly (Buffer | null)[]> {
    const started = performance.now();
    const { pool, settings } = runningFor(compiled, values);
    try {
      const { rows } = await pool.query(
        { name: statement.name, text: statement.text, values: bind(statement.operands, values) },
        settings,
        asking?.signal,
      );
      const cells = rows[0] ?? [];
      if (!compiled.sealed) return cells;
      return cells.map((cell) => cell && opened(cell, options.seal, values.session));
    } catch (error) {
      throw engineError(error);
    } finally {
      if (asking?.timings) asking.timings.database = performance.now() - started;
    }
  }

  function compile(
    prepared: Prepared,
    variables: Variables | null | undefined,
    session: Session,
    keys?: readonly string[],
    asking?: Asking,
  ) {
    const started = performance.now();
    const values: Values = {
      variables: prepared.coerce(variables ?? {}),
      session,
      longestList: planner.options.limits.list,
      seal: options.seal,
    };
    const { compiled, id, consulted } = planner.compile(prepared, values.variables, session, keys);
    if (asking?.timings) asking.timings.plan = performance.now() - started;
    return { compiled, id, consulted, values };
  }

  async function write(compiled: Compiled, values: Values, asking?: Asking): Promise<Map<string, Buffer>> {
    const started = performance.now();
    try {
      const texts = await mutate(compiled, { ...runningFor(compiled, values), signal: asking?.signal });
      if (!compiled.sealed) return texts;
      return new Map([...texts].map(([key, text]) => [key, opened(text, options.seal, values.session)]));
    } catch (error) {
      throw engineError(error);
    } finally {
      if (asking?.timings) asking.timings.database = performance.now() - started;
    }
  }

  const livePlan: LivePlanner = (request, session) => {
    const prepared = planner.prepare(request, session);
    if (prepared.operation !== 'subscription' || prepared.kind !== 'table')
      throw new EngineError('validation-failed', 'not a subscription to tables');
    const { compiled, id, values } = compile(prepared, request.variables, session);
    const { name, text, operands } = compiled.multiplexed;
    const { tenancy } = catalog;
    const own = tenancy ? (session.variables[tenancy.sessionVariable] ?? '') : '';
    // Rows of shared tables belong to the platform: its changes touch every tenant.
    const anyTenant =
      !tenancy ||
      compiled.acrossTenants ||
      [...compiled.tables].some((table) => catalog.tables[table]?.shared);
    return {
      // Two tenants never share a statement, for it runs with the settings of one.
      cohortKey: anyTenant ? `${id} ${own}` : id,
      tenant: anyTenant ? null : own,
      tables: compiled.tables,
      tags: compiled.dependsOnNow ? ofToday : undefined,
      variables: bind(operands, values),
      statement: { name, text },
      advance: isStream(compiled) ? (variables, cursor) => advanced(operands, variables, cursor) : undefined,
      run: (statement) => poolFor(compiled).query(statement, settingsFor(session)),
      ...(compiled.sealed ? { finish: (answer: Buffer) => opened(answer, options.seal, session) } : {}),
    };
  };

  return {
    schemaFor: (role) => planner.role(role).schema,
    extend: (base) => planner.extend(base),
    plan: (operation, session) => planner.prepare(operation, session),

    async execute(prepared, variables, session, asking) {
      const { compiled, values } = compile(prepared, variables, session, undefined, asking);
      if (prepared.operation === 'mutation') return joined(await write(compiled, values, asking));
      const [cell] = await read(compiled, compiled.data, values, asking);
      return cell ?? nullText;
    },

    async executeRoots(prepared, keys, variables, session, asking) {
      const { compiled, values } = compile(prepared, variables, session, keys, asking);
      if (prepared.operation === 'mutation') return write(compiled, values, asking);
      if (compiled.roots.length === 0) return new Map();
      const cells = await read(compiled, compiled.apart, values, asking);
      return new Map(compiled.roots.map(({ key }, index) => [key, cells[index] ?? nullText]));
    },

    async exportRows(prepared, variables, session, take, asking) {
      if (prepared.operation !== 'query' || prepared.kind !== 'table')
        throw new EngineError('not-supported', 'one list is expected');
      const { compiled, values } = compile(prepared, variables, session);
      const pool = poolFor(compiled, pools.exports);
      const running = { ...runningFor(compiled, values), pool, signal: asking?.signal };
      const open = (row: Buffer) => (compiled.sealed ? opened(row, options.seal, session) : row);
      await exportRows(compiled, running, (rows) => take(rows.map(open)));
    },

    async readByPk(table, key, field, prepared, variables, session) {
      const coerced = prepared.coerce(variables ?? {});
      const { compiled } = planner.compileByKey(
        prepared,
        table,
        field.alias?.value ?? field.name.value,
        coerced,
        session,
      );
      const named = typeof key === 'object' ? key : { [keyColumn(catalog, table)]: key };
      const [cell] = await read(compiled, compiled.apart, {
        variables: { ...coerced, [keyVariable]: named },
        session,
      });
      return cell ?? nullText;
    },

    live: new LiveHub({ plan: livePlan }),
    livePlan,

    async explain(prepared, variables, session) {
      const timings: Timings = {};
      const { compiled, consulted, values } = compile(prepared, variables, session, undefined, { timings });
      const started = performance.now();
      const { tables, acrossTenants, dependsOnNow } = compiled;
      try {
        const statements = await explained(compiled, prepared.operation, runningFor(compiled, values));
        return {
          role: prepared.role,
          tables: [...tables].sort(),
          grants: Object.fromEntries(consulted),
          acrossTenants,
          dependsOnNow,
          statements,
          timings: { plan: timings.plan ?? 0, database: performance.now() - started },
        };
      } catch (error) {
        throw engineError(error);
      }
    },

    tablesOf: (prepared, variables, session) => compile(prepared, variables, session).compiled.tables,
    columnsOf: (prepared, variables, session) =>
      columnsUsed(compile(prepared, variables, session).compiled.roots),
  };
}

const isStream = ({ roots }: Compiled) => innermost(roots).some(({ root }) => root.is === 'stream');

/** The variables of a stream's next batch: those that say where it stands are the cursor now. */
const advanced = (operands: readonly Operand[], variables: readonly (string | null)[], cursor: Buffer) =>
  variables.map((variable, index) =>
    operands[index]?.source.from === 'cursor' ? cursor.toString() : variable,
  );

const keyColumn = ({ tables, tenancy }: Catalog, table: string) =>
  tables[table]?.primaryKey.columns.find((column) => column !== tenancy?.column) ?? '';

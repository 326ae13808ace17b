import type { Catalog } from './catalog.ts';
import type { Engine, EngineOptions, ExecuteOptions, Timings, Variables } from './engine-contract.ts';
import { EngineError } from './errors.ts';
import { LiveHub } from './live/hub.ts';
import type { LivePlanner } from './live/live-plan.ts';
import { keyVariable } from './plan/by-key.ts';
import { columnsUsed } from './plan/columns-used.ts';
import type { Operand } from './plan/ir.ts';
import { innermost } from './plan/plan.ts';
import { defaultLimits } from './read/limits.ts';
import { isRelativeTime } from './read/relative-times.ts';
import { bind, type Values } from './run/bind.ts';
import { decryptMarked } from './run/column-cipher.ts';
import type { Compiled, NamedStatement } from './run/compiled.ts';
import { engineError } from './run/database-errors.ts';
import { explainStatements } from './run/explain.ts';
import { copyRows, exportRows } from './run/export-rows.ts';
import { jsonObjectOf } from './run/joined.ts';
import { JsonRowWriter } from './run/json-row-writer.ts';
import { mutate } from './run/mutate.ts';
import { Planner, type Prepared } from './run/planner.ts';
import type { Owner, PgPool, Settings } from './run/pool-contract.ts';
import { nullText, type RunContext } from './run/running.ts';
import { savepoints } from './run/savepoints.ts';
import type { HiddenRoots } from './schema/role-schema.ts';
import type { Session } from './session.ts';

/**
 * PostgreSQL would plan a multiplexed statement again for each change, because it finds a plan for the exact
 * number of sets of variables cheaper. Since the values come from rows, a generic plan is as good.
 */
const plannedOnce = { plan_cache_mode: 'force_generic_plan' };

const nothingHidden: HiddenRoots = {};
const bare = ['', ''] as const;
const envelope = ['{"data":', '}'] as const;
const within = (before: string, text: Buffer, after: string) =>
  before === '' ? text : Buffer.concat([Buffer.from(before), text, Buffer.from(after)]);

export function createEngine(options: EngineOptions): Engine {
  const { catalog, permissions, pools, stringifyNumeric = false } = options;
  const now = options.now ?? (catalog.tenancy ? 'app.now' : 'now');
  const planner = new Planner({
    catalog,
    permissions,
    stringifyNumeric,
    now,
    hasuraRules: options.hasuraRules === true,
    nullIsNoCondition: options.nullIsNoCondition,
    hidden: options.hidden ?? nothingHidden,
    beforeIntrospection: options.beforeIntrospection,
    limits: { ...defaultLimits, ...options.limits },
  });

  const settingsFor = ({ acrossTenants }: Compiled, session: Session): Settings => {
    const tenancy = catalog.tenancy;
    const tenant = tenancy && { [tenancy.setting]: session.variables[tenancy.sessionVariable] ?? '' };
    const span = acrossTenants && tenancy?.acrossTenants ? { [tenancy.acrossTenants]: 'on' } : undefined;
    return { ...tenant, ...span, ...options.settings?.() };
  };
  const ownerOf = ({ variables }: Session): Owner => ({
    tenant: (catalog.tenancy && variables[catalog.tenancy.sessionVariable]) ?? '',
    user: variables['x-hasura-user-id'] ?? '',
  });
  /**
   * Tables of the platform need the platform's login. Row-level security limits it to one tenant unless
   * `acrossTenants` is set, so other tables in the query show no more rows than usual. A tenant's session
   * never gets this login.
   */
  const readsPlatformOnly = ({ tables }: Compiled, { variables }: Session): boolean =>
    catalog.tenancy !== undefined &&
    variables[catalog.tenancy.sessionVariable] === catalog.tenancy.platformId &&
    [...tables].some((name) => catalog.tables[name]?.platformOnly);
  const poolFor = (
    compiled: Compiled,
    session: Session,
    { tenant, platform }: EngineOptions['pools'] = pools,
  ): PgPool => {
    if (!compiled.acrossTenants && !readsPlatformOnly(compiled, session)) return tenant;
    if (!platform) throw new EngineError('unavailable', 'there is no connection for the platform');
    return platform;
  };
  /**
   * Data without a tenant are written with the platform's login, because the tenants' login can only read
   * them.
   */
  const isPlatforms = ({ tables }: Compiled): boolean =>
    catalog.tenancy !== undefined &&
    [...tables].every((name) => name !== catalog.tenancy?.tenants && !catalog.tables[name]?.tenant);
  const runningFor = (compiled: Compiled, values: Values): RunContext => ({
    pool: poolFor(compiled, values.session),
    settings: settingsFor(compiled, values.session),
    values,
    now,
    owner: ownerOf(values.session),
  });

  async function read(
    compiled: Compiled,
    { name, text, operands }: NamedStatement,
    values: Values,
    executeOptions?: ExecuteOptions,
    into?: JsonRowWriter,
  ): Promise<readonly (Buffer | null)[]> {
    const started = performance.now();
    const { pool, settings, owner } = runningFor(compiled, values);
    try {
      const statement = { name, text, values: bind(operands, values), into };
      const { rows } = await pool.query(statement, settings, executeOptions?.signal, owner);
      const cells = into ? [into.finish()] : (rows[0] ?? []);
      if (!compiled.encrypted) return cells;
      return cells.map((cell) => cell && decryptMarked(cell, options.cipher, values.session));
    } catch (error) {
      throw engineError(error);
    } finally {
      if (executeOptions?.timings) executeOptions.timings.database = performance.now() - started;
    }
  }

  function readApart(compiled: Compiled, values: Values, executeOptions?: ExecuteOptions) {
    const { only } = compiled;
    if (!only) return read(compiled, compiled.apart, values, executeOptions);
    return read(compiled, only.statement, values, executeOptions, new JsonRowWriter(only.shape, '', ''));
  }

  function compile(
    prepared: Prepared,
    variables: Variables | null | undefined,
    session: Session,
    keys?: readonly string[],
    executeOptions?: ExecuteOptions,
  ) {
    const started = performance.now();
    const values: Values = {
      variables: prepared.coerce(variables ?? {}),
      session,
      maxListLength: planner.options.limits.list,
      boundedPatterns: planner.options.limits.boundedPatterns,
      cipher: options.cipher,
    };
    const { compiled, id, consulted } = planner.compile(prepared, values.variables, session, keys);
    if (executeOptions?.timings) executeOptions.timings.plan = performance.now() - started;
    return { compiled, id, consulted, values };
  }

  const writingFor = (compiled: Compiled, values: Values): RunContext => {
    const running = runningFor(compiled, values);
    const pool = isPlatforms(compiled) ? (pools.platform ?? running.pool) : running.pool;
    return {
      ...running,
      pool,
      settings: { ...running.settings, ...options.writerSettings?.(values.session) },
    };
  };

  async function write(
    compiled: Compiled,
    values: Values,
    executeOptions?: ExecuteOptions,
    pool?: PgPool,
  ): Promise<Map<string, Buffer>> {
    const started = performance.now();
    try {
      const running = writingFor(compiled, values);
      const texts = await mutate(compiled, {
        ...running,
        pool: pool ?? running.pool,
        signal: executeOptions?.signal,
      });
      if (!compiled.encrypted) return texts;
      return new Map(
        [...texts].map(([key, text]) => [key, decryptMarked(text, options.cipher, values.session)]),
      );
    } catch (error) {
      throw engineError(error);
    } finally {
      if (executeOptions?.timings) executeOptions.timings.database = performance.now() - started;
    }
  }

  const livePlan: LivePlanner = (request, session) => {
    const prepared = planner.prepare(request, session);
    if (prepared.operation !== 'subscription' || prepared.kind !== 'table')
      throw new EngineError('validation-failed', 'not a subscription to tables');
    const { compiled, id, values } = compile(prepared, request.variables, session);
    if (compiled.roots.length === 0) throw new EngineError('unexpected', 'empty selset for subscription');
    const { name, text, operands } = compiled.multiplexed;
    const variables = bind(operands, values);
    const { tenancy } = catalog;
    const own = tenancy ? (session.variables[tenancy.sessionVariable] ?? '') : '';
    // Rows of shared tables belong to the platform, so a change of them concerns all tenants.
    const anyTenant =
      !tenancy ||
      compiled.acrossTenants ||
      [...compiled.tables].some((table) => catalog.tables[table]?.shared);
    return {
      // A statement runs with the settings of one tenant, so tenants never share one.
      cohortKey: anyTenant ? `${id} ${own}` : id,
      tenant: anyTenant ? null : own,
      tables: compiled.tables,
      dependsOnNow:
        compiled.dependsOnNow || variables.some((text, index) => isRelativeTime(operands[index]?.type, text)),
      variables,
      statement: { name, text },
      advance: isStream(compiled) ? (variables, cursor) => advanced(operands, variables, cursor) : undefined,
      run: (statement) =>
        poolFor(compiled, session).query(
          statement,
          { ...settingsFor(compiled, session), ...plannedOnce },
          undefined,
          {
            ...ownerOf(session),
            user: 'live',
          },
        ),
      ...(compiled.encrypted
        ? { finish: (answer: Buffer) => decryptMarked(answer, options.cipher, session) }
        : {}),
    };
  };

  return {
    schemaFor: (role) => planner.role(role).schema,
    extend: (base, offers) => planner.extend(base, offers),
    plan: (operation, session) => planner.prepare(operation, session),

    async execute(prepared, variables, session, executeOptions) {
      const { compiled, values } = compile(prepared, variables, session, undefined, executeOptions);
      const [before, after] = executeOptions?.enveloped ? envelope : bare;
      if (prepared.operation === 'mutation')
        return within(before, jsonObjectOf(await write(compiled, values, executeOptions)), after);
      const { only } = compiled;
      if (!only) {
        const [cell] = await read(compiled, compiled.data, values, executeOptions);
        return within(before, cell ?? nullText, after);
      }
      const text = new JsonRowWriter(only.shape, `${before}{${JSON.stringify(only.key)}:`, `}${after}`);
      const [cell] = await read(compiled, only.statement, values, executeOptions, text);
      return cell ?? nullText;
    },

    async executeRoots(prepared, keys, variables, session, executeOptions) {
      const { compiled, values } = compile(prepared, variables, session, keys, executeOptions);
      if (prepared.operation === 'mutation') return write(compiled, values, executeOptions);
      if (compiled.roots.length === 0) return new Map();
      const cells = await readApart(compiled, values, executeOptions);
      return new Map(compiled.roots.map(({ key }, index) => [key, cells[index] ?? nullText]));
    },

    async together(prepared, sample, session, body, executeOptions) {
      if (prepared.operation !== 'mutation' || prepared.kind !== 'table')
        throw new EngineError('not-supported', 'a mutation of tables is expected');
      const first = compile(prepared, sample, session);
      const { pool, settings } = writingFor(first.compiled, first.values);
      return pool.transaction(
        settings,
        (query) =>
          body({
            query,
            async attempt(variables) {
              const { compiled, values } = compile(prepared, variables, session);
              const isSame =
                writingFor(compiled, values).pool === pool &&
                compiled.acrossTenants === first.compiled.acrossTenants;
              if (!isSame) throw new EngineError('not-supported', 'not one transaction');
              return jsonObjectOf(await write(compiled, values, undefined, savepoints(query)));
            },
          }),
        executeOptions?.signal,
        ownerOf(session),
      );
    },

    async exportRows(prepared, variables, session, cells, take, executeOptions) {
      if (prepared.operation !== 'query' || prepared.kind !== 'table')
        throw new EngineError('not-supported', 'one list is expected');
      const { compiled, values } = compile(prepared, variables, session);
      const pool = poolFor(compiled, session, pools.exports);
      const running = { ...runningFor(compiled, values), pool, signal: executeOptions?.signal };
      const copy = copyRows(compiled, cells, running);
      if (copy) return copy(take.lines);
      const open = (row: Buffer) => (compiled.encrypted ? decryptMarked(row, options.cipher, session) : row);
      await exportRows(compiled, running, (rows) => take.objects(rows.map(open)));
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
      const [cell] = await readApart(compiled, {
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
        const statements = await explainStatements(
          compiled,
          prepared.operation,
          runningFor(compiled, values),
        );
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

/** The variables of a stream's next batch, in which the cursor replaces the initial values. */
const advanced = (operands: readonly Operand[], variables: readonly (string | null)[], cursor: Buffer) =>
  variables.map((variable, index) =>
    operands[index]?.source.from === 'cursor' ? cursor.toString() : variable,
  );

const keyColumn = ({ tables, tenancy }: Catalog, table: string) =>
  tables[table]?.primaryKey.columns.find((column) => column !== tenancy?.column) ?? '';

import pg from 'pg';
import { createEngine, type Engine, EngineError, type EngineOptions, type Session } from '../src/index.ts';
import { Pool } from '../src/run/pool.ts';
import { catalog, permissions, rows, sessionOf, tables } from './fixture.ts';
import { resetIfWritten } from './reset-if-written.ts';
import { startPostgres } from './start-postgres.ts';

export type Answer = { readonly data: unknown } | { readonly errors: readonly unknown[] };

/** Starts PostgreSQL with the fixture, and an engine on it. */
export async function startWorld(options: Partial<EngineOptions> = {}) {
  const postgres = await startPostgres();
  const owner = new pg.Client({ connectionString: postgres.url });
  await owner.connect();
  await owner.query(tables);
  const reset = resetIfWritten(owner, rows);
  await reset();
  const statements: string[] = [];
  const pool = new Pool({
    connectionString: postgres.url,
    size: 2,
    waitMs: 60_000,
    statementTimeoutMs: 60_000,
  });
  const heard: EngineOptions['pools']['tenant'] = {
    query: (statement, settings) => {
      statements.push(statement.text);
      return pool.query(statement, settings);
    },
    transaction: (settings, body) =>
      pool.transaction(settings, (query) =>
        body((statement) => {
          statements.push(statement.text);
          return query(statement);
        }),
      ),
    end: () => pool.end(),
  };
  const engine = createEngine({
    catalog,
    permissions,
    pools: { tenant: heard, platform: heard },
    now: 'now',
    ...options,
  });
  return {
    engine,
    pool: heard,
    owner,
    url: postgres.url,
    statements,
    reset,
    ask: (query: string, session: Session = sessionOf(), variables: Record<string, unknown> = {}) =>
      ask(engine, query, session, variables),
    async stop() {
      await pool.end();
      await owner.end();
      await postgres.stop();
    },
  };
}
export type World = Awaited<ReturnType<typeof startWorld>>;

export async function ask(
  engine: Engine,
  query: string,
  session: Session,
  variables: Record<string, unknown> = {},
): Promise<Answer> {
  return JSON.parse(await answerText({ engine, query, session, variables })) as Answer;
}

export interface Question {
  readonly engine: Engine;
  readonly query: string;
  readonly operationName?: string;
  readonly session: Session;
  readonly variables?: Record<string, unknown>;
  /** Whether each root is executed on its own, as a host does that joins them with roots of its own. */
  readonly apart?: boolean;
}

/** The response as a server would send it. */
export async function answerText(question: Question): Promise<string> {
  const { engine, query, operationName, session, variables = {}, apart } = question;
  try {
    const prepared = engine.plan({ query, operationName }, session);
    if (!apart) return `{"data":${await engine.execute(prepared, variables, session)}}`;
    const keys = prepared.roots.map(({ key }) => key);
    const texts = await engine.executeRoots(prepared, keys, variables, session);
    const parts = keys.flatMap((key) => (texts.has(key) ? `${JSON.stringify(key)}:${texts.get(key)}` : []));
    return `{"data":{${parts.join()}}}`;
  } catch (error) {
    if (error instanceof EngineError && error.code !== 'unexpected')
      return JSON.stringify({ errors: [error.toJSON()] });
    throw error instanceof EngineError ? error.cause : error;
  }
}

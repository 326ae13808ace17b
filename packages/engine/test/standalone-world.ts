import { readFileSync } from 'node:fs';
import pg from 'pg';
import { createPool } from '../src/run/pool.ts';
import type { PgPool } from '../src/run/pool-contract.ts';
import { parseMetadata } from '../src/standalone/metadata.ts';
import { backendRole } from '../src/standalone/permissions-of.ts';
import { engineOver } from '../src/standalone/start.ts';
import { resetIfWritten } from './reset-if-written.ts';
import { startPostgres } from './start-postgres.ts';

export const folderOf = (name: string) => new URL(`../cases/${name}/`, import.meta.url);
export const folder = folderOf('standalone');
const file = (name: string, from = folder) => readFileSync(new URL(name, from), 'utf8');
export const schema = file('database.sql');
export const metadata = file('metadata.json');

export const settings = {
  stringifyNumeric: false,
  inferFunctionPermissions: true,
  nullIsNoCondition: false,
  experimental: new Set(['naming_convention']),
  namingConvention: 'hasura-default' as const,
  // Statements are easier to read without a limit.
  limits: { rows: Number.POSITIVE_INFINITY },
};

/** Starts the standalone engine on the database of `cases/standalone`, with the metadata of this folder. */
export async function startStandaloneWorld(cases = folder) {
  const postgres = await startPostgres();
  const owner = new pg.Client({ connectionString: postgres.url });
  await owner.connect();
  const reset = resetIfWritten(owner, schema);
  await reset();
  const pool = createPool({
    connectionString: postgres.url,
    size: 2,
    waitMs: 60_000,
    statementTimeoutMs: 60_000,
  });
  const statements: string[] = [];
  const heard: PgPool = {
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
  const warnings: string[] = [];
  const { engine } = await engineOver(heard, parseMetadata(file('metadata.json', cases)), settings, (text) =>
    warnings.push(text),
  );
  return {
    engine,
    statements,
    warnings,
    owner,
    url: postgres.url,
    reset,
    sessionOf: (role = 'admin', variables: Readonly<Record<string, string>> = {}, backend = false) => ({
      role: backend ? backendRole(role) : role,
      variables: { ...variables, 'x-hasura-role': role },
      grants: new Set<string>(),
    }),
    async stop() {
      await pool.end();
      await owner.end();
      await postgres.stop();
    },
  };
}

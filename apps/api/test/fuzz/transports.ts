import { createEngine, type Engine, EngineError, type Session } from '@operatory/engine';
import { multiplexed } from '@operatory/engine/live/multiplex';
import { engineError } from '@operatory/engine/run/database-errors';
import { Pool } from '@operatory/engine/run/pool';
import { Kind, parse, print, visit } from 'graphql';
import { baseSchema } from '../../src/graphql/base-schema.ts';
import { rolledBack } from '../isolation/rolled-back.ts';
import { catalog, permissions } from '../isolation/world.ts';
import type { HttpAnswer, Person } from '../support/person.ts';
import type { TestServer } from '../support/server.ts';
import type { Operation } from './grammar.ts';

/**
 * The ways in which the product can answer one operation: by the fast path, by Yoga alone, as the first
 * response of a subscription, and others.
 */
export interface Transports {
  /** The fast path answers only operations that it supports. */
  both(person: Person, body: unknown): Promise<readonly [fast: HttpAnswer, slow: HttpAnswer]>;
  /** Each write is rolled back, so that both transports find the same rows. */
  bothUndone(person: Person, body: unknown): Promise<readonly [fast: HttpAnswer, slow: HttpAnswer]>;
  /** Each root field runs separately, as in an operation with hand-written fields. */
  apart(session: Session, operation: Operation): Promise<string>;
  /** A root field is added, so that PostgreSQL writes the whole response; null when that exceeds a limit. */
  written(session: Session, operation: Operation): Promise<string | null>;
  /** @returns The first response that a subscriber receives; null when a stream has nothing to send. */
  live(session: Session, operation: Operation): Promise<string | null>;
  end(): Promise<void>;
}

export function transportsOf({ context, database }: TestServer): Transports {
  const { engine, env } = context as { engine: Engine; env: { FAST_LANE: boolean } };
  const pools = [database.apiUrl, database.platformUrl].map(
    (connectionString) => new Pool({ connectionString, size: 1 }),
  ) as [Pool, Pool];
  const undoing = createEngine({
    catalog,
    permissions,
    pools: { tenant: rolledBack(pools[0]), platform: rolledBack(pools[1]) },
    settings: () => ({ 'app.now': context.clock.setting() }),
    limits: context.env.GRAPHQL_LIMITS,
    stringifyNumeric: true,
    cipher: { decrypt: (stored) => stored, encrypt: (plain) => plain },
  });
  undoing.extend(baseSchema(context.prisma));

  async function both(person: Person, body: unknown) {
    const fast = await person.post(body);
    env.FAST_LANE = false;
    try {
      return [fast, await person.post(body)] as const;
    } finally {
      env.FAST_LANE = true;
    }
  }
  return {
    both,
    async bothUndone(person, body) {
      Object.assign(context, { engine: undoing });
      try {
        return await both(person, body);
      } finally {
        Object.assign(context, { engine });
      }
    },
    async apart(session, { query, operationName, variables }) {
      const prepared = engine.plan({ query, operationName }, session);
      const keys = prepared.roots.map(({ key }) => key);
      const texts = await engine.executeRoots(prepared, keys, variables, session);
      const parts = keys.flatMap((key) => (texts.has(key) ? `${JSON.stringify(key)}:${texts.get(key)}` : []));
      return `{"data":{${parts.join()}}}`;
    },
    async written(session, { query, operationName, variables }) {
      try {
        const prepared = engine.plan({ query: withMore(query), operationName }, session);
        const text = `{"data":${await engine.execute(prepared, variables, session)}}`;
        if (!more.test(text)) throw new Error(`no other root at the end: ${text.slice(-100)}`);
        return text.replace(more, '}}');
      } catch (error) {
        if (error instanceof EngineError && error.code === 'limit-exceeded') return null;
        throw error;
      }
    },
    async live(session, { query, operationName, variables }) {
      try {
        const plan = engine.livePlan({ query, operationName, variables }, session);
        // Like the hub, this queries for two subscribers at once, who must receive the same.
        const { rows } = await plan.run(multiplexed(plan, [plan.variables, plan.variables]));
        const answers = await Promise.all(
          rows.map(async ([, cell]) => cell && String(plan.finish ? await plan.finish(cell) : cell)),
        );
        if (answers.length !== 2 || answers[0] !== answers[1])
          throw new Error(`two answers: ${answers.join(' and ')}`);
        if (plan.advance && rows[0]?.[2] === null) return null;
        return `{"data":${answers[0]}}`;
      } catch (error) {
        const refused = engineError(error);
        // This is Hasura's own answer when directives leave a subscription without a field.
        const isEmpty = refused.message === 'empty selset for subscription';
        if (refused.code === 'unexpected' && !isEmpty) throw error;
        return JSON.stringify({ errors: [refused.toJSON()] });
      }
    },
    async end() {
      for (const pool of pools) await pool.end();
    },
  };
}

const more = /,?"more_beside":"query_root"}}$/;
const withMore = (query: string): string =>
  print(
    visit(parse(query), {
      OperationDefinition: ({ selectionSet, ...rest }) => ({
        ...rest,
        selectionSet: {
          ...selectionSet,
          selections: [
            ...selectionSet.selections,
            {
              kind: Kind.FIELD,
              alias: { kind: Kind.NAME, value: 'more_beside' },
              name: { kind: Kind.NAME, value: '__typename' },
            },
          ],
        },
      }),
    }),
  );

/** @returns Undefined when the operation is refused during planning. */
export function kindOf(engine: Engine, { query, operationName }: Operation, session: Session) {
  try {
    return engine.plan({ query, operationName }, session).kind;
  } catch (error) {
    if (error instanceof EngineError) return undefined;
    throw error;
  }
}

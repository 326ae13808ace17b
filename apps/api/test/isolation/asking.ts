import { type Column, type Engine, EngineError } from '@operatory/engine';
import { missing } from './places.ts';
import { type Actor, catalog, type Row } from './world.ts';

export type Answer = Readonly<Record<string, never>> & Readonly<Record<string, readonly Row[]>>;

export async function ask(
  engine: Engine,
  { session }: Actor,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  const answer = await engine.execute(engine.plan({ query }, session), variables, session);
  return JSON.parse(String(answer)) as Answer;
}

/** A refusal concerns the request; a database that is unavailable or slow is not one. */
export const isRefusal = (error: unknown): error is EngineError =>
  error instanceof EngineError && error.code !== 'unavailable';

/**
 * A refusal has the form in which a caller receives it, because callers must not be able to distinguish two
 * refusals.
 */
export async function answerTo(
  engine: Engine,
  actor: Actor,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly data?: Answer; readonly refused?: string }> {
  try {
    return { data: await ask(engine, actor, query, variables) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { refused: JSON.stringify(error) };
  }
}

/** An operation is offered if it is valid and can be planned with the caller's rights. */
export function offered(
  engine: Engine,
  { session }: Actor,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): boolean {
  try {
    const prepared = engine.plan({ query }, session);
    engine.tablesOf(prepared, variables, session);
    return true;
  } catch (error) {
    if (error instanceof EngineError) return false;
    throw error;
  }
}

/** The texts describe how two sets differ; there are none when they are equal. */
export function difference(what: string, seen: Iterable<string>, expected: Iterable<string>): string[] {
  const [left, right] = [new Set(seen), new Set(expected)];
  const more = [...left].filter((key) => !right.has(key));
  const less = [...right].filter((key) => !left.has(key));
  return [
    ...(more.length > 0 ? [`${what}: shows ${more.length} too many, e.g. ${more[0]}`] : []),
    ...(less.length > 0 ? [`${what}: hides ${less.length} that are due, e.g. ${less[0]}`] : []),
  ];
}

const values: Readonly<Record<string, unknown>> = {
  text: 'x',
  int2: 1,
  int4: 1,
  int8: '1',
  float8: 1,
  numeric: '1',
  bool: true,
  date: '2026-11-01',
  time: '08:00',
  timestamptz: '2026-11-01T00:00:00Z',
  jsonb: {},
};
export function anyValue({ type, array }: Column): unknown {
  if (array) return [];
  return values[type] ?? catalog.enums[type]?.[0] ?? missing;
}

import { jsonObject } from './json-object.ts';

/** Until it is set: clients of Hasura are used to having none. */
const none = Number.POSITIVE_INFINITY;

/**
 * What one request or socket may ask for; `ENGINE_LIMITS` sets others. Beside body and time only what would have kept the
 * process or PostgreSQL's planner, which no timeout ends, from everybody else.
 */
export const ordinaryLimits = {
  bodyBytes: 32 * 1024 * 1024,
  /** Operations in one body. */
  batch: none,
  tokens: 100_000,
  depth: 50,
  rootFields: none,
  /** Of one list in an answer. */
  rows: none,
  /** Comparisons in one operation's filters. */
  conditions: none,
  /** Values of one list in a variable. */
  list: none,
  /** Lists, objects and aggregates of tables in one operation, fragments put in. */
  nodes: 1_000,
  statementMilliseconds: 30_000,
  /** Under way on one socket. */
  operations: none,
};
export type StandaloneLimits = Readonly<typeof ordinaryLimits>;

/** @throws Error with one line that says which of them makes no sense. */
export function limitsOf(text: string | undefined): StandaloneLimits {
  if (!text) return ordinaryLimits;
  const given = jsonObject(text, 'ENGINE_LIMITS is no JSON object: {"depth": 12, "rows": 10000}');
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(ordinaryLimits, name))
      throw new Error(`ENGINE_LIMITS: there is no ${name}, but ${Object.keys(ordinaryLimits).join(', ')}`);
    if (!Number.isSafeInteger(value) || (value as number) <= 0)
      throw new Error(`ENGINE_LIMITS: ${name} is no positive integer`);
  }
  return { ...ordinaryLimits, ...given };
}

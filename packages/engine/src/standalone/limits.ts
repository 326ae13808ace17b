import { jsonObject } from './json-object.ts';

/** Hasura has no such limits, so they are off by default. */
const none = Number.POSITIVE_INFINITY;

/**
 * The setting `ENGINE_LIMITS` overrides these limits of one request or socket. Besides body size and time,
 * the only limits set by default are those that keep a request from blocking the process or PostgreSQL's
 * planner, which no timeout can interrupt.
 */
export const ordinaryLimits = {
  bodyBytes: 32 * 1024 * 1024,
  /** The maximum number of operations in one request body. */
  batch: none,
  tokens: 100_000,
  depth: 50,
  rootFields: none,
  /** The maximum number of rows in one list of a response. */
  rows: none,
  /** The maximum number of comparisons in the filters of one operation. */
  conditions: none,
  /** The maximum number of values in one list of a variable. */
  list: none,
  /**
   * The maximum number of lists, objects and aggregates of tables in one operation, after fragments are
   * expanded.
   */
  nodes: 1_000,
  statementMilliseconds: 30_000,
  /** The maximum number of concurrent operations on one socket. */
  operations: none,
};
export type StandaloneLimits = Readonly<typeof ordinaryLimits>;

/** @throws Error with one line that names the invalid limit. */
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

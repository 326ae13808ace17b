/**
 * What one request or socket may ask for; `ENGINE_LIMITS` sets others. High: clients of Hasura are used to none, and
 * what is refused here would have kept the database from everybody else.
 */
export const ordinaryLimits = {
  bodyBytes: 32 * 1024 * 1024,
  /** Operations in one body. */
  batch: 100,
  tokens: 100_000,
  depth: 50,
  rootFields: 500,
  /** Of one list in an answer. */
  rows: 100_000,
  /** Values of one list in a variable. */
  list: 100_000,
  /** Lists, objects and aggregates of tables in one operation, fragments put in. */
  nodes: 1_000,
  statementMilliseconds: 30_000,
  /** Under way on one socket. */
  operations: 1_000,
};
export type StandaloneLimits = Readonly<typeof ordinaryLimits>;

/** @throws Error with one line that says which of them makes no sense. */
export function limitsOf(text: string | undefined): StandaloneLimits {
  if (!text) return ordinaryLimits;
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    given = undefined;
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new Error('ENGINE_LIMITS is no JSON object: {"depth": 12, "rows": 10000}');
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(ordinaryLimits, name))
      throw new Error(`ENGINE_LIMITS: there is no ${name}, but ${Object.keys(ordinaryLimits).join(', ')}`);
    if (!Number.isSafeInteger(value) || (value as number) <= 0)
      throw new Error(`ENGINE_LIMITS: ${name} is no positive integer`);
  }
  return { ...ordinaryLimits, ...given };
}

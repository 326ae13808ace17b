import { isJsonObject } from './json.ts';
import { Numeral } from './numeral.ts';

/**
 * Orders the keys of coerced objects as they were given. graphql-js orders them by the type, but the keys of
 * an order_by object are the order of sorting. Numbers keep their exact digits.
 */
export function asGiven(coerced: unknown, given: unknown): unknown {
  if (Array.isArray(coerced)) {
    // GraphQL accepts a single value in place of a list.
    const items: readonly unknown[] = Array.isArray(given) ? given : [given];
    return coerced.map((item, index) => asGiven(item, items[index]));
  }
  // graphql-js has rounded the number, so the given one is used.
  if (given instanceof Numeral && typeof coerced === 'number') return given;
  if (!isJsonObject(coerced) || !isJsonObject(given)) return coerced;
  const ordered: Record<string, unknown> = {};
  for (const key of Object.keys(given)) {
    if (Object.hasOwn(coerced, key)) ordered[key] = asGiven(coerced[key], given[key]);
  }
  for (const key of Object.keys(coerced)) if (!Object.hasOwn(ordered, key)) ordered[key] = coerced[key];
  return ordered;
}

import { isJsonObject } from './json.ts';
import { Numeral } from './numeral.ts';

/**
 * Returns `coerced` with the keys of its objects in the order of `given`, the value it was coerced from. graphql-js orders them by
 * type, but the keys of an order_by object define the sort order. Numbers are the exact ones that were given.
 */
export function asGiven(coerced: unknown, given: unknown): unknown {
  if (Array.isArray(coerced)) {
    // GraphQL accepts a single value in place of a list with one element.
    const items: readonly unknown[] = Array.isArray(given) ? given : [given];
    return coerced.map((item, index) => asGiven(item, items[index]));
  }
  // graphql-js has converted the exact number to a double, so the given one is used instead.
  if (given instanceof Numeral && typeof coerced === 'number') return given;
  if (!isJsonObject(coerced) || !isJsonObject(given)) return coerced;
  const ordered: Record<string, unknown> = {};
  for (const key of Object.keys(given)) {
    if (Object.hasOwn(coerced, key)) ordered[key] = asGiven(coerced[key], given[key]);
  }
  for (const key of Object.keys(coerced)) if (!Object.hasOwn(ordered, key)) ordered[key] = coerced[key];
  return ordered;
}

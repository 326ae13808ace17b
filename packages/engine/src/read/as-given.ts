import { isJsonObject } from './json.ts';
import { Numeral } from './numeral.ts';

/**
 * `coerced` with the keys of its objects in the order of `given`, from which it was made: graphql-js writes them in
 * their type's order, but an order_by object's keys say what to sort by first. Numbers are exact as they were given.
 */
export function asGiven(coerced: unknown, given: unknown): unknown {
  if (Array.isArray(coerced)) {
    // GraphQL accepts one value as a list of one.
    const items: readonly unknown[] = Array.isArray(given) ? given : [given];
    return coerced.map((item, index) => asGiven(item, items[index]));
  }
  // graphql-js knows doubles only.
  if (given instanceof Numeral && typeof coerced === 'number') return given;
  if (!isJsonObject(coerced) || !isJsonObject(given)) return coerced;
  const ordered: Record<string, unknown> = {};
  for (const key of Object.keys(given)) {
    if (Object.hasOwn(coerced, key)) ordered[key] = asGiven(coerced[key], given[key]);
  }
  for (const key of Object.keys(coerced)) if (!Object.hasOwn(ordered, key)) ordered[key] = coerced[key];
  return ordered;
}

import { type BoolExp, isDate } from '@operatory/resource';
import type { ListFilter } from '#kit/definition/list-definition.ts';
import { nest } from '#kit/definition/list-query.ts';

/** Filter values by name: `{ status: 'ACTIVE' }`. */
export type FilterValues = Readonly<Record<string, string>>;

/** Parses the URL's `status:ACTIVE,clinic_id:0192…`; unknown filters are ignored. */
export function readFilters(text: string | undefined, filters: readonly ListFilter[]): FilterValues {
  const values: Record<string, string> = {};
  for (const part of (text ?? '').split(',')) {
    const at = part.indexOf(':');
    const name = part.slice(0, at);
    if (at > 0 && filters.some((filter) => filter.name === name))
      values[name] = decodeOr(part.slice(at + 1), '');
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** Writes filter values to the URL's form; undefined when nothing is set. */
export function writeFilters(values: FilterValues): string | undefined {
  const parts = Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}:${encodeURIComponent(value)}`);
  return parts.length > 0 ? parts.join(',') : undefined;
}

/** The conditions of the set filters. */
export function filterConditions(values: FilterValues, filters: readonly ListFilter[]): BoolExp[] {
  return filters.flatMap(({ name, field, where }) => {
    const value = values[name];
    if (value === undefined) return [];
    // The URL may contain an invalid date.
    if (field.kind === 'date' && !isDate(value)) return [];
    if (where) return [where(value)];
    return [nest(name.split('.'), { _eq: field.kind === 'boolean' ? value === 'true' : value })];
  });
}

function decodeOr(text: string, otherwise: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return otherwise;
  }
}

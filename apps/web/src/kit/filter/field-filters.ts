import { type BoolExp, isDate } from '@operatory/resource';
import type { ListFilter } from '#kit/definition/list-definition.ts';
import { nest } from '#kit/definition/list-query.ts';

/** The values of filters by name: `{ status: 'ACTIVE' }`. */
export type FilterValues = Readonly<Record<string, string>>;

/** Parses `status:ACTIVE,clinic_id:0192…` from the URL; unknown filters are ignored. */
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

/** The filter values as they are in the URL; undefined without any. */
export function writeFilters(values: FilterValues): string | undefined {
  const parts = Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}:${encodeURIComponent(value)}`);
  return parts.length > 0 ? parts.join(',') : undefined;
}

export function filterConditions(values: FilterValues, filters: readonly ListFilter[]): BoolExp[] {
  return filters.flatMap(({ name, field, where }) => {
    const value = values[name];
    if (value === undefined) return [];
    // The date in the URL may be invalid.
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

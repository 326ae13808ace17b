import { type Field, isValueOf } from '@operatory/resource';

export const isNumeric = ({ kind }: Field): boolean =>
  kind === 'number' || kind === 'money' || kind === 'percent';

/** What is wanted instead of a value that the field cannot have; null while there is none. */
export function wrongWords(field: Field, value: string): string | null {
  if (value === '' || isValueOf(field, value)) return null;
  if (field.kind === 'time') return 'A time, such as 14:30';
  return 'decimals' in field && field.decimals === 0 ? 'A whole number' : 'A number, such as 12.50';
}

/** Between these there is nothing. */
export function isBackwards(field: Field, from: string, to: string): boolean {
  if (!isValueOf(field, from) || !isValueOf(field, to)) return false;
  return isNumeric(field) ? Number(from) > Number(to) : from > to;
}

import { type Field, isValueOf, rankOf } from '@operatory/resource';

const isSize = (field: Field): boolean => 'unit' in field && field.unit === 'bytes';

/** Entered by digits alone: a size has its unit. */
export const isNumeric = (field: Field): boolean =>
  (field.kind === 'number' || field.kind === 'money' || field.kind === 'percent') && !isSize(field);

/** What is wanted instead of a value that the field cannot have; null while there is none. */
export function wrongWords(field: Field, value: string): string | null {
  if (value === '' || isValueOf(field, value)) return null;
  if (field.kind === 'time') return 'A time, such as 14:30';
  if (isSize(field)) return 'A size, such as 2 MB';
  return 'decimals' in field && field.decimals === 0 ? 'A whole number' : 'A number, such as 12.50';
}

/** Between these there is nothing. */
export function isBackwards(field: Field, from: string, to: string): boolean {
  if (!isValueOf(field, from) || !isValueOf(field, to)) return false;
  return rankOf(field, from) > rankOf(field, to);
}

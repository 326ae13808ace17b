import { type Field, isValueOf, sortKeyOf } from '@operatory/resource';

const isSize = (field: Field): boolean => 'unit' in field && field.unit === 'bytes';

/** Whether values are typed as plain numbers; sizes are numbers too, but are typed with a unit. */
export const isNumeric = (field: Field): boolean =>
  (field.kind === 'number' || field.kind === 'money' || field.kind === 'percent') && !isSize(field);

/** A description of valid values, if this one is invalid; null if it is valid or empty. */
export function valueHint(field: Field, value: string): string | null {
  if (value === '' || isValueOf(field, value)) return null;
  if (field.kind === 'time') return 'A time, such as 14:30';
  if (isSize(field)) return 'A size, such as 2 MB';
  return 'decimals' in field && field.decimals === 0 ? 'A whole number' : 'A number, such as 12.50';
}

/** Whether a range is empty because it ends before it starts. */
export function isReversedRange(field: Field, from: string, to: string): boolean {
  if (!isValueOf(field, from) || !isValueOf(field, to)) return false;
  return sortKeyOf(field, from) > sortKeyOf(field, to);
}

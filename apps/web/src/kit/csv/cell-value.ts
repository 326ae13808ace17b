import { type Address, wallToInstant } from '@operatory/domain';
import { type EnumOption, type Field, readClock, readDay } from '@operatory/resource';
import type { FieldValue } from '#kit/definition/record-values.ts';

/**
 * Converts a cell to the value of the form's input, accepting the ways in which people and spreadsheets write
 * values. A value that cannot be converted is returned unchanged, so that the form's validation reports it.
 */
export function cellValue(field: Field, cell: string, zone: string): FieldValue {
  const text = cell.trim();
  if (text === '') return '';
  switch (field.kind) {
    case 'enum':
      return choice(field.options, text);
    case 'list':
      return listed(text).map((each) => (field.options ? choice(field.options, each) : each));
    case 'boolean':
      return yesOrNo.get(text.toLowerCase()) ?? text;
    case 'number':
    case 'money':
    case 'percent':
      return text
        .replace(/^(-?)\s*\$\s*/, '$1')
        .replace(/\s*%$/, '')
        .replace(/,(?=\d{3}(\D|$))/g, '');
    case 'date':
      return readDay(text) ?? text;
    case 'time':
      return readClock(text) ?? text;
    case 'dateTime':
      return instantOf(text, zone);
    case 'address':
      return addressOf(text) ?? text;
    case 'reference':
      return field.many ? listed(text) : text;
    case 'text':
      return field.format === 'phone' ? phoneOf(text) : cell;
    default:
      return cell;
  }
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
const choice = (options: readonly EnumOption[], text: string): string =>
  options.find(({ value, label }) => same(value, text) || same(label, text))?.value ?? text;

const yesOrNo = new Map([
  ...['yes', 'y', 'true', 't', '1'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', 'f', '0'].map((word) => [word, false] as const),
]);

/** Parses `["a","b"]`, as in exported files, or values separated by semicolons or commas. */
function listed(text: string): string[] {
  if (text.startsWith('[')) {
    try {
      const list: unknown = JSON.parse(text);
      if (Array.isArray(list)) return list.map(String);
    } catch {
      // It is not JSON, but text that starts with a bracket.
    }
  }
  return text
    .split(text.includes(';') ? ';' : ',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

/** Restores the leading zero or plus, which spreadsheets drop because they treat phone numbers as numbers. */
function phoneOf(text: string): string {
  if (/^[2-478]\d{8}$/.test(text)) return `0${text}`;
  return /^61[2-478]\d{8}$/.test(text) ? `+${text}` : text;
}

/** Uses a time with a zone as it is. A date or time without one is in the clinic's zone. */
function instantOf(text: string, zone: string): string {
  if (/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d.*(Z|[+-]\d\d(:?\d\d)?)$/i.test(text)) return text;
  const [, day = text, time = '00:00'] = /^(.*?)[T ,]+(\d{1,2}:.*)$/i.exec(text) ?? [];
  const [date, clock] = [readDay(day), readClock(time)];
  if (date === null || clock === null) return text;
  const instant = wallToInstant(date, clock.slice(0, 5), zone);
  return Number.isNaN(instant.getTime()) ? text : instant.toISOString();
}

function addressOf(text: string): Address | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Address) : null;
  } catch {
    return null;
  }
}

import { type Address, wallToInstant } from '@operatory/domain';
import type { EnumOption, Field } from '@operatory/resource';
import type { FieldValue } from '../record-values.ts';

/** A cell as the form's input would hold it: how people and spreadsheets write it becomes how it is kept. What it cannot be stays as it is, for the field's rule to say so. */
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
      return dayOf(text);
    case 'time':
      return timeOf(text);
    case 'dateTime':
      return instantOf(text, zone);
    case 'address':
      return addressOf(text) ?? text;
    case 'reference':
      return field.many ? listed(text) : text;
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

/** `["a","b"]` as our files have it, or words between semicolons or commas. */
function listed(text: string): string[] {
  if (text.startsWith('[')) {
    try {
      const list: unknown = JSON.parse(text);
      if (Array.isArray(list)) return list.map(String);
    } catch {
      // Then it is words that begin so.
    }
  }
  return text
    .split(text.includes(';') ? ';' : ',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

/** 3/4/2026 is the third of April here. */
function dayOf(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  if (year) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const [, first = '', second = '', third = ''] = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(text) ?? [];
  return first ? `${first}-${second.padStart(2, '0')}-${third.padStart(2, '0')}` : text;
}

/** `5:05 pm` as `17:05`. */
function timeOf(text: string): string {
  const [, hour, minute, second = '', half] =
    /^(\d{1,2}):(\d\d)(:\d\d)?(?:\.\d+)?\s*([ap])\.?m\.?$/i.exec(text) ??
    /^(\d{1,2}):(\d\d)(:\d\d)?$/.exec(text) ??
    [];
  if (!hour || !minute) return text;
  const twelve = Number(hour) % 12;
  const hours = half === undefined ? Number(hour) : twelve + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}${second}`;
}

/** An instant is one; a day and a time without a zone are those of the clinic's wall. */
function instantOf(text: string, zone: string): string {
  if (/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d.*(Z|[+-]\d\d(:?\d\d)?)$/i.test(text)) return text;
  const [, day = '', time = ''] = /^(\S+)[T ]+(.+)$/.exec(text) ?? [];
  const [date, clock] = [dayOf(day || text), time ? timeOf(time.trim()) : '00:00'];
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(clock)) return text;
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

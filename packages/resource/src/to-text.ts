import type { DateField, EnumOption, Field } from './field.ts';
import { phoneText } from './phone-text.ts';
import { isGeoPoint } from './point.ts';
import { sizeText } from './size-text.ts';

export interface TextOptions {
  /** A BCP 47 locale; default en-AU. */
  readonly locale?: string;
  /** The IANA zone in which timestamps are shown; default UTC. */
  readonly timeZone?: string;
}

/**
 * @returns The text that lists, pickers, CSV cells and read-only views show; an empty string for no value.
 */
export function toText(field: Field, value: unknown, options: TextOptions = {}): string {
  if (value === null || value === undefined || value === '') return '';
  const locale = options.locale ?? 'en-AU';
  switch (field.kind) {
    case 'money':
      return decimal(value, locale, { style: 'currency', currency: 'AUD' });
    case 'percent':
      return `${decimal(value, locale, { maximumFractionDigits: 2 })} %`;
    case 'number':
      if (field.unit === 'bytes') return sizeText(Number(value), locale);
      return decimal(value, locale, { maximumFractionDigits: field.decimals ?? 2 });
    case 'date':
      return dayText(String(value).slice(0, 10), field.dayFirst);
    case 'time':
      return clockText(String(value));
    case 'dateTime':
      return instantText(String(value), options.timeZone ?? 'UTC', field);
    case 'enum':
      return labelOfChoice(field.options, value);
    case 'list':
      return (Array.isArray(value) ? value : [value])
        .map((each) => labelOfChoice(field.options, each))
        .join(', ');
    case 'boolean':
      return value === true ? 'Yes' : 'No';
    case 'reference':
      return Array.isArray(value) ? value.map(nameOf).join(', ') : nameOf(value);
    case 'file':
    case 'files':
      return (Array.isArray(value) ? value : [value]).map(nameOf).join(', ');
    case 'address':
      return addressText(value);
    case 'point':
      return isGeoPoint(value) ? value.coordinates.join(', ') : JSON.stringify(value);
    case 'json':
      return typeof value === 'string' ? value : JSON.stringify(value);
    case 'text':
      return field.format === 'phone' ? phoneText(String(value)) : String(value);
    default:
      return String(value);
  }
}

export const labelOfChoice = (options: readonly EnumOption[] = [], value: unknown): string =>
  options.find((option) => option.value === value)?.label ?? String(value);

type Parts = Readonly<Record<string, unknown>>;
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

function decimal(value: unknown, locale: string, options: Intl.NumberFormatOptions): string {
  const text = String(value);
  if (!/^-?\d+(\.\d+)?$/.test(text)) return text;
  // A number passed as text keeps all its digits; ties round away from zero.
  return new Intl.NumberFormat(locale, options).format(text as Intl.StringNumericLiteral);
}

const dayText = (day: string, dayFirst = false): string =>
  dayFirst ? day.split('-').reverse().join('-') : day;

const twoDigits = (number: number): string => String(number).padStart(2, '0');
/** For example, `17:05:00` becomes `05:05 pm`, or `05:05:00 pm` with seconds. */
function clockText(time: string, seconds = false): string {
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  const parts = [twelve, minute, ...(seconds ? [second] : [])];
  return `${parts.map(twoDigits).join(':')} ${hour < 12 ? 'am' : 'pm'}`;
}

const formatters = new Map<string, Intl.DateTimeFormat>();
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}
/** The text is `2026-11-21 05:05 pm` in the given zone, with seconds if the field has them. */
function instantText(instant: string, timeZone: string, { dayFirst, seconds }: DateField): string {
  const millis = Date.parse(instant);
  if (Number.isNaN(millis)) return instant;
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(millis)
      .map(({ type, value }) => [type, value]),
  );
  const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  const time = `${parts.get('hour')}:${parts.get('minute')}:${parts.get('second')}`;
  return `${dayText(day, dayFirst)} ${clockText(time, seconds)}`;
}

const nameOf = (value: unknown): string =>
  isParts(value)
    ? String(value.display_name ?? value.name ?? value.title ?? value.file_id ?? titleIn(value) ?? '')
    : String(value);

/**
 * If a row has none of the usual columns, its name is its first value other than the id, such as a lot's or
 * order's number, or the name of the row that value refers to.
 */
function titleIn(row: Parts): string | undefined {
  const said = Object.entries(row).find(([key, value]) => key !== 'id' && value !== null)?.[1];
  return said === undefined ? undefined : nameOf(said);
}

const addressText = (value: unknown): string =>
  isParts(value)
    ? ['line_1', 'line_2', 'suburb', 'city', 'state', 'pincode', 'country']
        .map((part) => value[part])
        .filter((part) => typeof part === 'string' && part !== '')
        .join(', ')
    : String(value);

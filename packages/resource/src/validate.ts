import type { BoolExp } from './bool-exp.ts';
import { cleanText } from './clean-text.ts';
import type { DateField, Field, ListField, NumberField, TextField } from './field.ts';
import { labelOf } from './field.ts';
import { isAbn, isIpAddress } from './formats.ts';
import { isDate } from './is-date.ts';
import { matches, type Row } from './matches.ts';
import { isInstant } from './moment-text.ts';
import { isGeoPoint, pointFields, pointParts } from './point.ts';
import { toText } from './to-text.ts';

/** Invisible characters and superfluous spaces are removed; line breaks are kept. */
export const normaliseText = (text: string): string =>
  cleanText(text)
    .trim()
    .replace(/[^\S\n]+/g, ' ');

const blank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const columnsRead = (condition: BoolExp): readonly string[] =>
  Object.entries(condition).flatMap(([key, value]) => {
    if (!key.startsWith('_')) return [key];
    return key === '_exists' ? [] : [value].flat().flatMap((part) => columnsRead(part as BoolExp));
  });

/** A column that the record does not have is null, not unknown. */
export function isRequired({ required, requiredWhen }: Field, record: Row = {}): boolean {
  if (required === true || requiredWhen === undefined) return required === true;
  const read = columnsRead(requiredWhen).map((column) => [column, record[column] ?? null]);
  return matches(requiredWhen, Object.fromEntries(read));
}

/**
 * `name` is the column's name; `record` is the whole record, for fields that are only sometimes required.
 * @returns The message to show beside the input if `value` is invalid, or null
 */
export function validate(name: string, field: Field, value: unknown, record: Row = {}): string | null {
  const label = labelOf(name, field);
  if (blank(typeof value === 'string' ? cleanText(value) : value)) {
    if (isRequired(field, record))
      return field.requiredMessage ?? `${label} ${field.kind === 'list' ? 'are' : 'is'} required`;
    // A value that consists only of spaces is different from no value.
    return typeof value === 'string' && value !== '' ? `${label} can't be empty` : null;
  }
  switch (field.kind) {
    case 'text':
      return textProblem(label, field, value);
    case 'number':
    case 'money':
    case 'percent':
      return numberProblem(label, field, value) ?? orderProblem(field, value, record);
    case 'date':
      return isDate(value) ? null : `${label} isn't a valid date`;
    case 'time':
      return timeProblem(label, field, value, record);
    case 'dateTime':
      return isInstant(value) ? null : `${label} isn't a valid date and time`;
    case 'enum':
      return field.options.some((option) => option.value === value)
        ? null
        : `${label} must be one of the choices`;
    case 'list':
      return listProblem(label, field, value);
    case 'boolean':
      return typeof value === 'boolean' ? null : `${label} must be yes or no`;
    case 'colour':
      return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
        ? null
        : `${label} isn't a valid colour`;
    case 'point':
      return isGeoPoint(value)
        ? (Object.values(validateAll(pointFields, Object.keys(pointFields), { ...pointParts(value) }))[0] ??
            null)
        : `${label} isn't a valid point`;
    default:
      return null;
  }
}

/** @returns The messages by column; empty if the record is valid. */
export function validateAll(
  fields: Readonly<Record<string, Field>>,
  columns: readonly string[],
  record: Row,
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const column of columns) {
    const field = fields[column];
    const problem = field ? validate(column, field, record[column], record) : null;
    if (problem !== null) problems[column] = problem;
  }
  return problems;
}

const patterns: Readonly<Record<NonNullable<TextField['only']>, RegExp>> = {
  digits: /^\d+$/,
  'letters and spaces': /^[\p{L} ]+$/u,
  'letters, digits and spaces': /^[\p{L}\p{N} ]+$/u,
  // An address that may only have letters still needs hyphens and apostrophes: Coogee-Bay, O'Connor.
  'address letters': /^[\p{L}' -]+$/u,
  'no digits': /^\P{N}+$/u,
};
/** Keystrokes are filtered by this, so a text that cannot be typed needs no message. */
export const isTypable = (only: NonNullable<TextField['only']>, text: string): boolean =>
  text === '' || patterns[only].test(text);

const address = /^[^\s@,;<>()\p{C}]+@[^\s@,;<>()\p{C}]+\.[^\s@,;<>()\p{C}]+$/u;
const formats: Readonly<Record<NonNullable<TextField['format']>, (text: string) => boolean>> = {
  email: (text) => address.test(text),
  phone: (text) => /^\+?[\d ()-]{6,20}$/.test(text),
  url: (text) => /^https?:\/\/\S+$/i.test(text),
  ip: isIpAddress,
  abn: isAbn,
};
const formatNames = {
  email: 'a valid email address',
  phone: 'a valid phone number',
  url: 'a valid link',
  ip: 'a valid IP address or range',
  abn: 'a valid ABN',
} as const;

const lineBreak = /[\n\r\v\f\u0085\u2028\u2029]/;
// Tabs are allowed because they are normalised to spaces.
const unreadable = /[^\P{Cc}\t\n\r]/u;
/**
 * Line breaks are allowed only in multi-line fields, because a name appears in subjects and lists. Other
 * control characters are never allowed.
 */
function characterProblem(label: string, text: string, lines = 1): string | null {
  if (lines === 1 && lineBreak.test(text)) return `${label} must be on one line`;
  return unreadable.test(text) ? `${label} contains a character that can't be displayed` : null;
}

function textProblem(label: string, field: TextField, value: unknown): string | null {
  if (typeof value !== 'string') return `${label} must be text`;
  const odd = characterProblem(label, value, field.lines);
  if (odd) return odd;
  const length = [...normaliseText(value)].length;
  if (field.only && !patterns[field.only].test(normaliseText(value)))
    return field.only === 'digits'
      ? `${label} can only contain digits`
      : field.only === 'no digits'
        ? `${label} can't contain digits`
        : `${label} can only contain ${field.only === 'address letters' ? 'letters' : field.only}`;
  if (field.minLength !== undefined && length < field.minLength)
    return field.tooShortMessage ?? `${label} must be at least ${field.minLength} characters long`;
  if (field.maxLength !== undefined && length > field.maxLength)
    return field.tooLongMessage ?? `${label} should accept up to ${field.maxLength} characters`;
  if (field.format && !formats[field.format](normaliseText(value)))
    return `${label} isn't ${formatNames[field.format]}`;
  return field.placeholders ? placeholderProblem(label, field.placeholders, value) : null;
}

/** A name in braces that no placeholder has would be printed unchanged. */
function placeholderProblem(label: string, names: readonly string[], value: string): string | null {
  const unknown = [...value.matchAll(/\{([^{}\n]*)\}/g)].find(([, name]) => !names.includes(name ?? ''));
  return unknown
    ? `${label} has an unknown field ${unknown[0].slice(0, 40)}. Use one of those listed.`
    : null;
}

function orderProblem({ above }: NumberField, value: unknown, record: Row): string | null {
  const least = above && record[above.column];
  return above && !blank(least) && Number(value) <= Number(least) ? above.message : null;
}

const clock = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;
const isTime = (value: unknown): value is string => typeof value === 'string' && clock.test(value);

function timeProblem(label: string, field: DateField, value: unknown, record: Row): string | null {
  if (!isTime(value)) return `${label} isn't a valid time`;
  const from = field.within && record[field.within.from];
  const to = field.within && record[field.within.to];
  if (!isTime(from) || !isTime(to) || isWithin(value, from, to)) return null;
  return `${label} must be between ${toText(field, from)} and ${toText(field, to)}`;
}

/** The end of the range may be on the next day. */
const isWithin = (time: string, from: string, to: string): boolean =>
  from.slice(0, 5) <= to.slice(0, 5)
    ? time.slice(0, 5) >= from.slice(0, 5) && time.slice(0, 5) <= to.slice(0, 5)
    : time.slice(0, 5) >= from.slice(0, 5) || time.slice(0, 5) <= to.slice(0, 5);

function listProblem(label: string, { options, format }: ListField, value: unknown): string | null {
  if (!Array.isArray(value) || value.some((each) => typeof each !== 'string' || each.trim() === ''))
    return `${label} must be a list`;
  const broken = value.map((each: string) => characterProblem(label, each)).find((problem) => problem);
  if (broken) return broken;
  const odd = format && value.find((each: string) => !formats[format](normaliseText(each)));
  if (format && odd !== undefined) return `${odd} isn't ${formatNames[format]}`;
  return !options || value.every((each) => options.some((option) => option.value === each))
    ? null
    : `${label} must be one of the choices`;
}

function numberProblem(label: string, field: NumberField, value: unknown): string | null {
  const digits =
    typeof value === 'number' ? plainDigits(value) : typeof value === 'string' ? value.trim() : '';
  const decimals = field.decimals ?? 2;
  const parts = /^-?\d+(?:\.(\d+))?$/.exec(digits);
  if (!parts) return decimals === 0 ? `${label} must be a whole number` : `${label} must be a number`;
  if ((parts[1]?.replace(/0+$/, '').length ?? 0) > decimals)
    return decimals === 0
      ? `${label} must be a whole number`
      : `${label} can have up to ${decimals} decimal places`;
  const amount = Number(digits);
  if (field.kind === 'percent' && (amount < (field.min ?? 0) || amount > (field.max ?? 100)))
    return `${label} must be between ${field.min ?? 0} and ${field.max ?? 100}`;
  if (field.min !== undefined && amount < field.min) return `${label} must be at least ${field.min}`;
  if (field.max !== undefined && amount > field.max) return `${label} can't be more than ${field.max}`;
  return null;
}
/** A number is written without an exponent, because JavaScript would write 1e-7 for 0.0000001. */
const plainDigits = (value: number): string =>
  Number.isFinite(value) ? value.toFixed(10).replace(/\.?0+$/, '') : '';

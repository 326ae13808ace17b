import type { BoolExp } from './bool-exp.ts';
import type { Field, FieldKind } from './field.ts';
import { containing, type MatchPosition } from './folded.ts';
import { sizeOf, sizeText } from './size-text.ts';
import { labelOfChoice } from './to-text.ts';

export interface TestContext {
  /** The instants at which a day starts and ends in the time zone of the view. */
  readonly dayBounds: (day: string) => { readonly start: Date; readonly end: Date };
}

export interface FieldTest {
  /** The name of the test in a URL. */
  readonly name: string;
  readonly label: string;
  readonly takes: 'nothing' | 'one' | 'two' | 'many';
  readonly where: (column: string, values: readonly string[], context: TestContext) => BoolExp;
  /** The test holds exactly where `where` does not, so it also holds for null. */
  readonly not?: true;
}

type Where = FieldTest['where'];
type Read = (text: string) => unknown;
const asIs: Read = (text) => text;
const on = (operator: string, read: Read = asIs): Where => {
  return (column, [value = '']) => ({ [column]: { [operator]: read(value) } });
};
/** The test ignores accents and case, as the search does. */
const found = (placed: MatchPosition): Where => {
  return (column, [value = '']) => ({ [column]: containing(value, placed) });
};
const range = (read: Read): Where => {
  return (column, [from = '', to = '']) => ({ [column]: { _gte: read(from), _lte: read(to) } });
};
const within = (column: string, from: string, to: string, { dayBounds }: TestContext): BoolExp => ({
  [column]: {
    _gte: dayBounds(from).start.toISOString(),
    _lt: dayBounds(to).end.toISOString(),
  },
});
/** Modules, roles and packages have numeric ids; everything else has a uuid. */
const idOf = (id: string) => (/^\d+$/.test(id) ? Number(id) : id);
const among = (read: Read = asIs): Where => {
  return (column, values) => ({ [column]: { _in: values.map(read) } });
};
/** The column holds several values, so any of them may match. */
const holding: Where = (column, values) => ({
  _or: values.map((value) => ({ [column]: { _contains: [value] } })),
});
const said: Where = (column) => ({ [column]: { _is_null: false } });

const one = (name: string, label: string, where: Where): FieldTest => ({ name, label, takes: 'one', where });
const many = (name: string, label: string, where: Where): FieldTest => ({
  name,
  label,
  takes: 'many',
  where,
});
const two = (name: string, label: string, where: Where): FieldTest => ({ name, label, takes: 'two', where });
const none = (name: string, label: string, where: Where): FieldTest => ({
  name,
  label,
  takes: 'nothing',
  where,
});
const not = (name: string, label: string, test: FieldTest): FieldTest => ({
  ...test,
  name,
  label,
  not: true,
});
const presence = (filled: Where, empty = 'is empty', there = 'is not empty'): readonly FieldTest[] => {
  const test = none('filled', there, filled);
  return [not('empty', empty, test), test];
};

const is = one('is', 'is', on('_eq'));
const isNumber = one('is', 'is', on('_eq', Number));
const amounts = (read: Read): readonly FieldTest[] => [
  one('under', 'is less than', on('_lt', read)),
  one('over', 'is more than', on('_gt', read)),
  two('between', 'is between', range(read)),
  ...presence(said),
];
const numbers: readonly FieldTest[] = [isNumber, not('isnt', 'is not', isNumber), ...amounts(Number)];
const sizes = amounts(sizeOf);
const has = one('has', 'contains', found('anywhere'));
const isText = one('is', 'is', found('whole'));
const words: readonly FieldTest[] = [
  has,
  not('lacks', 'does not contain', has),
  one('starts', 'starts with', found('start')),
  one('ends', 'ends with', found('end')),
  isText,
  not('isnt', 'is not', isText),
  ...presence((column) => ({ [column]: { _is_null: false, _neq: '' } })),
];
const choice = (read?: Read): readonly FieldTest[] => {
  const isAmong = many('in', 'is one of', among(read));
  return [isAmong, not('notin', 'is none of', isAmong), ...presence(said)];
};
const anyOf = many('any', 'has any of', holding);
const several: readonly FieldTest[] = [
  anyOf,
  not('nothing', 'has none of', anyOf),
  ...presence((column) => ({ [column]: { _is_null: false, _neq: [] } })),
];
const yes = none('yes', 'is yes', (column) => ({ [column]: { _eq: true } }));
const files = presence(said, 'is not attached', 'is attached');

const byKind: Readonly<Record<FieldKind, readonly FieldTest[]>> = {
  text: words,
  number: numbers,
  money: numbers,
  percent: numbers,
  date: [
    one('on', 'is on', on('_eq')),
    one('before', 'is before', on('_lt')),
    one('after', 'is after', on('_gt')),
    two('between', 'is between', range(asIs)),
    ...presence(said),
  ],
  dateTime: [
    one('on', 'is on', (column, [day = ''], context) => within(column, day, day, context)),
    one('before', 'is before', (column, [day = ''], { dayBounds }) => ({
      [column]: { _lt: dayBounds(day).start.toISOString() },
    })),
    one('after', 'is after', (column, [day = ''], { dayBounds }) => ({
      [column]: { _gte: dayBounds(day).end.toISOString() },
    })),
    two('between', 'is between', (column, [from = '', to = ''], context) =>
      within(column, from, to, context),
    ),
    ...presence(said),
  ],
  time: [
    one('before', 'is before', on('_lt')),
    one('after', 'is after', on('_gt')),
    two('between', 'is between', range(asIs)),
    ...presence(said),
  ],
  enum: choice(),
  list: several,
  boolean: [yes, not('no', 'is no', yes)],
  colour: [is, not('isnt', 'is not', is), ...presence(said)],
  address: [
    many('in', 'is in', (column, values) => ({
      _or: values.map((state) => ({ [column]: { _contains: { state } } })),
    })),
    ...presence(said),
  ],
  file: files,
  files: presence(
    (column) => ({ [column]: { _is_null: false, _neq: [] } }),
    'are not attached',
    'are attached',
  ),
  json: presence(said),
  point: presence(said),
  reference: choice(idOf),
};

const isSize = (field: Field): boolean => 'unit' in field && field.unit === 'bytes';
function everyTestOf(field: Field): readonly FieldTest[] {
  if (isSize(field)) return sizes;
  return field.kind === 'reference' && field.many ? several : byKind[field.kind];
}

/** The most common tests are first. A required field other than a file has no "is empty". */
export function testsOf(field: Field): readonly FieldTest[] {
  const tests = everyTestOf(field);
  const { required } = field;
  return required === true && field.kind !== 'file' && field.kind !== 'files'
    ? tests.filter(({ name }) => name !== 'empty' && name !== 'filled')
    : tests;
}
export const testOf = (field: Field, name: string): FieldTest | undefined =>
  everyTestOf(field).find((test) => test.name === name);

const clock = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;
const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/**
 * A value must be valid for its kind of field, so that the database never receives a value it cannot parse.
 */
export function isValueOf(field: Field, value: string): boolean {
  if (value === '') return false;
  if (isSize(field)) return sizeOf(value) !== null;
  switch (field.kind) {
    case 'number':
    case 'money':
    case 'percent':
      return /^-?\d{1,12}(\.\d{1,6})?$/.test(value) && (field.decimals !== 0 || !value.includes('.'));
    case 'date':
    case 'dateTime':
      return day.test(value) && new Date(`${value}T00:00Z`).toISOString().startsWith(value);
    case 'time':
      return clock.test(value);
    case 'enum':
      return field.options.some((option) => option.value === value);
    case 'reference':
      return /^(\d{1,9}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i.test(value);
    default:
      return true;
  }
}

/** @returns A sort key for a number, a day or a time; for a size, its bytes. */
export const sortKeyOf = (field: Field, value: string): number | string => {
  if (isSize(field)) return sizeOf(value) ?? 0;
  return field.kind === 'number' || field.kind === 'money' || field.kind === 'percent'
    ? Number(value)
    : value;
};

/** Only some fields define labels for their values; other values are shown as they are. */
export function valueInWords(field: Field, value: string): string {
  if (isSize(field)) return sizeText(sizeOf(value) ?? 0);
  return field.kind === 'enum' || field.kind === 'list' ? labelOfChoice(field.options, value) : value;
}

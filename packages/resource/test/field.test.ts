import { describe, expect, it } from 'vitest';
import {
  address,
  count,
  date,
  dateTime,
  type Field,
  isRequired,
  isTypable,
  longText,
  money,
  nameText,
  normaliseText,
  number,
  oneOf,
  percent,
  reference,
  someOf,
  text,
  time,
  toText,
  validate,
  validateAll,
  words,
} from '../src/index.ts';

describe('validate', () => {
  it.each<[string, Field, unknown, string | null]>([
    ['refuses an empty required field', text({ required: true }), '', 'Name is required'],
    ['refuses a required field of only spaces', text({ required: true }), '   ', 'Name is required'],
    ['refuses an optional field of only spaces', text(), '  ', "Name can't be empty"],
    ['accepts an absent optional field', text(), null, null],
    [
      'refuses an empty required field with its own message',
      count({ required: true, requiredMessage: 'Please Restrotive Type' }),
      '',
      'Please Restrotive Type',
    ],
    ['refuses a count with decimals', count(), '1.5', 'Name must be a whole number'],
    ['refuses money with three decimals', money(), '1.005', 'Name can have up to 2 decimal places'],
    ['accepts money with a nought as its third decimal', money(), '1.500', null],
    ['refuses a percentage above 100', percent(), 101, 'Name must be between 0 and 100'],
    ['accepts a percentage of 100', percent(), 100, null],
    [
      'accepts a coordinate with six decimals',
      number({ min: -90, max: 90, decimals: 6 }),
      '-33.123456',
      null,
    ],
    [
      'refuses a coordinate above its maximum',
      number({ min: -90, max: 90, decimals: 6 }),
      '90.000001',
      "Name can't be more than 90",
    ],
    ['refuses an empty name of a master record', nameText(), ' ', 'Name Is Required'],
    ['accepts a name of 30 characters', nameText(), 'x'.repeat(30), null],
    ['refuses a name of 31 characters', nameText(), 'x'.repeat(31), 'should accept up to 30 characters'],
    [
      'accepts letters and spaces where only those are allowed',
      text({ only: 'letters and spaces' }),
      'Zoë Ng',
      null,
    ],
    [
      'refuses a digit where none is allowed',
      text({ only: 'no digits' }),
      'Room 2',
      "Name can't contain digits",
    ],
    ['refuses a name of two lines', nameText(), 'Evil\r\nBcc: a@b.c', 'Name must be on one line'],
    [
      'refuses an email address with a line break at the end',
      text({ format: 'email' }),
      'mia@north.example\n',
      'Name must be on one line',
    ],
    [
      'refuses a bell character in a text',
      text(),
      'Mia\u0007',
      "Name contains a character that can't be displayed",
    ],
    ['accepts a tab in a text', text(), 'Mia\tNg', null],
    ['accepts several lines in a long text', longText(), 'One\r\n\ttwo\n', null],
    [
      'refuses an escape character in a long text',
      longText(),
      'One\n\u001b[2J',
      "Name contains a character that can't be displayed",
    ],
    [
      'refuses a list of words, one with a line break',
      words({ format: 'email' }),
      ['a@b.c\nd@e.f'],
      'Name must be on one line',
    ],
    [
      'refuses an incomplete email address',
      text({ format: 'email' }),
      'mia@',
      "Name isn't a valid email address",
    ],
    ['refuses a date that does not exist', date(), '2026-02-29', "Name isn't a valid date"],
    ['accepts 29 February of a leap year', date(), '2028-02-29', null],
    ['refuses the time 24:00', time(), '24:00', "Name isn't a valid time"],
    [
      'refuses a value that is no choice',
      oneOf([{ value: 'HIGH', label: 'High' }]),
      'high',
      'Name must be one of the choices',
    ],
    [
      'refuses a list with a value that is no choice',
      someOf([{ value: 'HIGH', label: 'High' }]),
      ['HIGH', 'low'],
      'Name must be one of the choices',
    ],
    [
      'refuses a text instead of a list of choices',
      someOf([{ value: 'HIGH', label: 'High' }]),
      'HIGH',
      'Name must be a list',
    ],
    [
      'refuses an empty required list of words',
      words({ required: true, label: 'Emails' }),
      [],
      'Emails are required',
    ],
    ['refuses a list of words, one of them blank', words(), ['news', ' '], 'Name must be a list'],
    ['accepts a list of words', words(), ['news'], null],
    [
      'refuses a list of email addresses, one invalid',
      words({ format: 'email' }),
      ['a@b.example', 'nobody'],
      "nobody isn't a valid email address",
    ],
    [
      'accepts a list of valid email addresses',
      words({ format: 'email' }),
      ['a@b.example', 'c@d.example'],
      null,
    ],
  ])('%s', (_, field, value, expected) => {
    expect(validate('name', field, value)).toBe(expected);
  });
  it('requires a field while its condition holds, and not otherwise', () => {
    const fields = { reason: text({ requiredWhen: { status: { _eq: 'REJECTED' } } }) };
    expect(validateAll(fields, ['reason'], { status: 'REJECTED', reason: '' })).toEqual({
      reason: 'Reason is required',
    });
    expect(validateAll(fields, ['reason'], { status: 'ACCEPTED', reason: '' })).toEqual({});
  });
  it.each<[string, Record<string, unknown>, boolean]>([
    ['is absent, which counts as null', { marked: true }, true],
    ['is undefined, which counts as null', { marked: true, operator: undefined }, true],
    ['is null', { marked: true, operator: null }, true],
    ['has a value that keeps the field required', { marked: true, operator: 'EQUAL' }, true],
    ['has the value that makes the field optional', { marked: true, operator: 'MATCHES' }, false],
    ['is absent, as is the column that makes the field required', {}, false],
  ])('decides whether a field is required if a column of its condition %s', (_, record, expected) => {
    const unlessMatching = [{ operator: { _is_null: true } }, { _not: { operator: { _eq: 'MATCHES' } } }];
    const field = words({ requiredWhen: { marked: { _eq: true }, _or: unlessMatching } });
    expect(isRequired(field, record)).toBe(expected);
  });
  it('requires one number to be above another, and compares nothing if one is empty or invalid', () => {
    const fields = {
      from: percent(),
      to: percent({ above: { column: 'from', message: 'To must be more than From' } }),
    };
    const problems = (from: unknown, to: unknown) => validateAll(fields, ['from', 'to'], { from, to });
    expect(problems('50', '50')).toEqual({ to: 'To must be more than From' });
    expect(problems('9', '10')).toEqual({});
    expect(problems('', '10')).toEqual({});
    expect(problems('x', '10')).toEqual({ from: 'From must be a number' });
  });
  it('filters keystrokes and normalises text', () => {
    expect(isTypable('digits', '12a')).toBe(false);
    expect(isTypable('digits', '')).toBe(true);
    expect(normaliseText('  a   b\n c ')).toBe('a b\n c');
  });
});

describe('toText', () => {
  const lot = reference('lots', 'lot');
  it.each<[string, Field, unknown, string]>([
    ['a list of choices', someOf([{ value: 'HIGH', label: 'High' }]), ['HIGH', 'low'], 'High, low'],
    ['an amount of money', money(), '1234567890123456.785', '$1,234,567,890,123,456.79'],
    ['half a cent rounded up', money(), '1.005', '$1.01'],
    ['a date', date(), '2026-12-24', '2026-12-24'],
    ['a date with the day first', date({ dayFirst: true }), '2026-12-24', '24-12-2026'],
    ['an instant in its time zone', dateTime(), '2026-11-20T13:30:00Z', '2026-11-21 12:30 am'],
    [
      'an instant to the second',
      dateTime({ seconds: true }),
      '2026-11-20T13:30:09.5Z',
      '2026-11-21 12:30:09 am',
    ],
    ['a time', time(), '17:05:00', '05:05 pm'],
    ['midnight', time(), '00:00', '12:00 am'],
    ['a choice', oneOf([{ value: 'HIGH', label: 'High' }]), 'HIGH', 'High'],
    [
      'an address',
      address(),
      { line_1: '1 Sydney Rd', suburb: 'Manly', state: 'NEW_SOUTH_WALES' },
      '1 Sydney Rd, Manly, NEW_SOUTH_WALES',
    ],
    ['a row by its name', lot, { id: '7', name: 'Manly' }, 'Manly'],
    ['a row without a name by its lot number', lot, { id: '7', lot_number: 'GLV26', color: '#fff' }, 'GLV26'],
    ['a row by its short number', lot, { id: '7', short_id: 12 }, '12'],
    [
      'a row by the name of a related one',
      lot,
      { id: '7', course: { id: '8', name: 'Hand hygiene' } },
      'Hand hygiene',
    ],
    ['a missing value as an empty text', text(), null, ''],
  ])('shows %s', (_, field, value, expected) => {
    expect(toText(field, value, { timeZone: 'Australia/Sydney' })).toBe(expected);
  });
});

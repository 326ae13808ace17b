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
    ['required', text({ required: true }), '', 'Name is required'],
    ['required, spaces only', text({ required: true }), '   ', 'Name is required'],
    ['optional, spaces only', text(), '  ', "Name can't be empty"],
    ['optional, absent', text(), null, null],
    [
      'its own sentence',
      count({ required: true, requiredMessage: 'Please Restrotive Type' }),
      '',
      'Please Restrotive Type',
    ],
    ['digits only', count(), '1.5', 'Name must be a whole number'],
    ['two decimals', money(), '1.005', 'Name can have up to 2 decimal places'],
    ['two decimals, trailing noughts', money(), '1.500', null],
    ['percentage', percent(), 101, 'Name must be between 0 and 100'],
    ['percentage bound', percent(), 100, null],
    ['coordinates', number({ min: -90, max: 90, decimals: 6 }), '-33.123456', null],
    [
      'coordinates, beyond',
      number({ min: -90, max: 90, decimals: 6 }),
      '90.000001',
      "Name can't be more than 90",
    ],
    ['name of a master, empty', nameText(), ' ', 'Name Is Required'],
    ['name of 30', nameText(), 'x'.repeat(30), null],
    ['name of 31', nameText(), 'x'.repeat(31), 'should accept up to 30 characters'],
    ['letters and spaces', text({ only: 'letters and spaces' }), 'Zoë Ng', null],
    ['no digits', text({ only: 'no digits' }), 'Room 2', "Name can't contain digits"],
    ['a name of two lines', nameText(), 'Evil\r\nBcc: a@b.c', 'Name must be on one line'],
    ['a line break at the end', text({ format: 'email' }), 'mia@north.example\n', 'Name must be on one line'],
    ['a bell', text(), 'Mia\u0007', "Name contains a character that can't be displayed"],
    ['a tab', text(), 'Mia\tNg', null],
    ['several lines', longText(), 'One\r\n\ttwo\n', null],
    [
      'several lines, an escape',
      longText(),
      'One\n\u001b[2J',
      "Name contains a character that can't be displayed",
    ],
    ['words of two lines', words({ format: 'email' }), ['a@b.c\nd@e.f'], 'Name must be on one line'],
    ['email', text({ format: 'email' }), 'mia@', "Name isn't a valid email address"],
    ['no such day', date(), '2026-02-29', "Name isn't a valid date"],
    ['leap day', date(), '2028-02-29', null],
    ['time', time(), '24:00', "Name isn't a valid time"],
    ['choice', oneOf([{ value: 'HIGH', label: 'High' }]), 'high', 'Name must be one of the choices'],
    [
      'choices',
      someOf([{ value: 'HIGH', label: 'High' }]),
      ['HIGH', 'low'],
      'Name must be one of the choices',
    ],
    ['choices, one value', someOf([{ value: 'HIGH', label: 'High' }]), 'HIGH', 'Name must be a list'],
    ['words, none', words({ required: true, label: 'Emails' }), [], 'Emails are required'],
    ['words, a blank one', words(), ['news', ' '], 'Name must be a list'],
    ['words', words(), ['news'], null],
    ['emails', words({ format: 'email' }), ['a@b.example', 'nobody'], "nobody isn't a valid email address"],
    ['emails, all of them', words({ format: 'email' }), ['a@b.example', 'c@d.example'], null],
  ])('%s', (_, field, value, expected) => {
    expect(validate('name', field, value)).toBe(expected);
  });
  it('requires a field only while its condition holds', () => {
    const fields = { reason: text({ requiredWhen: { status: { _eq: 'REJECTED' } } }) };
    expect(validateAll(fields, ['reason'], { status: 'REJECTED', reason: '' })).toEqual({
      reason: 'Reason is required',
    });
    expect(validateAll(fields, ['reason'], { status: 'ACCEPTED', reason: '' })).toEqual({});
  });
  it.each<[string, Record<string, unknown>, boolean]>([
    ['is absent', { marked: true }, true],
    ['is undefined', { marked: true, operator: undefined }, true],
    ['is null', { marked: true, operator: null }, true],
    ['has another value', { marked: true, operator: 'EQUAL' }, true],
    ['has the excepted value', { marked: true, operator: 'MATCHES' }, false],
    ['is absent, as the other one is', {}, false],
  ])('a condition reads a column that %s as it would be stored', (_, record, expected) => {
    const unlessMatching = [{ operator: { _is_null: true } }, { _not: { operator: { _eq: 'MATCHES' } } }];
    const field = words({ requiredWhen: { marked: { _eq: true }, _or: unlessMatching } });
    expect(isRequired(field, record)).toBe(expected);
  });
  it('compares two numbers of a record', () => {
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
    ['choices', someOf([{ value: 'HIGH', label: 'High' }]), ['HIGH', 'low'], 'High, low'],
    ['money', money(), '1234567890123456.785', '$1,234,567,890,123,456.79'],
    ['half up', money(), '1.005', '$1.01'],
    ['date', date(), '2026-12-24', '2026-12-24'],
    ['date, day first', date({ dayFirst: true }), '2026-12-24', '24-12-2026'],
    ['instant in its zone', dateTime(), '2026-11-20T13:30:00Z', '2026-11-21 12:30 am'],
    [
      'instant to the second',
      dateTime({ seconds: true }),
      '2026-11-20T13:30:09.5Z',
      '2026-11-21 12:30:09 am',
    ],
    ['time', time(), '17:05:00', '05:05 pm'],
    ['midnight', time(), '00:00', '12:00 am'],
    ['choice', oneOf([{ value: 'HIGH', label: 'High' }]), 'HIGH', 'High'],
    [
      'address',
      address(),
      { line_1: '1 Sydney Rd', suburb: 'Manly', state: 'NEW_SOUTH_WALES' },
      '1 Sydney Rd, Manly, NEW_SOUTH_WALES',
    ],
    ['a row by its name', lot, { id: '7', name: 'Manly' }, 'Manly'],
    ['a row without a name', lot, { id: '7', lot_number: 'GLV26', color: '#fff' }, 'GLV26'],
    ['a numbered row', lot, { id: '7', short_id: 12 }, '12'],
    [
      'a row with the name of a related one',
      lot,
      { id: '7', course: { id: '8', name: 'Hand hygiene' } },
      'Hand hygiene',
    ],
    ['nothing', text(), null, ''],
  ])('%s', (_, field, value, expected) => {
    expect(toText(field, value, { timeZone: 'Australia/Sydney' })).toBe(expected);
  });
});

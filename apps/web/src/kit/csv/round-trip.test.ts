import {
  boolean,
  colour,
  count,
  csvHeader,
  csvLine,
  date,
  longText,
  money,
  normaliseText,
  oneOf,
  percent,
  text,
  time,
  words,
} from '@operatory/resource';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRows } from './check-rows.ts';
import { guessMapping } from './csv-mapping.ts';
import { readCsv, textOf } from './read-csv.ts';

const states = [
  { value: 'ACTIVE', label: 'Active' },
  { value: 'IN_ACTIVE', label: 'Inactive' },
];
const fields = [
  { name: 'name', field: text({ required: true, label: 'Name of it' }) },
  { name: 'notes', field: longText() },
  { name: 'status', field: oneOf(states) },
  { name: 'amount', field: money() },
  { name: 'share', field: percent() },
  { name: 'number_of', field: count() },
  { name: 'spent_on', field: date() },
  { name: 'begins_at', field: time() },
  { name: 'is_open', field: boolean() },
  { name: 'color', field: colour() },
  { name: 'tags', field: words() },
];
const kept = { zone: 'Australia/Sydney', idOf: () => ({ problem: 'there is none' }) };

/** Texts as forms store them, including some that look like formulas or like escaped formulas. */
const written = fc
  .tuple(fc.constantFrom('', "'", "''", '=', '+', '-', '@', "'=", "''-", '＝', '"', ';', '\n'), fc.string())
  .map(([before, after]) => normaliseText(before + after))
  .filter((each) => each !== '');
const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });
const digits = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((each) => String(each).padStart(2, '0'));
const record = fc.record({
  name: written,
  notes: optional(written),
  status: optional(fc.constantFrom('ACTIVE', 'IN_ACTIVE')),
  amount: optional(fc.integer({ min: 0, max: 1e9 }).map((cents) => (cents / 100).toFixed(2))),
  share: optional(fc.integer({ min: 0, max: 100 }).map(String)),
  number_of: optional(fc.nat()),
  spent_on: optional(fc.tuple(digits(1, 12), digits(1, 28)).map(([month, day]) => `2026-${month}-${day}`)),
  begins_at: optional(fc.tuple(digits(0, 23), digits(0, 59)).map(([hour, minute]) => `${hour}:${minute}:00`)),
  is_open: optional(fc.boolean()),
  color: optional(fc.constantFrom('#158679', '#DF5347')),
  tags: optional(fc.array(written, { minLength: 1, maxLength: 3 })),
});

test('imports an exported file unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(record, { minLength: 1, maxLength: 8 }), async (records) => {
      const headings = [
        'Name of it',
        'Notes',
        'Status',
        'Amount',
        'Share',
        'Number of',
        'Spent on',
        'Begins at',
        'Is open',
        'Color',
        'Tags',
      ];
      const file = [
        csvHeader(headings),
        ...records.map((each) => csvLine(fields.map(({ name }) => each[name as keyof typeof each]))),
      ].join('');
      const { headings: read, rows } = readCsv(textOf(new TextEncoder().encode(file)));
      const mapping = guessMapping(read, fields);
      const checked = await checkRows(rows, fields, mapping, kept);
      expect(checked.map(({ problem }) => problem)).toEqual(records.map(() => ''));
      expect(checked.map((each) => each.record)).toEqual(
        records.map((each) => JSON.parse(JSON.stringify(each))),
      );
    }),
    { numRuns: 300 },
  );
});

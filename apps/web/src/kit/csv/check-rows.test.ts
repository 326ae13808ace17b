import { date, dateTime, email, money, nameText, oneOf, phone, reference, time } from '@operatory/resource';
import { expect, test } from 'vitest';
import { checkRows } from './check-rows.ts';
import { fieldsByHeading, guessMapping } from './csv-mapping.ts';
import { readCsv } from './read-csv.ts';
import { idsFrom } from './references.ts';
import { wrongRowsCsv } from './run-import.ts';

const zone = 'Australia/Sydney';
const fields = [
  { name: 'name', field: nameText() },
  { name: 'email', field: email() },
  { name: 'phone', field: phone() },
  { name: 'amount', field: money({ required: true }) },
  { name: 'expense_date', field: date({ label: 'Date' }) },
  { name: 'at', field: dateTime() },
  { name: 'starts', field: time() },
  { name: 'status', field: oneOf([{ value: 'ACTIVE', label: 'Active' }]) },
  {
    name: 'clinic_expense_type_id',
    field: reference('client_expense_types', 'type', { label: 'Expense type' }),
  },
];
const types = new Map([
  [
    'clinic_expense_type_id',
    new Map([
      ['lab', [{ id: 'lab', name: 'Lab' }]],
      [
        'rent',
        [
          { id: 'rent a', name: 'Rent', clinic: 'a' },
          { id: 'rent b', name: 'Rent', clinic: 'b' },
        ],
      ],
      [
        'tea',
        [
          { id: 'tea a', name: 'Tea' },
          { id: 'tea b', name: 'Tea' },
        ],
      ],
    ]),
  ],
]);
const check = async (file: string, fixed = {}) => {
  const table = readCsv(file);
  const mapping = guessMapping(table.headings, fields);
  return checkRows(table.rows, fields, mapping, { zone, idOf: idsFrom(types), fixed });
};

test('reads amounts, dates, times, choices and names in the formats in which people write them', async () => {
  const [row] = await check(
    'name;amount;DATE;At;Starts;Status;expense type\nGloves;"$1,234.50";3/4/2026;21/11/2026 5:05 pm;9:30 am;active;LAB',
  );
  expect(row).toMatchObject({
    problem: '',
    record: {
      name: 'Gloves',
      amount: '1234.50',
      expense_date: '2026-04-03',
      at: '2026-11-21T06:05:00.000Z',
      starts: '09:30',
      status: 'ACTIVE',
      clinic_expense_type_id: 'lab',
    },
  });
});

test.each([
  ['25-Nov-2026', '2026-11-25'],
  ['25/11/26', '2026-11-25'],
  ['25/11/2026 0:00', '2026-11-25'],
])('a date that a spreadsheet writes as %s is read', async (cell, day) => {
  const [row] = await check(`Name,Amount,Date\na,1,${cell}`);
  expect(row).toMatchObject({ problem: '', record: { expense_date: day } });
});

test.each([
  ['412345678', '0412345678'],
  ['0412345678', '0412345678'],
  ['61412345678', '+61412345678'],
  ['0412 345 678', '0412 345 678'],
  ['132221', '132221'],
])('the phone number %s is read as %s', async (cell, phoneNumber) => {
  const [row] = await check(`Name,Amount,Phone\na,1,${cell}`);
  expect(row).toMatchObject({ problem: '', record: { phone: phoneNumber } });
});

test('reads a date with a month’s name and a time with pm', async () => {
  const [row] = await check('Name,Amount,At\na,1,21 Nov 2026 5:05 pm');
  expect(row?.record.at).toBe('2026-11-21T06:05:00.000Z');
});

test('reports the problems of rows with the messages of the form', async () => {
  const rows = await check(
    [
      'Name,Email,Amount,Date,Status,Expense type',
      'A name that is longer than thirty characters,,1,,,',
      ',,1,,,',
      'a,nobody,1,,,',
      'a,,x,,,',
      'a,,,,,',
      'a,,1,31/2/2026,,',
      'a,,1,,GONE,',
      'a,,1,,,Nowhere',
      'a,,1,,,tea',
    ].join('\n'),
  );
  expect(rows.map(({ row, problem }) => `${row.number} ${problem}`)).toEqual([
    '2 should accept up to 30 characters',
    '3 Name Is Required',
    "4 Email isn't a valid email address. Enter one email address, such as name@example.com",
    '5 Amount must be a number. Enter a number, such as 12.50',
    '6 Amount is required',
    "7 Date isn't a valid date. Enter the date as 25/11/2026",
    '8 Status must be one of the choices. Enter Active',
    '9 Expense type: “Nowhere” was not found',
    '10 Expense type: more than one is called “tea”',
  ]);
});

test('reports a missing required column as a problem of the row', async () => {
  expect((await check('Name\na')).map(({ problem }) => problem)).toEqual(['Amount is required']);
});

test('of two expense types with the same name, chooses the one at the chosen clinic', async () => {
  const [row] = await check('Name,Amount,Expense type\na,1,Rent', { clinic_id: 'b' });
  expect(row?.record.clinic_expense_type_id).toBe('rent b');
});

test('prefers a heading that was matched by hand, and fills no field from two columns', () => {
  const headings = ['Bezeichnung', 'Betrag', 'Name'];
  const remembered = fieldsByHeading(headings, { name: 0, amount: 1 });
  expect(guessMapping(headings, fields, remembered)).toEqual({ name: 0, amount: 1 });
  expect(guessMapping(['Amount', 'amount'], fields)).toEqual({ amount: 0 });
});

test('writes the rows that were not added to a file that can be corrected and imported again', async () => {
  const file = 'Name,Amount,Note\r\n"=1, 2",x,\r\nb,2\r\n';
  const wrong = (await check(file)).filter(({ problem }) => problem !== '');
  const written = wrongRowsCsv(['Name', 'Amount', 'Note'], wrong);
  expect(written).toBe(
    '\uFEFFName,Amount,Note,Error\r\n"\'=1, 2",x,,"Amount must be a number. Enter a number, such as 12.50"\r\n',
  );
  const again = readCsv(written);
  expect(again.rows[0]?.cells.slice(0, 2)).toEqual(['=1, 2', 'x']);
  // A file of rejected rows that is rejected again contains the error only once.
  expect(wrongRowsCsv(again.headings, await check(written))).toBe(written);
});

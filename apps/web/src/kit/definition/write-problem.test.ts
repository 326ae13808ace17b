import { messages } from '@operatory/domain';
import { text } from '@operatory/resource';
import { CombinedError } from 'urql';
import { expect, test } from 'vitest';
import { writeProblem } from './write-problem.ts';

const fields = [
  { name: 'name', field: text() },
  { name: 'ip_address', field: { ...text(), label: 'IP address' } },
];
const errorOf = (code: string, message: string) =>
  new CombinedError({ graphQLErrors: [{ message, extensions: { code, path: '$' } }] });
const unique = (index: string) =>
  errorOf(
    'constraint-violation',
    `Uniqueness violation. duplicate key value violates unique constraint "${index}"`,
  );
const nowhere = (sentence: string) => ({ field: null, sentence });

test('reports a duplicate at the field of its unique index, or for the whole form if no field fits', () => {
  expect(writeProblem(unique('clinic_rooms_name_unique'), fields)).toEqual({
    field: 'name',
    sentence: 'Name is already exists',
  });
  expect(writeProblem(unique('teams_name_key'), fields, 'A team of that name')).toEqual({
    field: 'name',
    sentence: 'A team of that name',
  });
  expect(writeProblem(unique('ip_settings_address_unique'), fields)).toEqual({
    field: 'ip_address',
    sentence: 'IP address is already in use',
  });
  expect(writeProblem(unique('clinics_client_id_short_id_key'), fields)).toEqual(nowhere(messages.not_saved));
});

test.each([
  [{ refusal: 'only_in_stock' }, 'quantity'],
  [{ refusal: 'invalid', path: '$.args.email' }, 'email'],
  [{ refusal: 'invalid', path: '$.args.set.quantity' }, 'quantity'],
  [{ refusal: 'wrong_password', path: '$.args.password' }, null],
  [{ refusal: 'lot_reason_needed' }, null],
  [{ refusal: 'stock_is_newer' }, null],
])('shows the refusal %o at its field, if the form has that field', (extensions, field) => {
  const refused = new CombinedError({
    graphQLErrors: [
      { message: 'Only 8 in stock', extensions: { code: 'refused', path: '$', ...extensions } },
    ],
  });
  const asked = ['quantity', 'email'].map((name) => ({ name, field: text() }));
  expect(writeProblem(refused, asked)).toEqual({ field, sentence: 'Only 8 in stock' });
});

test('a violated check constraint that is named after a field is reported at that field', () => {
  const said = 'Check constraint violation. new row violates check constraint "clinics_name_check"';
  expect(writeProblem(errorOf('permission-error', said), fields)).toEqual({
    field: 'name',
    sentence: messages.fill_valid_details,
  });
  const other = { ...fields[0], name: 'display_name' } as (typeof fields)[number];
  expect(
    writeProblem(errorOf('permission-error', said.replace('clinics_name', 'users_display_name')), [
      ...fields,
      other,
    ]),
  ).toMatchObject({ field: 'display_name' });
});

test.each([
  ['constraint-violation', 'Foreign key violation. insert or update on table', messages.fill_valid_details],
  ['constraint-violation', 'Not-NULL violation. null value in column', messages.enter_all_required],
  [
    'permission-error',
    'Check constraint violation. new row violates check constraint "clinics_dates_check"',
    messages.fill_valid_details,
  ],
  ['permission-error', 'check constraint of an insert/update permission has failed', messages.no_permission],
  ['permission-error', messages.read_only, messages.read_only],
  ['data-exception', 'invalid input syntax for type inet', messages.fill_valid_details],
  ['unexpected', 'internal error', messages.not_saved],
])('shows %s (%s) as a message for the whole form', (code, message, sentence) => {
  expect(writeProblem(errorOf(code, message), fields)).toEqual(nowhere(sentence));
});

test('reports that the server did not respond when there is no connection', () => {
  const error = new CombinedError({ networkError: new Error('offline') });
  expect(writeProblem(error, fields).sentence).toBe(
    "The server didn't respond. You may be offline. Try again.",
  );
});

test('shows at the field that a birth date cannot be in the future', () => {
  const said =
    'Check constraint violation. new row for relation "users" violates check constraint "users_date_of_birth_check"';
  expect(writeProblem(errorOf('permission-error', said), fields)).toEqual({
    field: 'date_of_birth',
    sentence: messages.birth_in_future,
  });
});

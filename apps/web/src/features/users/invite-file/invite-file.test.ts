import { grantableRoles, messages } from '@operatory/domain';
import { CombinedError } from 'urql';
import { expect, test } from 'vitest';
import { checkRows } from '#kit/csv/check-rows.ts';
import { guessMapping, knownHeadings, templateCsv } from '#kit/csv/csv-mapping.ts';
import { readCsv } from '#kit/csv/read-csv.ts';
import { idsFrom } from '#kit/csv/references.ts';
import { checkInvitations, type SeatsLeft } from './check-invitations.ts';
import { inviteFileFields } from './invite-file-fields.ts';
import { invitationOf, invitations } from './send-invitations.ts';

const customs = [{ id: 'hygienist', name: 'Hygienist', clinic_id: 'manly', base_user_role_id: 12 }];
const given = grantableRoles('client_admin');
const fields = inviteFileFields(given, customs);
const clinics = new Map([
  [
    'clinic_ids',
    new Map([
      ['manly', [{ id: 'manly', name: 'Manly' }]],
      ['mosman', [{ id: 'mosman', name: 'Mosman' }]],
    ]),
  ],
]);
const headings = 'Email,First name,Last name,Role,Clinics';

async function problems(
  rows: readonly string[],
  seats: SeatsLeft | null = null,
  taken: readonly string[] = [],
) {
  const table = readCsv([headings, ...rows].join('\n'), knownHeadings(fields));
  const mapping = guessMapping(table.headings, fields);
  const checked = await checkRows(table.rows, fields, mapping, {
    zone: 'Australia/Sydney',
    idOf: idsFrom(clinics),
  });
  return checkInvitations(checked, { taken: new Set(taken), customs, seats }).map(({ problem }) => problem);
}

test('the template has a heading for each field, and all of them are recognised when it is filled in', () => {
  const { headings: found } = readCsv(`${templateCsv(fields)}a@b.example`, knownHeadings(fields));
  expect(Object.keys(guessMapping(found, fields)).toSorted()).toEqual(
    fields.map(({ name }) => name).toSorted(),
  );
});

test('an employee needs a clinic, a client admin needs none, and a role must exist and belong to the clinic', async () => {
  expect(
    await problems([
      'mia@north.example,Mia,Cole,,Manly',
      'noah@north.example,Noah,Cole,,',
      'zoe@north.example,Zoe,Cole,Client Admin,',
      'ava@north.example,Ava,Cole,Hygienist,Mosman',
      'eli@north.example,Eli,Cole,Captain,Manly',
    ]),
  ).toEqual([
    '',
    messages.clinic_needed,
    '',
    'This role belongs to another clinic',
    expect.stringContaining('Role'),
  ]);
});

test('an email is refused when it occurs earlier in the file or belongs to somebody', async () => {
  expect(
    await problems(
      [
        'mia@north.example,Mia,Cole,,Manly',
        'MIA@north.example,Mia,Cole,,Manly',
        'old@north.example,Old,Hand,,Manly',
      ],
      null,
      ['old@north.example'],
    ),
  ).toEqual(['', 'This email address is already in row 2', messages.email_taken]);
});

test('seats are used in the order of the file, and refused rows use none', async () => {
  expect(
    await problems(
      ['nobody,Mia,Cole,,Manly', 'mia@north.example,Mia,Cole,,Manly', 'noah@north.example,Noah,Cole,,Manly'],
      { size: 10, left: 1 },
    ),
  ).toEqual([
    expect.stringContaining('valid email'),
    '',
    'All 10 seats on your plan are in use. Block someone who has left, or choose a larger team.',
  ]);
});

test('a row becomes the input of an invitation, with the clinic of a clinic’s own role', () => {
  const row = { email: 'ava@north.example', first_name: 'Ava', last_name: 'Cole', clinic_ids: ['manly'] };
  expect(invitationOf({ ...row, role: 'custom:hygienist' }, customs)).toMatchObject({
    email: 'ava@north.example',
    phone: null,
    clinic_ids: ['manly'],
    roles: [{ user_role_id: 12, user_custom_role_id: 'hygienist', clinic_id: 'manly' }],
  });
  expect(invitationOf(row, customs).roles).toMatchObject([{ user_custom_role_id: null, clinic_id: null }]);
});

test('each row is sent with its own key, also again after a lost answer, and a refusal is kept with its row', async () => {
  const sent: string[] = [];
  const lost = new CombinedError({ networkError: new Error('lost') });
  const refusal = new CombinedError({
    graphQLErrors: [{ message: messages.email_taken, extensions: { code: 'refused' } }],
  });
  const answers = [lost, undefined, refusal];
  const send = invitations(
    async ({ idempotency_key }) => {
      sent.push(idempotency_key);
      return answers.shift();
    },
    customs,
    async () => {},
  );
  const outcome = await send(
    { table: 'users', key: 'k', rows: [{ email: 'a@b.example' }, { email: 'c@d.example' }] },
    new AbortController().signal,
  );
  expect(sent).toEqual(['k 0', 'k 0', 'k 1']);
  expect(outcome).toEqual({
    added: 1,
    refused: [{ index: 1, code: 'refused', message: messages.email_taken }],
  });
});

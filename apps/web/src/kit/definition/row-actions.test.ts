import { date, number, type RowAction, reference, time } from '@operatory/resource';
import { expect, test } from 'vitest';
import { actionText, actionValues, mayAct } from './row-actions.ts';

const action: RowAction = { command: 'pin_newsfeed', label: 'Pin', when: {}, done: 'Pinned' };
test('the arguments of an action are those it sets and those it asks for', () => {
  expect(actionText(action)).toBe(
    'mutation act($id: uuid!, $key: String!) { pin_newsfeed(id: $id, idempotency_key: $key) { id } }',
  );
  expect(actionText({ ...action, gives: { pinned: false } })).toBe(
    'mutation act($id: uuid!, $key: String!) { pin_newsfeed(id: $id, pinned: false, idempotency_key: $key) { id } }',
  );
  expect(
    actionText({ ...action, asks: { date: date({ required: true }), time: time({ required: true }) } }),
  ).toBe(
    'mutation act($id: uuid!, $date: date!, $time: String!, $key: String!) { pin_newsfeed(id: $id, date: $date, time: $time, idempotency_key: $key) { id } }',
  );
});

test('sends amounts as numbers, with the values that the row showed when the dialog opened', () => {
  const adjust: RowAction = {
    ...action,
    command: 'adjust_lot',
    asks: { quantity: number({ required: true }), place: reference('places', 'place') },
    shows: { seen: { column: 'left' }, version: { column: 'version', whole: true } },
  };
  expect(actionText(adjust)).toBe(
    'mutation act($id: uuid!, $quantity: Float!, $place: uuid, $seen: Float!, $version: Int!, $key: String!) { adjust_lot(id: $id, quantity: $quantity, place: $place, seen: $seen, version: $version, idempotency_key: $key) { id } }',
  );
  expect(
    actionValues(adjust, { quantity: '2.5', place: null }, { id: '1', left: '3.000', version: 4 }),
  ).toEqual({
    quantity: 2.5,
    place: null,
    seen: 3,
    version: 4,
  });
});

const person = (role: string, ...grants: string[]) =>
  ({ role, grants, user: { id: 'me' }, clinics: [{ id: 'mine' }] }) as unknown as Parameters<
    typeof mayAct
  >[3];

test('offers actions to users with EDIT on rows they may change, and to the creator of the row', () => {
  const list = { table: 'clinic_newsfeeds', module: 'clinic-newsfeeds', maker: 'user_id' };
  const row = (user_id: string, clinic_id: string | null = 'mine') => ({ id: '1', user_id, clinic_id });
  const edits = 'clinic-newsfeeds:EDIT';
  expect(mayAct(list, action, row('other'), person('clinic_admin', 'clinic-newsfeeds:VIEW'))).toBe(false);
  expect(mayAct(list, action, row('other'), person('clinic_admin', edits))).toBe(true);
  expect(mayAct(list, action, row('me', null), person('clinic_admin'))).toBe(true);
  // Only an admin of the whole client can change rows of other clinics or of the client. An employee cannot
  // change a colleague's row.
  expect(mayAct(list, action, row('other', 'theirs'), person('clinic_admin', edits))).toBe(false);
  expect(mayAct(list, action, row('other', null), person('clinic_admin', edits))).toBe(false);
  expect(mayAct(list, action, row('other', null), person('client_admin', edits))).toBe(true);
  expect(mayAct(list, action, row('other'), person('client_employee', edits))).toBe(false);
});

test('an action with its own grant is offered only to users with that grant', () => {
  const list = { table: 'clinic_im_product_orders', module: 'orders', maker: 'user_id' };
  const row = { id: '1', user_id: 'me' };
  expect(mayAct(list, { needs: 'EDIT' }, row, person('clinic_admin'))).toBe(false);
  expect(mayAct(list, { needs: 'ADD' }, row, person('clinic_admin', 'orders:EDIT'))).toBe(false);
  expect(mayAct(list, { needs: 'ADD' }, row, person('clinic_admin', 'orders:ADD'))).toBe(true);
});

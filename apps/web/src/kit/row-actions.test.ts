import { date, number, type RowAction, reference, time } from '@operatory/resource';
import { expect, test } from 'vitest';
import { actionText, actionValues, mayAct } from './row-actions.ts';

const action: RowAction = { command: 'pin_newsfeed', label: 'Pin', when: {}, done: 'Pinned' };
test('an action’s arguments are what it gives and what it asks for', () => {
  expect(actionText(action)).toBe('mutation act($id: uuid!) { pin_newsfeed(id: $id) { id } }');
  expect(actionText({ ...action, gives: { pinned: false } })).toBe(
    'mutation act($id: uuid!) { pin_newsfeed(id: $id, pinned: false) { id } }',
  );
  expect(
    actionText({ ...action, asks: { date: date({ required: true }), time: time({ required: true }) } }),
  ).toBe(
    'mutation act($id: uuid!, $date: date!, $time: String!) { pin_newsfeed(id: $id, date: $date, time: $time) { id } }',
  );
});

test('amounts go as numbers, with what the row showed when it was asked', () => {
  const adjust: RowAction = {
    ...action,
    command: 'adjust_lot',
    asks: { quantity: number({ required: true }), place: reference('places', 'place') },
    shows: { seen: 'left' },
  };
  expect(actionText(adjust)).toBe(
    'mutation act($id: uuid!, $quantity: Float!, $place: uuid, $seen: Float!) { adjust_lot(id: $id, quantity: $quantity, place: $place, seen: $seen) { id } }',
  );
  expect(actionValues(adjust, { quantity: '2.5', place: null }, { id: '1', left: '3.000' })).toEqual({
    quantity: 2.5,
    place: null,
    seen: 3,
  });
});

test('they are offered to EDIT, and to who made the row', () => {
  const list = { module: 'clinic-newsfeeds', maker: 'user_id' };
  const me = (...grants: string[]) => ({ grants, user: { id: 'me' } });
  const row = (user_id: string) => ({ id: '1', user_id });
  expect(mayAct(list, action, row('other'), me('clinic-newsfeeds:VIEW'))).toBe(false);
  expect(mayAct(list, action, row('other'), me('clinic-newsfeeds:EDIT'))).toBe(true);
  expect(mayAct(list, action, row('me'), me())).toBe(true);
  expect(mayAct({ module: 'x' }, action, row('me'), me())).toBe(false);
});

test('one that needs an action of its own is offered by that alone', () => {
  const list = { module: 'orders', maker: 'user_id' };
  const row = { id: '1', user_id: 'me' };
  const me = (...grants: string[]) => ({ grants, user: { id: 'me' } });
  expect(mayAct(list, { needs: 'EDIT' }, row, me())).toBe(false);
  expect(mayAct(list, { needs: 'ADD' }, row, me('orders:EDIT'))).toBe(false);
  expect(mayAct(list, { needs: 'ADD' }, row, me('orders:ADD'))).toBe(true);
});

import { date, type RowAction, time } from '@operatory/resource';
import { expect, test } from 'vitest';
import { actionText, mayAct } from './row-actions.ts';

const action: RowAction = { command: 'pin_newsfeed', label: 'Pin', when: {}, done: 'Pinned' };
test('an action’s arguments are what it gives and what it asks for', () => {
  expect(actionText(action)).toBe('mutation act($id: uuid!) { pin_newsfeed(id: $id) { id } }');
  expect(actionText({ ...action, gives: { pinned: false } })).toBe(
    'mutation act($id: uuid!) { pin_newsfeed(id: $id, pinned: false) { id } }',
  );
  expect(actionText({ ...action, asks: { date: date(), time: time() } })).toBe(
    'mutation act($id: uuid!, $date: date!, $time: String!) { pin_newsfeed(id: $id, date: $date, time: $time) { id } }',
  );
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

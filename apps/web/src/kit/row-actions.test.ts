import { date, time } from '@operatory/resource';
import { expect, test } from 'vitest';
import { actionText, mayAct } from './row-actions.ts';

const action = { command: 'pin_newsfeed', label: 'Pin', when: {}, done: 'Pinned' };
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
  expect(mayAct(list, row('other'), me('clinic-newsfeeds:VIEW'))).toBe(false);
  expect(mayAct(list, row('other'), me('clinic-newsfeeds:EDIT'))).toBe(true);
  expect(mayAct(list, row('me'), me())).toBe(true);
  expect(mayAct({ module: 'x' }, row('me'), me())).toBe(false);
});

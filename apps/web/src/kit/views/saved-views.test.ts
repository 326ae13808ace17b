import { expect, test } from 'vitest';
import { currentView, readViews, searchOfView, type ViewRow, viewOf } from './saved-views.ts';

const row = (id: string, more: Partial<ViewRow> = {}): ViewRow => ({
  id,
  name: id,
  view: { search: `q=${id}` },
  is_shared: false,
  is_default: false,
  clinic_id: null,
  user_id: 'me',
  user: { display_name: 'Me' },
  ...more,
});

test('a view stores search, chip and conditions, but not the page or an open form', () => {
  const text = viewOf({ q: 'a & b', show: 'blocked', where: 'name:has:x~,y', ...{ page: 3, form: 'add' } });
  expect(text).toBe('q=a+%26+b&show=blocked&where=name%3Ahas%3Ax%7E%2Cy');
  expect(searchOfView(text)).toEqual({
    q: 'a & b',
    show: 'blocked',
    where: 'name:has:x~,y',
    sort: undefined,
    filter: undefined,
    view: undefined,
  });
});

test('lists own views before shared ones, leaves out invalid ones, and ignores another user’s default', () => {
  const views = readViews(
    [
      row('b', { user_id: 'other', is_shared: true, is_default: true }),
      row('c', { is_default: true }),
      row('x', { view: { sort: 3 } }),
      row('y', { view: null }),
      row('a'),
    ],
    'me',
  );
  expect(views.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  expect(views.map(({ first }) => first)).toEqual([false, true, false]);
});

test('the opened view stays current when its list is changed; otherwise views are recognised by their content', () => {
  const views = readViews([row('a'), row('b')], 'me');
  expect(currentView(views, { saved: 'a', q: 'else' })?.id).toBe('a');
  expect(currentView(views, { q: 'b' })?.id).toBe('b');
  expect(currentView(views, { saved: 'gone', q: 'c' })).toBeUndefined();
  expect(currentView(views, {})).toBeUndefined();
});

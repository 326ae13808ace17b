import { expect, test } from 'vitest';
import { noViews, readViews, searchOfView, viewOf, withoutView, withView } from './saved-views.ts';

test('a view keeps search, sort, chip and filters, and not the page or an open form', () => {
  const text = viewOf({ q: 'a & b', show: 'blocked', ...{ page: 3, form: 'add' } });
  expect(text).toBe('q=a+%26+b&show=blocked');
  expect(searchOfView(text)).toEqual({ q: 'a & b', show: 'blocked', sort: undefined, filter: undefined });
});

test('a second view of one name replaces the first', () => {
  const all = withView(withView(noViews, { name: 'Mine', search: 'q=a' }), { name: 'Mine', search: 'q=b' });
  expect(all.views).toEqual([{ name: 'Mine', search: 'q=b' }]);
});

test('the first view goes with its view', () => {
  const all = { ...withView(noViews, { name: 'Mine', search: '' }), first: 'Mine' };
  expect(withoutView(all, 'Mine')).toEqual(noViews);
  expect(readViews({ views: [], first: 'Mine' })).toEqual(noViews);
});

import { expect, test } from 'vitest';
import { isFiltered, taskSearchSchema, withoutFilters } from './task-search.ts';

test('takes what it knows and drops the rest', () => {
  expect(
    taskSearchSchema.parse({
      view: 'board',
      priority: 'HIGH',
      due: 'NEVER',
      level: "x' or 1=1",
      date: '2026-13-40',
      more: 1,
    }),
  ).toEqual({ view: 'board', priority: 'HIGH' });
});

test('clearing keeps the view', () => {
  const search = taskSearchSchema.parse({ view: 'table', who: 'by-me', priority: 'LOW', q: 'autoclave' });
  expect(isFiltered(search)).toBe(true);
  expect(withoutFilters(search)).toEqual({ view: 'table', who: 'by-me' });
  expect(isFiltered(withoutFilters(search))).toBe(false);
});

test('a relationship may be sorted by, and a page is no filter', () => {
  const sort = 'assigned_to_user.display_name.desc';
  expect(taskSearchSchema.parse({ sort, page: 3, status: 'OPEN' })).toEqual({
    sort,
    page: 3,
    status: 'OPEN',
  });
  expect(taskSearchSchema.parse({ sort: 'a.b.c.asc', page: 1 })).toEqual({});
  expect(isFiltered({ page: 3 })).toBe(false);
  expect(withoutFilters({ view: 'table', page: 3, status: 'OPEN' })).toEqual({ view: 'table' });
});

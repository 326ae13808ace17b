import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import {
  isFiltered,
  rememberedSearch,
  rememberSearch,
  statusesOf,
  statusFilter,
  taskSearchSchema,
  withoutFilters,
} from './task-search.ts';

test('keeps known values of the URL, and drops all others', () => {
  expect(
    v.parse(taskSearchSchema, {
      view: 'board',
      priority: 'HIGH',
      due: 'NEVER',
      level: "x' or 1=1",
      date: '2026-13-40',
      more: 1,
    }),
  ).toEqual({ view: 'board', priority: 'HIGH' });
});

test('clearing the filters keeps the view and whose tasks are listed', () => {
  const search = v.parse(taskSearchSchema, { view: 'table', who: 'by-me', priority: 'LOW', q: 'autoclave' });
  expect(isFiltered(search)).toBe(true);
  expect(withoutFilters(search)).toEqual({ view: 'table', who: 'by-me' });
  expect(isFiltered(withoutFilters(search))).toBe(false);
});

test('accepts sorting by a relationship, and does not count a page as a filter', () => {
  const sort = 'assigned_to_user.display_name.desc';
  expect(v.parse(taskSearchSchema, { sort, page: 3, status: 'OPEN' })).toEqual({
    sort,
    page: 3,
    status: 'OPEN',
  });
  expect(v.parse(taskSearchSchema, { sort: 'a.b.c.asc', page: 1 })).toEqual({});
  expect(isFiltered({ page: 3 })).toBe(false);
  expect(withoutFilters({ view: 'table', page: 3, status: 'OPEN' })).toEqual({ view: 'table' });
});

test('accepts several statuses, another assigner and a period in the URL', () => {
  const search = v.parse(taskSearchSchema, {
    status: ['PENDING', 'FINISHED'],
    assigner: '0190c0de-0000-7000-8000-000000000001',
    from: '2026-11-01',
    to: '2026-11-30',
  });
  expect(statusesOf(search)).toEqual(['PENDING', 'FINISHED']);
  expect(isFiltered({ to: '2026-11-30' })).toBe(true);
  expect(withoutFilters(search)).toEqual({});
  expect(v.parse(taskSearchSchema, { status: ['NONSENSE'], from: 'soon' })).toEqual({});
});

test('shortens statuses in the URL where possible', () => {
  expect(statusFilter([])).toBeUndefined();
  expect(statusFilter(['FINISHED'])).toBe('FINISHED');
  expect(statusFilter(['REASSIGNED', 'PENDING', 'INPROGRESS'])).toBe('OPEN');
  expect(statusFilter(['FINISHED', 'PENDING'])).toEqual(['PENDING', 'FINISHED']);
  expect(statusFilter(['FINISHED', 'PENDING', 'INPROGRESS', 'REASSIGNED'])).toBeUndefined();
  expect(statusesOf({ status: 'OPEN' })).toEqual(['PENDING', 'INPROGRESS', 'REASSIGNED']);
});

test('remembers filters only for the user who set them', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  rememberSearch('mia', { who: 'everyone', priority: 'HIGH' });
  expect(rememberedSearch('mia')).toEqual({ who: 'everyone', priority: 'HIGH' });
  expect(rememberedSearch('lachlan')).toEqual({});
  vi.unstubAllGlobals();
});

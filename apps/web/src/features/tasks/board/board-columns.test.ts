import { describe, expect, test } from 'vitest';
import type { TaskRow } from '../data/task-row.ts';
import {
  columnsOf,
  countsShown,
  moveOf,
  neighboursOf,
  newestOf,
  steppedMove,
  withMovedTasks,
  withMoves,
} from './board-columns.ts';

const task = (id: string, status: string, position: number, more: object = {}) =>
  ({
    id,
    status,
    position: String(position),
    finished_at: null,
    client_task_level_id: null,
    ...more,
  }) as TaskRow;

const keys = ['PENDING', 'INPROGRESS', 'REASSIGNED', 'FINISHED'];

describe('columnsOf', () => {
  test('orders by position as a number, and ties by id', () => {
    const tasks = [task('c', 'PENDING', 10), task('b', 'PENDING', 9), task('a', 'PENDING', 10)];
    expect(columnsOf(tasks, 'status', keys).PENDING).toEqual(['b', 'a', 'c']);
  });
  test('shows the latest finished task first and keeps empty columns', () => {
    const tasks = [
      task('old', 'FINISHED', 1, { finished_at: '2026-11-01T00:00:00Z' }),
      task('new', 'FINISHED', 9, { finished_at: '2026-11-02T00:00:00Z' }),
    ];
    const columns = columnsOf(tasks, 'status', keys);
    expect(columns.FINISHED).toEqual(['new', 'old']);
    expect(columns.REASSIGNED).toEqual([]);
  });
  test('sorts finished tasks by completion, latest first, among many others', () => {
    const tasks = Array.from({ length: 40 }, (_, index) =>
      index % 2
        ? task(`f${index}`, 'FINISHED', 40 - index, {
            finished_at: `2026-11-${String((index % 28) + 1).padStart(2, '0')}T00:00:00Z`,
          })
        : task(`p${index}`, 'PENDING', index),
    );
    const shown = columnsOf(tasks, 'status', keys).FINISHED ?? [];
    const times = shown.map((id) => tasks.find((other) => other.id === id)?.finished_at ?? '');
    expect(times).toEqual([...times].sort().reverse());
  });
  test('groups by level, with a column for none', () => {
    const columns = columnsOf(
      [task('a', 'PENDING', 1, { client_task_level_id: 'L1' }), task('b', 'PENDING', 2)],
      'level',
      ['L1', 'none'],
    );
    expect(columns).toEqual({ L1: ['a'], none: ['b'] });
  });
});

test('shows a task that is in two lists once, in its latest version', () => {
  const before = task('a', 'INPROGRESS', 1, { version: 1 });
  const after = task('a', 'FINISHED', 1, { version: 2 });
  for (const rows of [
    [before, after],
    [after, before],
  ])
    expect(columnsOf([...newestOf(rows).values()], 'status', keys)).toMatchObject({
      INPROGRESS: [],
      FINISHED: ['a'],
    });
});

describe('withMovedTasks', () => {
  const pending = task('a', 'PENDING', 1, { version: 1 });
  const inProgress = task('a', 'INPROGRESS', 1, { version: 2 });
  const finished = task('a', 'FINISHED', 1, { version: 3 });
  test('keeps a task that is in no list', () => {
    expect(withMovedTasks([], [finished]).get('a')).toBe(finished);
  });
  test('keeps the answer to the latest move when the list shows an earlier version', () => {
    expect(withMovedTasks([pending], [finished]).get('a')).toBe(finished);
    expect(withMovedTasks([inProgress], [finished]).get('a')).toBe(finished);
  });
  test('prefers the list once its version is at least that of the answer', () => {
    const listed = { ...finished };
    expect(withMovedTasks([listed], [finished]).get('a')).toBe(listed);
    const later = { ...inProgress, version: 4 };
    expect(withMovedTasks([later], [finished]).get('a')).toBe(later);
  });
  test('keeps a position within the column until a list shows it', () => {
    const placed = { ...pending, position: '1.50' };
    expect(withMovedTasks([pending], [placed]).get('a')).toBe(placed);
    const listed = { ...pending, position: 1.5 };
    expect(withMovedTasks([listed], [placed]).get('a')).toBe(listed);
  });
});

describe('withMoves', () => {
  const columns = { PENDING: ['a', 'b', 'c'], INPROGRESS: ['x'], REASSIGNED: [], FINISHED: [] };
  test('puts a card between the neighbours where it was dropped', () => {
    expect(withMoves(columns, [{ id: 'c', column: 'PENDING', above: null, below: 'a' }]).PENDING).toEqual([
      'c',
      'a',
      'b',
    ]);
    expect(withMoves(columns, [{ id: 'a', column: 'INPROGRESS', above: 'x', below: null }])).toMatchObject({
      PENDING: ['b', 'c'],
      INPROGRESS: ['x', 'a'],
    });
  });
  test('neither loses nor duplicates a card when the list has changed since the move', () => {
    const stale = withMoves(columns, [
      { id: 'b', column: 'INPROGRESS', above: 'gone', below: 'x' },
      { id: 'a', column: 'FINISHED', above: 'gone', below: 'gone too' },
      { id: 'vanished', column: 'PENDING', above: null, below: null },
    ]);
    expect(Object.values(stale).flat().sort()).toEqual(['a', 'b', 'c', 'x']);
    expect(stale.INPROGRESS).toEqual(['b', 'x']);
  });
});

describe('steppedMove', () => {
  const columns = { PENDING: ['a', 'b'], INPROGRESS: ['x'] };
  test('moves within a column and stops at its ends', () => {
    expect(steppedMove(columns, 'b', 'up').PENDING).toEqual(['b', 'a']);
    expect(steppedMove(columns, 'a', 'up').PENDING).toEqual(['a', 'b']);
    expect(steppedMove(columns, 'b', 'down').PENDING).toEqual(['a', 'b']);
  });
  test('moves to the next column at the same height', () => {
    expect(steppedMove(columns, 'b', 'right')).toEqual({ PENDING: ['a'], INPROGRESS: ['x', 'b'] });
    expect(steppedMove(columns, 'a', 'left')).toEqual(columns);
  });
});

test('moving a card by key skips a column that would refuse the card', () => {
  const columns = { PENDING: [], INPROGRESS: ['a'], REASSIGNED: [], FINISHED: ['f'] };
  const takes = (column: string) => column !== 'REASSIGNED';
  expect(steppedMove(columns, 'a', 'right', takes).FINISHED).toEqual(['a', 'f']);
  expect(steppedMove(columns, 'a', 'right', () => false)).toEqual(columns);
});

test('neighboursOf returns the nearest cards that the condition accepts', () => {
  const columns = { L1: ['p1', 'i1', 'moved', 'i2', 'p2'] };
  const move = { id: 'moved', column: 'L1', above: 'i1', below: 'i2' };
  expect(neighboursOf(columns, move, (id) => id.startsWith('p'))).toEqual({ after: 'p1', before: 'p2' });
  expect(neighboursOf(columns, move, () => false)).toEqual({ after: null, before: null });
});

test('a column’s count includes cards that are not shown', () => {
  const columns = { PENDING: ['a', 'b'], FINISHED: ['f'] };
  expect(countsShown(columns, 'status', 12, undefined)).toEqual({ PENDING: 2, FINISHED: 13 });
  const counted = { PENDING: 812, FINISHED: 40 };
  expect(countsShown(columns, 'status', 0, counted)).toEqual(counted);
  expect(countsShown({ L1: ['a'] }, 'level', 5, { L1: 6 })).toEqual({ L1: 6 });
});

test('moveOf returns the visible neighbours', () => {
  expect(moveOf({ PENDING: ['a', 'b', 'c'] }, 'b')).toEqual({
    id: 'b',
    column: 'PENDING',
    above: 'a',
    below: 'c',
  });
  expect(moveOf({ PENDING: ['a'] }, 'z')).toBeNull();
});

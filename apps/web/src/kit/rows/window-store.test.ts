import { expect, test } from 'vitest';
import { WindowStore } from './window-store.ts';

const size = 50;
function list(length: number) {
  const open = new Map<number, (rows: readonly { id: string }[]) => void>();
  let asked = 0;
  const rowsOf = (at: number) =>
    Array.from({ length: Math.max(0, Math.min(size, length - at * size)) }, (_, index) => ({
      id: `${at * size + index}`,
    }));
  const store = new WindowStore<{ id: string }>((at, onRows) => {
    asked += 1;
    open.set(at, onRows);
    onRows(rowsOf(at));
    return () => open.delete(at);
  }, size);
  return { store, live: () => [...open.keys()].toSorted((a, b) => a - b), emit: open, asked: () => asked };
}

test('keeps only the visible windows of a list live, and none after it is closed', () => {
  const { store, live, asked } = list(100_000);
  store.look(0, 31);
  expect(live()).toEqual([0]);
  store.look(5, 52);
  expect(live()).toEqual([0, 1]);
  store.look(40, 80);
  expect(live()).toEqual([0, 1]);
  expect(asked()).toBe(2);
  store.look(99_970, 99_999);
  expect(live()).toEqual([1999]);
  expect(store.row(99_999)).toEqual({ id: '99999' });
  store.close();
  expect(live()).toEqual([]);
  store.look(0, 15);
  expect(live()).toEqual([]);
  store.open();
  store.look(0, 15);
  expect(live()).toEqual([0]);
});

test('limits memory however far the user scrolls, and keeps the rows seen last', () => {
  const { store } = list(100_000);
  for (let first = 0; first < 100_000; first += 400) store.look(first, first + 20);
  expect(store.sizes.held).toBeLessThanOrEqual(12);
  expect(store.sizes.live).toBeLessThanOrEqual(3);
  expect(store.row(99_600)?.id).toBe('99600');
  expect(store.row(0)).toBeUndefined();
  const ids = store.rows.map(({ id }) => Number(id));
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
});

test('an answer without changes renders nothing, and unchanged rows are the same objects', () => {
  const { store, emit } = list(60);
  let drawn = 0;
  store.subscribe(() => drawn++);
  store.look(0, 10);
  expect(drawn).toBe(1);
  const second = store.row(1);
  emit.get(0)?.(Array.from({ length: 50 }, (_, index) => ({ id: `${index}` })));
  expect(drawn).toBe(1);
  emit.get(0)?.(Array.from({ length: 50 }, (_, index) => ({ id: `${index + 1}` })));
  expect(drawn).toBe(2);
  expect(store.row(0)).toBe(second);
});

test('ignores answers of windows that are no longer visible', () => {
  const { store, emit } = list(1000);
  store.look(0, 10);
  const late = emit.get(0);
  store.look(500, 510);
  late?.([{ id: 'late' }]);
  expect(store.row(0)?.id).toBe('0');
});

test('counts changes of visible rows, and returns neighbours as far as they are in memory', () => {
  const { store, emit } = list(1000);
  store.look(0, 10);
  store.look(480, 555);
  expect(store.news).toBe(0);
  emit.get(10)?.([{ id: 'other' }]);
  expect(store.news).toBe(1);
  expect(store.around('5').map(({ id }) => id)).toHaveLength(50);
  expect(store.around('560').map(({ id }) => id)).toEqual([
    ...Array.from({ length: 50 }, (_, index) => `${450 + index}`),
    'other',
    ...Array.from({ length: 50 }, (_, index) => `${550 + index}`),
  ]);
  expect(store.around('gone')).toEqual([]);
});

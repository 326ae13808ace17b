import { expect, test } from 'vitest';
import { type CountLine, linesOfCode, nextToCount } from './lines.ts';

const line = (id: string, more: Partial<CountLine> = {}): CountLine => ({
  id,
  product: 'p',
  lot: id,
  name: 'Gloves',
  about: '',
  unit: null,
  codes: ['GLV'],
  lotCode: null,
  counted: null,
  note: null,
  isWaiting: false,
  ...more,
});

test('a lot’s own code means that lot, its product’s all of its lots, what is not counted first', () => {
  const lines = [line('a', { counted: 2 }), line('b', { lotCode: 'LOT-B' }), line('c', { codes: ['MSK'] })];
  expect(linesOfCode(lines, 'LOT-B').map(({ id }) => id)).toEqual(['b']);
  expect(linesOfCode(lines, 'GLV').map(({ id }) => id)).toEqual(['b', 'a']);
  expect(linesOfCode(lines, 'nothing')).toEqual([]);
});

test('the next to be counted comes after this one, and from the top again', () => {
  const lines = [line('a'), line('b', { counted: 0 }), line('c')];
  expect(nextToCount(lines, 'a')?.id).toBe('c');
  expect(nextToCount(lines, 'c')?.id).toBe('a');
  expect(nextToCount([line('a')], 'a')).toBeUndefined();
});

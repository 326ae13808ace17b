import { expect, test } from 'vitest';
import { nextRowsPerFrame, rowsToRender } from './use-drawing.ts';

const places = Array.from({ length: 30 }, (_, index) => ({ index, id: `row-${index}` }));
const never = () => false;

test('keeps rendered rows and adds as many new ones as fit, visible ones first', () => {
  const before = new Set(['row-3', 'row-4']);
  const ids = rowsToRender(
    places,
    before,
    3,
    ({ index }) => index === 29,
    ({ index }) => index >= 10 && index < 20,
  );
  expect([...ids].toSorted()).toEqual(['row-10', 'row-11', 'row-12', 'row-29', 'row-3', 'row-4']);
});

test('renders all rows when they fit, and forgets removed ones', () => {
  const ids = rowsToRender(places, new Set(['gone']), 30, never, never);
  expect(ids.size).toBe(30);
  expect(ids.has('gone')).toBe(false);
});

test('the rows per frame fall to 3 on a slow processor, and rise to 60 on a fast one', () => {
  let share = 60;
  for (let frame = 0; frame < 20; frame += 1) share = nextRowsPerFrame(share, share, share * 4);
  expect(share).toBe(3);
  for (let frame = 0; frame < 20; frame += 1) share = nextRowsPerFrame(share, share, share * 0.1);
  expect(share).toBe(60);
  expect(nextRowsPerFrame(12, 0, 50)).toBe(12);
});

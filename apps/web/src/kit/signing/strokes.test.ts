import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxPoints, pathOf, signatureBox, strokesOf, strokesProblem } from './strokes.ts';

const stroke = (...points: readonly (readonly [number, number])[]) => ({
  points: points.map(([x, y]) => ({ x, y })),
});

test('keeps the shape of a signature from a pad with other proportions, and centres it', () => {
  const phone = { width: 300, height: 150 };
  expect(strokesOf([stroke([0, 0], [300, 150])], phone)).toEqual([
    [
      [100, 0],
      [500, 200],
    ],
  ]);
});

test('a pad without a size has no strokes', () => {
  expect(strokesOf([stroke([1, 1])], { width: 0, height: 0 })).toEqual([]);
});

const drawn = fc.array(
  fc.record({
    points: fc.array(
      fc.record({
        x: fc.double({ min: -50, max: 900, noNaN: true }),
        y: fc.double({ min: -50, max: 900, noNaN: true }),
      }),
      {
        maxLength: 900,
      },
    ),
  }),
  { maxLength: 8 },
);

test('a signature stays in its box, in whole numbers, and within the allowed number of points', () => {
  fc.assert(
    fc.property(
      drawn,
      fc.integer({ min: 1, max: 2_000 }),
      fc.integer({ min: 1, max: 800 }),
      (all, width, height) => {
        const points = strokesOf(all, { width, height }).flat();
        expect(points.length).toBeLessThanOrEqual(maxPoints.points);
        for (const [x, y] of points) {
          expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true);
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(signatureBox.width);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(signatureBox.height);
        }
      },
    ),
  );
});

test('keeps both ends of a stroke that is thinned', () => {
  const line = Array.from({ length: 6_000 }, (_, at) => [at % 600, Math.floor(at / 30)] as const);
  const [points = []] = strokesOf([stroke(...line)], signatureBox);
  expect(points[0]).toEqual([0, 0]);
  expect(points.at(-1)).toEqual([599, 199]);
});

test('refuses an empty signature and one of too many strokes', () => {
  expect(strokesProblem([])).toBe('Draw your signature.');
  expect(strokesProblem(Array.from({ length: 101 }, () => [[1, 1] as const]))).toMatch(/too many strokes/);
  expect(strokesProblem([[[1, 1]]])).toBeNull();
});

test('draws a line, and a dot for a single point', () => {
  expect(
    pathOf([
      [
        [1, 2],
        [3, 4],
      ],
      [[5, 6]],
    ]),
  ).toBe('M1 2L3 4M5 6h0.1');
});

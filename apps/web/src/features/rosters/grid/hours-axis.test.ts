import { describe, expect, test } from 'vitest';
import { axisOf, drawnTimes, labelledHours, lanesOn, minutesAt, positionOnAxis } from './hours-axis.ts';

const times = (start_time: string, end_time: string) => ({ start_time, end_time });

describe('the hours axis of a day', () => {
  test.each([
    ['without shifts', [], { from: 420, until: 1140 }],
    ['with an early shift', [times('06:30', '10:00')], { from: 300, until: 1140 }],
    ['with a shift past midnight', [times('22:00', '04:00')], { from: 420, until: 1740 }],
    ['with a shift from midnight', [times('00:00', '08:00')], { from: 0, until: 1140 }],
  ])('covers a day %s', (_, shifts, axis) => expect(axisOf(shifts)).toEqual(axis));
  test('places a shift at its hours', () => {
    expect(positionOnAxis({ from: 480, until: 1080 }, times('09:00', '14:00'))).toEqual({
      left: 10,
      width: 50,
    });
  });
  test('rounds a position to the nearest quarter hour within the axis', () => {
    const axis = { from: 480, until: 1080 };
    expect([0, 0.011, 0.013, 1.2, -1].map((share) => minutesAt(axis, share))).toEqual([
      480, 480, 495, 1080, 480,
    ]);
  });
  test('labels every second hour of a long axis', () => {
    const hours = labelledHours({ from: 420, until: 1740 });
    expect(hours).toHaveLength(22);
    expect(hours.slice(0, 3).map(({ isNamed }) => isNamed)).toEqual([true, false, true]);
  });
});

describe('drawing a shift', () => {
  test.each([
    ['from a later to an earlier time swaps the two', 600, 540, times('09:00', '10:00')],
    ['past midnight ends it on the next day', 1380, 1500, times('23:00', '01:00')],
    ['without a length gives no shift', 540, 540, null],
    ['that starts on the next day gives no shift', 1500, 1600, null],
  ])('%s', (_, one, other, shift) => expect(drawnTimes(one, other)).toEqual(shift));
});

test('puts simultaneous shifts below each other, and uses a free lane again', () => {
  const shifts = [
    { id: 'a', ...times('09:00', '12:00') },
    { id: 'b', ...times('10:00', '14:00') },
    { id: 'c', ...times('12:00', '15:00') },
  ];
  expect([...lanesOn(shifts)]).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 0],
  ]);
});

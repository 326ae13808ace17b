import { expect, test } from 'vitest';
import {
  decisiveEnrollments,
  type EnrollmentStatus,
  type ListedEnrollment,
  myCourses,
  trainingCell,
} from '../src/index.ts';

const now = '2026-11-26T00:00:00Z';
let serial = 0;
const row = (
  course_id: string,
  status: EnrollmentStatus,
  given: Partial<ListedEnrollment> = {},
): ListedEnrollment => {
  serial += 1;
  return {
    user_id: 'u',
    course_id,
    status,
    enrolled_at: `2026-01-01T00:00:${String(serial % 60).padStart(2, '0')}Z`,
    due_date: null,
    expires_at: null,
    ...given,
  };
};
const named = (rows: readonly ListedEnrollment[]) =>
  rows.map(({ course_id, status }) => `${course_id} ${status}`);

test('lists open courses first (by due date, then progress), then others with completed last, and none cancelled', () => {
  const rows = [
    row('done', 'COMPLETED'),
    row('failed', 'FAILED'),
    row('waits', 'SUBMITTED', { due_date: '2026-01-01' }),
    row('new', 'ENROLLED'),
    row('begun', 'IN_PROGRESS'),
    row('late', 'ENROLLED', { due_date: '2026-11-01' }),
    row('ended', 'EXPIRED'),
    row('left', 'CANCELLED'),
  ];
  expect(named(myCourses(rows))).toEqual([
    'late ENROLLED',
    'begun IN_PROGRESS',
    'new ENROLLED',
    'waits SUBMITTED',
    'failed FAILED',
    'ended EXPIRED',
    'done COMPLETED',
  ]);
});

test('a course taken again does not show its expired attempt, but still shows a completed one', () => {
  expect(named(myCourses([row('a', 'EXPIRED'), row('a', 'ENROLLED')]))).toEqual(['a ENROLLED']);
  expect(named(myCourses([row('a', 'COMPLETED'), row('a', 'ENROLLED')]))).toEqual([
    'a ENROLLED',
    'a COMPLETED',
  ]);
  expect(named(myCourses([row('a', 'EXPIRED'), row('a', 'COMPLETED')]))).toEqual(['a COMPLETED']);
});

test('the enrolment that counts for a course is an unexpired completion, then an open one, then an expired one', () => {
  const standing = (...rows: readonly ListedEnrollment[]) => named(decisiveEnrollments(rows, now));
  const counted = row('a', 'COMPLETED', { expires_at: '2026-11-26T00:00:01Z' });
  expect(standing(counted, row('a', 'ENROLLED'))).toEqual(['a COMPLETED']);
  expect(standing({ ...counted, expires_at: now }, row('a', 'ENROLLED'))).toEqual(['a ENROLLED']);
  expect(standing(row('a', 'FAILED'), row('a', 'EXPIRED'), row('a', 'CANCELLED'))).toEqual(['a EXPIRED']);
  expect(standing(row('a', 'ENROLLED'), row('b', 'ENROLLED'))).toHaveLength(2);
});

test.each([
  [row('a', 'ENROLLED', { due_date: '2026-11-26' }), 'OPEN'],
  [row('a', 'SUBMITTED', { due_date: '2026-11-25' }), 'OVERDUE'],
  [row('a', 'FAILED', { due_date: '2026-11-25' }), 'FAILED'],
  [row('a', 'COMPLETED'), 'DONE'],
  [row('a', 'COMPLETED', { expires_at: now }), 'EXPIRED'],
  [row('a', 'EXPIRED'), 'EXPIRED'],
])('the enrolment %o is shown as %s', (enrollment, cell) => {
  expect(trainingCell(enrollment, now, '2026-11-26')).toBe(cell);
});

import { register } from '@operatory/domain';
import { expect, test } from 'vitest';
import { listOf } from '#kit/resource/from-resource.tsx';
import { resourceOf } from './resource-of.ts';
import { titleIn, titlePath, titleSelect } from './title-column.ts';

test('rows are named by the title column of their resource, or by the name of the row they refer to', () => {
  expect(titleSelect('users')).toBe('display_name');
  expect(titleSelect('training_course_enrollments')).toBe('training_course { name }');
  expect(titleIn('training_course_enrollments', { id: '7', training_course: { name: 'Radiation' } })).toBe(
    'Radiation',
  );
  expect(titleIn('users', null)).toBe('');
});

test('no rows are named by an id, except transactions by their invoice’s', () => {
  const named = register.map(({ table }) => [table, titlePath(table).at(-1) ?? ''] as const);
  expect(named.filter(([, column]) => /_id$/.test(column) && column !== 'short_id')).toEqual([
    ['client_transaction_history', 'invoice_id'],
  ]);
});

test('a list reads the names of referenced rows, and sorts by them', () => {
  const { columns } = listOf(resourceOf('training_course_submissions'));
  expect(columns.find(({ refers }) => refers === 'training_course_enrollments')).toMatchObject({
    select: 'training_course_enrollment_id training_course_enrollment { id training_course { name } }',
    sort: 'training_course_enrollment.training_course.name',
  });
});

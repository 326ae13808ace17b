import { expect, test } from 'vitest';
import { copiedRowsAt, courseLibrary } from './libraries.ts';

test('looks for rows copied from masters at the chosen clinic, or among those for every clinic', () => {
  const linked = { master_training_course_id: { _is_null: false } };
  expect(copiedRowsAt(courseLibrary, 'c')).toEqual({ ...linked, clinic_id: { _eq: 'c' } });
  expect(copiedRowsAt(courseLibrary, null)).toEqual({ ...linked, clinic_id: { _is_null: true } });
});

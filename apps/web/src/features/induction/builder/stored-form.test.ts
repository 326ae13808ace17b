import { expect, test } from 'vitest';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { listOf } from '#kit/resource/from-resource.tsx';
import { storedForm } from './form-kinds.ts';

test('a form without attachments is saved with an empty list, because its column cannot be null', () => {
  const fields = listOf(resourceOf('induction_forms')).form ?? [];
  const values = { name: 'Health check', attachments: null };
  expect(storedForm(fields, values)).toMatchObject({ name: 'Health check', attachments: [] });
  expect(storedForm([], values)).toEqual({});
});

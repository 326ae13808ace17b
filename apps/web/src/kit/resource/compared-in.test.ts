import { and, eq, isIn, isNull } from '@operatory/resource';
import { expect, test } from 'vitest';
import { comparedColumns } from '#kit/definition/row-actions.ts';

test('reads the columns that a condition compares, of the row and of related rows', () => {
  expect(comparedColumns(eq('status', 'RAISED'))).toBe('status');
  expect(comparedColumns(and(isNull('reversed_at'), { clinic_im_product_order: isIn('status', []) }))).toBe(
    'reversed_at clinic_im_product_order { status }',
  );
  expect(comparedColumns({})).toBe('');
});

import { expect, test } from 'vitest';
import { creationsFor } from './creations.ts';

const titles = (may: readonly string[], clinics: readonly unknown[] = ['Manly']) =>
  creationsFor((module, action) => action === 'ADD' && may.includes(module), clinics).map(
    ({ title }) => title,
  );

test('offers to add each kind of record that the user may add, and without a clinic only a person', () => {
  const all = ['tasks', 'clinic-im-products', 'clinic-im-product-orders', 'my-leaves', 'Users'];
  expect(titles(all)).toEqual(['Add task', 'Add product', 'Add order', 'Request leave', 'Add person']);
  expect(titles(['Users'])).toEqual(['Add person']);
  expect(titles(all, [])).toEqual(['Add person']);
});

import { register } from '@operatory/domain';
import { date, email, number, oneOf, reference } from '@operatory/resource';
import { expect, test } from 'vitest';
import { listOf } from '#kit/resource/from-resource.tsx';
import { defaultWidth } from './default-width.ts';
import { resourceOf } from './resource-of.ts';

test('a column is wider for longer values and for a longer heading', () => {
  expect(defaultWidth(date(), 'Due')).toBeLessThan(defaultWidth(email(), 'Email'));
  expect(defaultWidth(oneOf([{ value: 'PART', label: 'Partial received' }]), 'Status')).toBeGreaterThan(140);
  expect(defaultWidth(reference('clinics', 'clinic'), 'Clinic')).toBeLessThan(160);
  expect(defaultWidth(number(), 'Total unpaid hours')).toBeGreaterThan(defaultWidth(number(), 'Left'));
});

test('the status column of each list is visible without scrolling on a screen of 1440 pixels', () => {
  const room = 1440 - 232 - 48 - 88;
  const seen = register.filter(({ list }) => (list.columns as readonly string[]).includes('status'));
  const behind = seen.filter((resource) => {
    const { columns } = listOf(resource);
    const upTo = columns.slice(0, columns.findIndex(({ key }) => key === 'status') + 1);
    return upTo.reduce((sum, { width = 0 }) => sum + width, 0) > room;
  });
  expect(behind.map(({ table }) => table)).toEqual([]);
  expect(seen.length).toBeGreaterThan(40);
});

test('left-aligns a number that names a record, like a name', () => {
  const [first] = listOf(resourceOf('clinic_im_product_orders')).columns;
  expect(first).toMatchObject({ key: 'short_id', label: 'Number' });
  expect(first?.numeric).toBeUndefined();
});

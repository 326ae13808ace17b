import { expect, test } from 'vitest';
import { helpSlugAt } from './help-slug.ts';

test('a screen links to the article of its module, and an unknown screen to none', () => {
  expect(helpSlugAt('/dashboard')).toBe('your-day-at-a-glance');
  expect(helpSlugAt('/dashboard/')).toBe('your-day-at-a-glance');
  expect(helpSlugAt('/dashboard/clinic-im-product-orders/receive/x')).toBe('from-low-stock-to-received');
  expect(helpSlugAt('/dashboard/tasks/list')).toBe('adding-and-finishing-tasks');
  expect(helpSlugAt('/dashboard/notifications')).toBe('your-account-and-notifications');
  expect(helpSlugAt('/dashboard/nothing-like-it/list')).toBeUndefined();
});

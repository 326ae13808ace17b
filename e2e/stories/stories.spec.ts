import { expect } from '@playwright/test';
import { at } from '../journeys/support.ts';
import { missing, specified } from './specified.ts';
import { admin, openStories, storyNames, test } from './support.ts';

test('each specified dialog and widget has a story, and there are no other stories', async ({ page }) => {
  await openStories(page, admin);
  const names = await storyNames(page);
  const titles = specified.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(names.filter((name) => !titles.includes(name))).toEqual([]);
  const without = titles.filter((title) => !names.includes(title));
  if (missing.length > 0) console.log(`Without a story: ${missing.join(', ')}`);
  expect([...without].sort()).toEqual([...missing].sort());
});

test('the page of all stories asks a signed-out visitor to sign in', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(at(admin.sub, '/stories'));
  await expect(page.getByText('Please Login')).toBeVisible();
  await expect(page.getByRole('link', { name: 'sign in' })).toHaveAttribute('href', '/');
  await page.close();
});

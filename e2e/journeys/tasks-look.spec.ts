import { expect, test } from '@playwright/test';
import { people } from './people.ts';
import { accessibleInBoth, at, enter, long } from './support.ts';
import { addTasks, apiOf, called, card, choose, list } from './tasks-support.ts';

test('menus and dialogs of a task have no serious axe finding, light and dark', long(), async ({ page }) => {
  const name = called('Look at the lights');
  const api = await apiOf(people.manager);
  await addTasks(api, [name]);
  await enter(page, people.nurse);
  await page.goto(list(`view=board&who=mine&q=${name}`));
  const menu = () => page.getByRole('button', { name: `Actions for ${name}` });
  const dialog = page.getByRole('dialog');
  await expect(card(page, name)).toBeVisible();
  await menu().click();
  await expect(page.getByRole('menuitem', { name: 'Reassign', exact: true })).toBeVisible();
  await accessibleInBoth(page);
  await page.keyboard.press('Escape');
  for (const [item, save] of [
    ['View And Comment', 'Save'],
    ['Reassign', 'Request reassign'],
    ['Task Extension', 'Request extension'],
  ] as const) {
    await choose(page, name, item);
    // Checks the form while it shows the problems of invalid values.
    await dialog.getByRole('button', { name: save, exact: true }).click();
    await expect(page.getByText('Please Fill Valid Details').first()).toBeVisible();
    await accessibleInBoth(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test(
  'bulk bar, pickers and confirmations have no serious axe finding, light and dark',
  long(),
  async ({ page }) => {
    const name = called('Look at the chairs');
    await addTasks(await apiOf(people.manager), [name]);
    await enter(page, people.manager);
    await page.goto(list(`view=table&who=everyone&q=${name}`));
    const dialog = page.getByRole('dialog');
    await page.getByLabel(`Select ${name}`).check();
    await accessibleInBoth(page);
    for (const [button, title] of [
      ['Change user', 'Change User'],
      ['Change level', 'Select Client task level'],
      ['Delete', 'Delete 1 task'],
    ] as const) {
      await page.getByRole('toolbar').getByRole('button', { name: button, exact: true }).click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await expect(dialog.getByText('Searching…')).toHaveCount(0);
      await accessibleInBoth(page);
      await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
      await expect(dialog).toHaveCount(0);
    }
  },
);

test(
  'forms, requests and dashboards have no serious axe finding, light and dark',
  long(),
  async ({ page }) => {
    await enter(page, people.admin);
    await page.goto(at('harboursmiles', '/dashboard/tasks/add'));
    await page.getByRole('button', { name: 'Add task', exact: true }).last().click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await accessibleInBoth(page);
    await page.goto(at('harboursmiles', '/dashboard/task-extension-requests/list'));
    await page.getByRole('button', { name: 'Reject' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(page.getByText('Message Is Required')).toBeVisible();
    await accessibleInBoth(page);
    for (const [path, text] of [
      ['/dashboard', 'Needs your approval'],
      ['/dashboard/clinic-admin', 'Clinic Dashboard'],
    ] as const) {
      await page.goto(at('harboursmiles', path));
      await expect(page.getByRole('heading', { name: text })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await accessibleInBoth(page);
    }
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test(
    'board, table, calendar and the filter dialog have no serious axe finding, light and dark',
    long(),
    async ({ page }) => {
      await enter(page, people.nurse);
      for (const view of ['board', 'table', 'calendar']) {
        await page.goto(list(`view=${view}&who=mine`));
        await expect(page.locator('[data-task], [data-day] [data-priority]').first()).toBeVisible();
        // The button covers other elements, for which axe would report too little contrast; users can scroll
        // them out from under it.
        await page
          .getByRole('button', { name: 'Add task', exact: true })
          .evaluate((button) => button.style.setProperty('position', 'static'));
        await accessibleInBoth(page);
      }
      await page.getByRole('button', { name: 'Filters' }).click();
      await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
      await accessibleInBoth(page);
    },
  );
});

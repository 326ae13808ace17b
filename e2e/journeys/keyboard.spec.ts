import { expect, test } from '@playwright/test';
import { unreachableByKeyboard } from '../walker/keys.ts';
import { people } from './people.ts';
import { at, enter, long } from './support.ts';

test('every control in the lists of two modules can be reached by keyboard', long(), async ({ page }) => {
  await enter(page, people.admin);
  for (const path of ['clinic-storage-locations', 'clinic-newsfeeds']) {
    await page.goto(at('harboursmiles', `/dashboard/${path}/list`));
    await expect(page.locator('[data-row]').first()).toBeVisible();
    expect(await unreachableByKeyboard(page, false), path).toEqual([]);
  }
});

test('after a deletion the next row has the focus and z undoes it; a closed toolbar returns the focus to the row', async ({
  page,
}) => {
  await enter(page, people.admin);
  await page.goto(at('harboursmiles', '/dashboard/client-task-levels/list'));
  const rows = page.locator('[data-row]');
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  const gone = await rows.nth(1).getAttribute('data-row');
  const next = await rows.nth(2).getAttribute('data-row');
  await rows
    .nth(1)
    .getByRole('button', { name: /^Actions for/ })
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(rows).toHaveCount(before - 1);
  await expect(page.locator(`[data-row="${next}"]`)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.locator(`[data-row="${gone}"]`)).toBeVisible();

  await page.locator(`[data-row="${next}"]`).press('x');
  await page.keyboard.press('b');
  const bar = page.getByRole('toolbar', { name: 'Selected rows' });
  await expect(bar.locator(':focus')).toHaveCount(1);
  await bar.getByRole('button', { name: 'Clear selection' }).press('Enter');
  await expect(bar).toHaveCount(0);
  await expect(page.locator(`[data-row="${next}"]`)).toBeFocused();
});

test('sorts a list and selects its rows on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, people.admin);
  await page.goto(at('harboursmiles', '/dashboard/client-task-levels/list'));
  const rows = page.locator('[data-row]');
  const first = await rows.first().getAttribute('data-row');
  await page.getByRole('button', { name: 'Sort' }).click();
  await page.getByRole('menuitem', { name: 'Name' }).click();
  await expect(rows.last()).toHaveAttribute('data-row', first ?? '');
  await rows
    .last()
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Select' }).click();
  await expect(page.getByText('1 selected')).toBeVisible();
  await rows.first().getByRole('checkbox').check();
  await expect(page.getByText('2 selected')).toBeVisible();
});

test('a dialog or menu that closes returns the focus to the row or button that opened it', async ({
  page,
}) => {
  await enter(page, people.admin);
  await page.goto(at('harboursmiles', '/dashboard/client-task-levels/list'));
  const row = page.locator('[data-row]').nth(1);
  await expect(row).toBeVisible();
  for (const key of ['j', 'j']) await page.keyboard.press(key);
  const over = page.locator('[role="dialog"], [role="menu"]');
  for (const key of ['?', 'f', 'n', 'e', 'Enter', 'Control+k']) {
    await expect(row, key).toBeFocused();
    await page.keyboard.press(key);
    await expect(over.locator(':focus'), key).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(over, key).toHaveCount(0);
  }
  await expect(row).toBeFocused();
  for (const name of ['Columns', 'Views', /^Actions for/]) {
    const opener = page.getByRole('button', { name }).nth(0);
    await opener.press('Enter');
    await expect(over.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(over).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  await page.getByRole('button', { name: 'Import CSV' }).press('Enter');
  await expect(over.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(over.locator(':focus'), key).toHaveCount(1);
  }
});

test('the second key of a shortcut works even if the page was busy after the first key', async ({ page }) => {
  await enter(page, people.admin);
  await page.goto(at('harboursmiles', '/dashboard/client-task-levels/list'));
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await page.evaluate(() => {
    const busy = (milliseconds: number) => {
      for (const end = performance.now() + milliseconds; performance.now() < end; );
    };
    addEventListener('keydown', () => setTimeout(busy, 0, 1_600), { once: true });
  });
  for (const key of ['g', 'a']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/\/dashboard\/my-account$/);
});

test('Enter selects the highlighted option, even when the dropdown is ready late', async ({ page }) => {
  // The page's timers run only when the test lets them, as on a busy machine.
  await page.addInitScript(() => {
    const late: (() => void)[] = [];
    const timer = window.setTimeout.bind(window);
    const held = {
      on: false,
      release: () => {
        for (const work of late.splice(0)) work();
      },
    };
    Object.assign(window, {
      held,
      setTimeout: (work: () => void, after?: number) =>
        held.on && !after ? late.push(work) : timer(work, after),
    });
  });
  const hold = (on: boolean) =>
    page.evaluate((is) => {
      const { held } = window as unknown as { held: { on: boolean; release: () => void } };
      held.on = is;
      if (!is) held.release();
    }, on);
  await enter(page, people.admin);
  await page.goto(at('harboursmiles', '/dashboard/client-task-levels/list'));
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('button', { name: 'More conditions…' }).click();
  const builder = page.getByRole('dialog', { name: /^Filter/ });
  await expect(builder.getByRole('combobox', { name: 'Field' })).toBeFocused();
  await hold(true);
  await page.keyboard.type('Name');
  await expect(page.getByRole('option', { name: 'Name', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await hold(false);
  await page.keyboard.press('Enter');
  await expect(builder.getByLabel('Value')).toBeVisible();
});

test('Tab moves to the next field from a field whose calendar or dropdown is open', async ({ page }) => {
  await enter(page, people.admin);
  await page.goto(at('harboursmiles', '/dashboard/tasks/add'));
  const days = page.getByRole('textbox', { name: / date/ });
  await days.first().focus();
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(days.nth(1)).toBeFocused();

  // In this dialog, the dropdown closes when the focus leaves its field.
  await page.goto(at('harboursmiles', '/dashboard/contacts/list'));
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await page.keyboard.press('f');
  const filters = page.getByRole('dialog').getByRole('combobox');
  await expect(filters.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(filters.nth(1)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(filters.first()).toBeFocused();
});

test('Space follows a link in a menu, as Enter does', async ({ page }) => {
  await enter(page, people.admin);
  for (const key of ['Enter', 'Space']) {
    await page.goto(at('harboursmiles', '/dashboard/tasks/list?view=table&who=everyone'));
    await page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Extension requests' }).focus();
    await page.keyboard.press(key);
    await expect(page).toHaveURL(/\/task-extension-requests\/list/);
  }
});

test('no focused element of two forms is below a sticky header or footer', long(), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, people.admin);
  for (const path of ['users/add', 'tasks/add']) {
    await page.goto(at('harboursmiles', `/dashboard/${path}`));
    await expect(page.getByRole('button', { name: /^(Save|Add)/ }).last()).toBeVisible();
    const found = await unreachableByKeyboard(page, false);
    expect(
      found.filter((line) => line.startsWith('has the focus and is not seen')),
      path,
    ).toEqual([]);
  }
});

test('a record that is opened by its URL beside the list has the focus on its title', async ({ page }) => {
  await enter(page, people.admin);
  await page.goto(at('harboursmiles', '/dashboard/client-task-levels/list'));
  const id = await page.locator('[data-row]').nth(1).getAttribute('data-row');
  await page.goto(at('harboursmiles', `/dashboard/client-task-levels/list?record=${id}`));
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeFocused();
});

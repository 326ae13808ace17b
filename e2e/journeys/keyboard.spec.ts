import { expect, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { at, enter } from './support.ts';

/** What of the screen's content one could press, and Tab never comes to. */
async function beyondTab(page: Page): Promise<string[]> {
  const stops = await page.evaluate(() => {
    const reached = new Set<Element>();
    Object.assign(window, { reached });
    addEventListener('focusin', ({ target }) => reached.add(target as Element));
    const content = document.getElementById('content');
    content?.focus();
    return content?.querySelectorAll('a, button, input, select, textarea, [tabindex]').length ?? 0;
  });
  expect(stops).toBeGreaterThan(5);
  for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press('Tab');
  return await page.evaluate(() => {
    const reached = [...(window as unknown as { reached: Set<Element> }).reached].filter(
      ({ id }) => id !== 'content',
    );
    const pressed = 'a[href], button, input, select, textarea, [role="button"]';
    const isReached = (element: Element) =>
      reached.some((each) => each.contains(element) || (!element.matches(pressed) && element.contains(each)));
    // Of the first one has the focus, and the arrows go on to the others; the last does nothing.
    const isLeftOut = (element: Element) =>
      element.closest('[type="radio"], [role="tab"], label, :disabled, [aria-disabled="true"]') !== null;
    return [...document.querySelectorAll<HTMLElement>('#content *')]
      .filter((element) => element.matches(pressed) || getComputedStyle(element).cursor === 'pointer')
      .filter((element) => element.checkVisibility() && !isLeftOut(element) && !isReached(element))
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}

test('whatever can be pressed on a plain screen, the keys come to', async ({ page }) => {
  await enter(page, people.admin);
  for (const path of ['clinic-storage-locations', 'clinic-newsfeeds']) {
    await page.goto(at('harboursmiles', `/dashboard/${path}/list`));
    await expect(page.locator('[data-row]').first()).toBeVisible();
    expect(await beyondTab(page), path).toEqual([]);
  }
});

test('what goes away hands its focus on, and a key takes the last deletion back', async ({ page }) => {
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
  await bar.getByRole('button', { name: 'Clear the selection' }).press('Enter');
  await expect(bar).toHaveCount(0);
  await expect(page.locator(`[data-row="${next}"]`)).toBeFocused();
});

test('on a phone a list is put in order and its rows are selected', async ({ page }) => {
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

test('what lies over a list gives the focus back, from wherever it was opened', async ({ page }) => {
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

test('the second of two keys is heard as long after the first as one is busy', async ({ page }) => {
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

test('Tab goes on from a field that has opened something', async ({ page }) => {
  await enter(page, people.admin);
  await page.goto(at('harboursmiles', '/dashboard/tasks/add'));
  const days = page.getByRole('textbox', { name: / date/ });
  await days.first().focus();
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(days.nth(1)).toBeFocused();

  // Here what was opened is the next in the page, and goes as one comes to it.
  await page.goto(at('harboursmiles', '/dashboard/contacts/list'));
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await page.keyboard.press('f');
  const filters = page.getByRole('dialog').getByRole('combobox');
  await expect(filters.first()).toBeFocused();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(filters.nth(1)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(filters.first()).toBeFocused();
});

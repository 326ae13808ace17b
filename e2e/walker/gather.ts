import { expect, type Page } from '@playwright/test';
import { at, enter, followMenu } from '../journeys/support.ts';
import type { Walker } from './roles.ts';

/** A screen, and how to reach it. */
export interface Screen {
  readonly address: string;
  /** The tab to press, if the URL does not contain it. */
  readonly tab?: string;
  /** A key that opens an overlay. */
  readonly key?: string;
  readonly button?: string;
  readonly radio?: string;
}

export const called = ({ address, tab, key, button, radio }: Screen): string =>
  [address.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id'), tab, button, radio, key && `key ${key}`]
    .filter(Boolean)
    .join(' › ');

/** Waits until everything has loaded and rendered. */
export async function drawn(page: Page): Promise<void> {
  const waits = page.locator(
    '.mantine-Skeleton-root:visible, [aria-busy="true"]:visible, .mantine-Loader-root:visible',
  );
  await expect(waits).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  await expect(waits).toHaveCount(0);
}

const over = (page: Page) => page.locator('[role="dialog"], [role="menu"]').filter({ visible: true });

export async function open(
  page: Page,
  { sub }: Walker,
  { address, tab, key, button, radio }: Screen,
): Promise<void> {
  await page.goto(at(sub, address));
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeAttached();
  await drawn(page);
  if (tab) await page.getByRole('tab', { name: tab, exact: true }).click();
  if (button) await page.getByRole('button', { name: button, exact: true }).click();
  if (radio) await page.getByText(radio, { exact: true }).click();
  if (key === 'e') await page.locator('[data-row]').first().focus();
  if (key) {
    await page.keyboard.press(key);
    await expect(over(page).first()).toBeVisible();
  }
  await drawn(page);
}

const here = (page: Page) => page.evaluate(() => location.pathname + location.search);

/** The screen or overlay that a key opens from a list; undefined if it does nothing. */
async function ledTo(page: Page, walker: Walker, list: Screen, key: 'n' | 'e'): Promise<Screen | undefined> {
  await open(page, walker, list);
  const on = page.locator(key === 'e' ? 'main [data-row]' : 'main .tabler-icon-plus').first();
  if ((await on.count()) === 0) return undefined;
  if (key === 'e') await on.focus();
  const before = await here(page);
  await page.keyboard.press(key);
  // Nothing shows that a key does nothing, so this waits until the timeout.
  await expect(async () => {
    expect((await here(page)) !== before || (await over(page).count()) > 0).toBe(true);
  })
    .toPass({ timeout: 1_500 })
    .catch(() => undefined);
  const after = await here(page);
  if (after !== before) return { address: after };
  return (await over(page).count()) > 0 ? { ...list, key } : undefined;
}

/** The tabs and views of the open screen. */
async function tabsOf(page: Page, screen: Screen): Promise<Screen[]> {
  const found: Screen[] = [];
  const names = await page.getByRole('tab').allTextContents();
  for (const name of names.slice(1)) {
    const before = await here(page);
    await page.getByRole('tab').nth(names.indexOf(name)).click();
    await page.waitForLoadState('networkidle');
    const after = await here(page);
    const label = await page.getByRole('tab', { selected: true }).innerText();
    found.push(after === before ? { ...screen, tab: label } : { address: after });
  }
  for (const view of ['board', 'table', 'calendar'])
    if (screen.address.includes('/tasks/list')) found.push({ address: `/dashboard/tasks/list?view=${view}` });
  return found;
}

/**
 * Yields all screens that a user can reach from the menu: entries with their tabs, the first record of each
 * list with its tabs, and the forms.
 */
export async function* gather(page: Page, walker: Walker): AsyncGenerator<Screen> {
  await enter(page, walker.email, walker.sub);
  await page.goto(at(walker.sub, '/dashboard'));
  const entries: string[] = [];
  for await (const entry of followMenu(page)) entries.push(entry);
  const known = new Set<string>();
  for (const address of new Set([...entries, '/dashboard/my-account', '/dashboard/notifications']))
    for (const screen of await reachedFrom(page, walker, { address })) {
      if (known.has(called(screen))) continue;
      known.add(called(screen));
      yield screen;
    }
}

async function reachedFrom(page: Page, walker: Walker, list: Screen): Promise<Screen[]> {
  const found: Screen[] = [list];
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, walker, list);
  const link = page
    .locator('main [data-row] a[href^="/dashboard"], main [data-task] a[href^="/dashboard"]')
    .first();
  const record = (await link.count()) > 0 ? await link.getAttribute('href') : null;
  found.push(...(await tabsOf(page, list)));
  for (const key of ['n', 'e'] as const) {
    const led = await ledTo(page, walker, list, key);
    if (led) found.push(led);
  }
  if (record) {
    found.push({ address: record });
    await open(page, walker, { address: record });
    found.push(...(await tabsOf(page, { address: record })));
  }
  return found;
}

import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';
import { port } from '../ports.ts';

export const password = 'Operatory-demo-1';

/** A URL at a tenant; an empty `sub` is the main host. */
export const at = (sub: string, path = '/') => `http://${sub ? `${sub}.` : ''}localhost:${port}${path}`;

export async function signIn(page: Page, email: string, sub = 'harboursmiles') {
  await page.goto(at(sub));
  await page.getByLabel('Email or phone').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard/);
}

/** Signs a user in without the form, for journeys that start on another screen. Returns an access token. */
export async function enter(page: Page, email: string, sub = 'harboursmiles'): Promise<string> {
  await page.goto(at(sub, '/healthz'));
  const { status, token } = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json', 'x-operatory': '1' };
      const answer = await fetch('/api/v1/auth/login-via-email-or-phone', { method: 'POST', headers, body });
      // Marks that the browser may have a session's cookie.
      localStorage.setItem('operatory.signed-in', '1');
      const { access_token } = (await answer.json()) as { access_token: string };
      return { status: answer.status, token: access_token };
    },
    JSON.stringify({ emailOrPhone: email, password, sub_domain: sub }),
  );
  expect(status).toBe(200);
  return token;
}

/** A promise that is pending until the test resolves it. */
export function pendingPromise() {
  let make = () => {};
  const made = new Promise<void>((resolve) => {
    make = resolve;
  });
  return { made, make };
}

/** A page in a browser context of its own, in which another user is signed in. */
export async function personIn(browser: Browser, email: string, sub = 'harboursmiles') {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await enter(page, email, sub);
  return page;
}

/** Matches open overlays. */
const overlay = '[role="dialog"], [role="menu"]';
/** Marks tests that run only with `pnpm check:long`: slow ones, and all but a few of many similar ones. */
export const long = (is = true) => (is ? { tag: '@long' } : {});
export const isLong = process.env.LONG === '1';
const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Waits for toasts and animations to end, because colours have less contrast while they last. */
async function settled(page: Page) {
  await expect(
    page.getByRole('alert').filter({ has: page.getByLabel('Close', { exact: true }) }),
  ).toHaveCount(0);
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

async function seriousFindings(page: Page, only: 'all' | 'colours'): Promise<string[]> {
  return (await axeFindings(page, only))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.join(' | ')}`);
}

/** All problems that axe finds, minor ones too, on the page or in the open overlay. */
export const findingsOf = async (page: Page, only: 'all' | 'colours'): Promise<string[]> =>
  (await axeFindings(page, only)).flatMap(({ id, nodes }) =>
    nodes.map((html) => `${id}: ${html.slice(0, 160)}`),
  );

async function axeFindings(page: Page, only: 'all' | 'colours') {
  await settled(page);
  // Loaded once for each page, because the script has half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const runOnly: RunOnly =
    only === 'all' ? { type: 'tag', values: standards } : { type: 'rule', values: ['color-contrast'] };
  // This rule takes up to two fifths of a check's time, so it runs only with `pnpm check:long`.
  const rules = { 'target-size': { enabled: isLong } };
  return await page.evaluate(
    async ({ overlay, rules, runOnly }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      // The page below an overlay was checked before the overlay opened.
      const context = document.querySelector(overlay) ? { include: [overlay] } : document;
      const { violations } = await run(context, { runOnly, rules, resultTypes: ['violations'] });
      return violations.map(({ id, impact, nodes }) => ({
        id,
        impact,
        nodes: nodes.map(({ html }) => html),
      }));
    },
    { overlay, rules, runOnly },
  );
}

/**
 * Expects that axe finds no serious problem on the page or in the open overlay; with `pnpm check:long` also
 * in dark mode, where only the colours differ.
 */
export async function clean(page: Page) {
  expect(await seriousFindings(page, 'all')).toEqual([]);
  if (!isLong) return;
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await seriousFindings(page, 'colours')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * Like `clean`, but only with `pnpm check:long` and in light mode, for states that a journey reaches. With
 * every change, axe checks the stories and a few screens (walker.spec.ts).
 */
export async function accessible(page: Page) {
  if (isLong) expect(await seriousFindings(page, 'all')).toEqual([]);
}

/** Like `accessible`, but in dark mode too. */
export async function accessibleInBoth(page: Page) {
  if (isLong) await clean(page);
}

const addressesOf = (links: Locator) =>
  links.evaluateAll((found) => [...new Set(found.map((link) => link.getAttribute('href') ?? ''))]);

/**
 * Follows each entry of a user's menu, each tab of its area, and each link in Settings, and yields the URLs.
 */
export async function* followMenu(page: Page): AsyncGenerator<string> {
  const rail = page.getByRole('navigation', { name: 'Main', exact: true }).locator('[data-menu]');
  const tabs = page.locator('[data-area-tabs] a');
  const inSettings = page.locator('main [data-settings] a');
  await expect(rail.first()).toBeVisible();
  const to = (links: Locator, address: string) => links.and(page.locator(`[href="${address}"]`)).first();
  const seen = new Set<string>();
  async function* follow(links: Locator, above?: string): AsyncGenerator<string> {
    for (const address of await addressesOf(links)) {
      if (seen.has(address)) continue;
      seen.add(address);
      const link = to(links, address);
      // Tabs of a tab, and the links in Settings, exist only on certain screens. A link may disappear while
      // it is being clicked, because Settings is shown until the next screen has loaded.
      await expect(async () => {
        if (above !== undefined && !(await link.isVisible())) await to(rail.or(tabs), above).click();
        await link.click({ timeout: 5_000 });
      }).toPass();
      await page.waitForURL((url) => url.pathname === address.split('?')[0]);
      await expect(rail.and(page.locator('[data-active]'))).toHaveCount(1);
      yield address;
      yield* follow(tabs, address);
      if (address !== '/dashboard/settings') continue;
      await expect(inSettings.first()).toBeVisible();
      yield* follow(inSettings, address);
    }
  }
  yield* follow(rail);
}

import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { at, clean, enter } from '../journeys/support.ts';

/** A user who views a story. */
export interface Person {
  readonly email: string;
  readonly sub: string;
}
export const admin: Person = { email: 'olivia.hart@harboursmiles.example', sub: 'harboursmiles' };
export const owner: Person = { email: 'owner@operatory.example', sub: 'superadmin' };

/** The users who have signed in on each page. */
const insides = new WeakMap<Page, Set<Person>>();

/** One page for all stories of a worker, so that signing in and loading happen only once. */
export const test = base.extend<object, { storyPage: Page }>({
  storyPage: [
    async ({ browser }, use) =>
      use(
        await browser.newPage({
          acceptDownloads: true,
          reducedMotion: 'reduce',
          viewport: { width: 1440, height: 900 },
        }),
      ),
    { scope: 'worker' },
  ],
  page: async ({ storyPage }, use) => {
    await use(storyPage);
    await storyPage.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

export async function openStories(page: Page, person: Person) {
  const inside = insides.get(page) ?? new Set();
  if (!inside.has(person)) await enter(page, person.email, person.sub);
  insides.set(page, inside.add(person));
  await page.goto(at(person.sub, '/stories'));
  await expect(names(page)).toBeVisible();
}

export async function openStory(page: Page, person: Person, name: string) {
  const isOpen = page.url().startsWith(at(person.sub, '/stories'));
  const isAgain = isOpen && new URL(page.url()).searchParams.get('name') === name;
  // A form that another test left open would ask whether to leave it, and the story would not open.
  const isInDialog = (await page.getByRole('dialog').count()) > 0;
  if (!isOpen || isAgain || isInDialog) await openStories(page, person);
  await names(page).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeAttached();
}

const names = (page: Page) => page.getByRole('navigation', { name: 'Stories' });

export const storyNames = (page: Page): Promise<string[]> => names(page).getByRole('link').allTextContents();

/** The result of the dialog: 'no', or 'yes' with what was chosen. */
export const closedWith = (page: Page) => page.getByRole('status', { name: 'Closed with' });

/** Waits until what was opened has the focus, because keys would otherwise reach another element. */
export const holdsFocus = (opened: Locator) =>
  expect.poll(() => opened.evaluate((element) => element.contains(document.activeElement))).toBe(true);

export const axeClean = clean;

export const nameOf = async (option: Locator): Promise<string> =>
  (await option.locator('[data-name]').textContent()) ?? '';

/** Waits until the picker with this name is open and has options, and returns its parts. */
export async function pickDialog(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name: name.replace(/ \(.*\)$/, ''), exact: true });
  const search = dialog.getByPlaceholder('Enter to search by name');
  await expect(search).toBeFocused();
  const options = dialog.getByRole('option');
  await expect(options.first()).toBeVisible();
  return { dialog, search, options, says: (text: string) => dialog.getByText(text, { exact: true }) };
}

import { expect, type Locator, type Page } from '@playwright/test';

const overlay = '[role="dialog"], [role="menu"]';
const openers = '[aria-haspopup="menu"], [aria-haspopup="dialog"]';

/** The labels of the controls in an overlay, without the options of a field. */
const contentOf = (over: Locator) =>
  over.last().evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('a, button, input, textarea, [role="menuitem"]')]
      .filter((each) => each.checkVisibility() && !each.closest('[role="listbox"]'))
      .map((each) => each.getAttribute('aria-label') ?? (each.innerText || each.tagName))
      .join(', '),
  );

/** Waits until an overlay has loaded: it has no placeholders, and its contents no longer change. */
async function loadedContentOf(over: Locator): Promise<string> {
  await expect(over.last().locator('.mantine-Skeleton-root')).toHaveCount(0);
  let before = '';
  await expect(async () => {
    const content = await contentOf(over);
    const isSettled = content !== '' && content === before;
    before = content;
    expect(isSettled).toBe(true);
  }).toPass({ intervals: [100, 300], timeout: 10_000 });
  return before;
}

const focus = (page: Page) =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? 'nothing');

/**
 * Tests each kind of overlay that is not in `seen` (by the first two words of its button): Enter opens it as
 * the mouse does, it keeps the focus, Escape closes it, and the focus returns to the button.
 */
export async function overlayKeyboardFaults(page: Page, seen: Set<string>): Promise<string[]> {
  const found: string[] = [];
  const all = await page.locator(openers).all();
  for (const opener of all) {
    if (!(await opener.isVisible()) || !(await opener.isEnabled())) continue;
    const name = (await opener.getAttribute('aria-label')) ?? (await opener.innerText());
    const kind = name.split(' ').slice(0, 2).join(' ');
    if (seen.has(kind)) continue;
    seen.add(kind);
    const over = page.locator(overlay).filter({ visible: true });
    if ((await over.count()) > 0) break;
    await opener.scrollIntoViewIfNeeded();
    await opener.click();
    await expect(over.first(), name).toBeVisible();
    const byMouse = await loadedContentOf(over);
    await page.keyboard.press('Escape');
    await expect(over, `${name}: Escape`).toHaveCount(0);
    await opener.press('Enter');
    await expect(over.first(), name).toBeVisible();
    await expect(
      over
        .locator(':focus')
        .or(over.and(page.locator(':focus')))
        .first(),
      `${name} has the focus`,
    ).toBeVisible();
    const byKey = await loadedContentOf(over);
    if (byKey !== byMouse) found.push(`${name}: by the mouse ${byMouse}, by the keys ${byKey}`);
    await page.keyboard.press('Escape');
    await expect(over, `${name}: Escape`).toHaveCount(0);
    const is = await opener.evaluate((element) => element === document.activeElement);
    if (!is) found.push(`${name}: closed, the focus is at ${await focus(page)}`);
  }
  return found;
}

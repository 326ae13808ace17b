import type { Page } from '@playwright/test';
import { exceptionOf } from './exceptions.ts';
import type { Control } from './in-page.ts';
import { type Ear, press, settle } from './press.ts';

/** The results of pressing everything on one screen. */
export interface Found {
  readonly screen: string;
  readonly pressed: number;
  readonly byKey: number;
  readonly nothing: readonly string[];
  readonly wrong: readonly string[];
}

/** The maximum depth: a menu, the dialog that it opens, and one more overlay above that. */
const deepest = 3;
/** The maximum number of presses on one screen. */
const most = Number(process.env.PRESS_MOST ?? 150);

/**
 * The order of presses: controls that close something come after those that open it, then those that write,
 * then those that delete, and last those of the shell.
 */
const rank = ({ name, place }: Control): number =>
  // The shell is still there on the next screen.
  place === 'shell'
    ? 4
    : /^(delete|remove|archive|block|reject|decline|yes|confirm)/i.test(name)
      ? 3
      : /^(save|add|send|accept|apply|submit|finish|start|ok)\b/i.test(name)
        ? 2
        : /^(cancel|close|back|no)\b/i.test(name)
          ? 1
          : 0;
const inOrder = (controls: readonly Control[]): readonly Control[] =>
  controls.toSorted((a, b) => rank(a) - rank(b));

const digitless = (text: string) => text.replace(/\d+/g, '#');

/**
 * Opens a screen and presses everything on it. `known` has the controls that are the same on every screen and
 * were pressed before.
 */
export async function explore({
  page,
  ear,
  address,
  known,
  onAddress,
}: {
  page: Page;
  ear: Ear;
  /** The absolute URL of the screen. */
  address: string;
  known: Set<string>;
  onAddress: (address: string) => void;
}): Promise<Found> {
  const nothing: string[] = [];
  const wrong: string[] = [];
  let [pressed, byKey, turn] = [0, 0, 0];
  /** The URL of the screen once it has loaded, which may differ from `address`. */
  let home = address;

  async function enter(): Promise<void> {
    ear.begin();
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => document.querySelector('main') !== null && window.press.controls().length > 0,
    );
    await settle(page, ear);
    home = page.url();
  }
  /**
   * Brings the page into the state after these presses: closes overlays or, if that is not enough, loads the
   * page again and repeats the presses. Returns whether that worked.
   */
  async function reach(path: readonly Control[]): Promise<boolean> {
    for (let n = 0; n < 3 && (await standing(page)).over !== ''; n += 1) {
      await page.keyboard.press('Escape');
      await settle(page, ear, 80);
    }
    // Going back is faster than loading the page again.
    if (page.url() !== home && page.url().startsWith(new URL(home).origin)) {
      await page.goBack({ waitUntil: 'commit', timeout: 2_000 }).catch(() => null);
      await settle(page, ear);
    }
    if (page.url() !== home || (await standing(page)).over !== '') await enter();
    for (const control of path) {
      if ((await press(page, ear, control, 0)) !== null) continue;
      await enter();
      for (const again of path) if ((await press(page, ear, again, 0)) === null) return false;
      return true;
    }
    return true;
  }

  async function level(path: readonly Control[]): Promise<void> {
    const first = await standing(page);
    let there = first;
    for (const control of inOrder(first.controls)) {
      if (pressed >= most) return;
      const once = onceOf(control, path, there.over);
      if (known.has(once) || exceptionOf(control, there.over)) continue;
      if (once) known.add(once);
      if (!(page.url() === home && isSame(there, await standing(page))) && !(await reach(path))) return;
      if (path.length === 0 && !isSame(there, await standing(page))) {
        await enter();
        // Rows that were deleted or added, and switches that were pressed, stay so after the page was loaded
        // again.
        there = await standing(page);
      }
      turn += 1;
      let outcome = await press(page, ear, control, turn);
      // If nothing happened, an earlier press may have changed the screen, or a dialog may have opened late,
      // so it is pressed again.
      const isInVain = outcome === null || outcome.blocked || outcome.happened.length === 0;
      if (isInVain && (await reach(path))) outcome = (await press(page, ear, control, turn)) ?? outcome;
      if (outcome === null) continue;
      pressed += 1;
      if (outcome.by === 'key') byKey += 1;
      const said = [...path, control].map(({ name, role }) => `${name || '(no name)'} [${role}]`).join(' › ');
      if (process.env.PRESS_TELL) console.log(`${said} by ${outcome.by}: ${outcome.happened.join(', ')}`);
      if (outcome.happened.length === 0) nothing.push(`${said} by ${outcome.by}`);
      wrong.push(...outcome.wrong.map((each) => `${said} by ${outcome.by}: ${each}`));
      if (page.url() !== home) onAddress(page.url());
      const { over } = await standing(page);
      const isHere = page.url().split('?')[0] === home.split('?')[0];
      if (over !== '' && over !== there.over && isHere && path.length < deepest - 1)
        await level([...path, control]);
    }
  }

  await enter();
  const { pathname, search } = new URL(home);
  await level([]);
  return { screen: pathname + search, pressed, byKey, nothing, wrong };
}

interface Standing {
  readonly over: string;
  readonly controls: readonly Control[];
}
const standing = (page: Page): Promise<Standing> =>
  page
    .evaluate(() => ({ over: window.press.over(), controls: window.press.controls() }))
    .catch(() => ({ over: '', controls: [] }));

/** Whether the same overlay is open, and all controls from before exist; there may be more. */
function isSame(before: Standing, now: Standing): boolean {
  const keys = new Set(now.controls.map(({ key }) => key));
  return before.over === now.over && before.controls.every(({ key }) => keys.has(key));
}

/** Identifies a control that is the same on every screen; empty for a control of this screen only. */
function onceOf(control: Control, path: readonly Control[], over: string): string {
  if (control.place === 'shell') return `shell|${control.key}`;
  if (control.place === 'over') {
    const opener = digitless(path.map(({ name }) => name).join('>')).slice(0, 60);
    return `over|${opener}|${digitless(over)}|${control.key}`;
  }
  return control.role === 'link' ? `link|${control.key}|${patternOf(control.href)}` : '';
}

/** A URL without ids and with few parameters. Only one screen of each pattern is tested. */
export const patternOf = (address: string): string =>
  address
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\d+/g, '#')
    .replace(/\?(.*)$/, (_, query: string) => {
      const kept = ['tab', 'kind', 'view'].flatMap((name) => {
        const value = new URLSearchParams(query).get(name);
        return value ? [`${name}=${value}`] : [];
      });
      return kept.length > 0 ? `?${kept.join('&')}` : '';
    });

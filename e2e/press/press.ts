import type { Page } from '@playwright/test';
import type { Control } from './in-page.ts';

/** The result of one press. */
export interface Pressed {
  readonly by: 'mouse' | 'key';
  /** The effects of the press, in words; empty if it had none. */
  readonly happened: readonly string[];
  /** Whether another element covers the control. */
  readonly blocked: boolean;
  /** Page errors, and refusals for which the page shows no message. */
  readonly wrong: readonly string[];
}

/** Milliseconds within which a press must have an effect. */
const timeoutMs = 2_000;
const rest = 200;
const maxRestMs = 4_000;
/** Milliseconds after which a control counts as impossible to press. */
const long = 8_000;

/** Records errors, requests and other effects that cannot be seen from within the page. */
export function listen(page: Page) {
  let faults: string[] = [];
  let refusals: string[] = [];
  let outside: string[] = [];
  let reading: Promise<void>[] = [];
  let asking = 0;
  page.on('pageerror', (error) => faults.push(`page: ${error.message.slice(0, 200)}`));
  page.on('console', (message) => {
    // The browser logs this for every refused request, which the listener for responses already records.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(`console: ${message.text().slice(0, 200)}`);
  });
  page.on('request', () => {
    asking += 1;
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end, () => {
      asking -= 1;
    });
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (response.status() >= 500) faults.push(`${response.status()} ${path}`);
    else if (response.status() >= 400) refusals.push(`${response.status()} ${path}`);
    else if (path === '/v1/graphql' && Number(response.headers()['content-length'] ?? 0) < 2_000)
      reading.push(
        response.text().then(
          (text) => {
            if (text.startsWith('{"errors"')) refusals.push(`graphql: ${text.slice(0, 200)}`);
          },
          () => {},
        ),
      );
  });
  page.on('dialog', (dialog) => {
    outside.push('a question of the browser');
    void dialog.accept();
  });
  page.on('popup', (popup) => {
    outside.push('another tab');
    void popup.close().catch(() => {});
  });
  page.on('download', (download) => {
    outside.push('a download');
    void download.cancel().catch(() => {});
  });
  page.on('filechooser', () => outside.push('a choice of files'));
  return {
    begin() {
      [faults, refusals, outside, reading] = [[], [], [], []];
    },
    isAsking: () => asking > 0,
    outside: () => outside,
    async heard() {
      await Promise.race([Promise.all(reading), new Promise((resolve) => setTimeout(resolve, 500))]);
      return { faults, refusals };
    },
  };
}
export type Ear = ReturnType<typeof listen>;

/** Waits until no request is pending and the page has not changed for a while. */
export async function settle(page: Page, ear: Ear, least = rest): Promise<void> {
  const end = Date.now() + maxRestMs;
  while (Date.now() < end) {
    const quiet = await page.evaluate(() => window.press.quiet()).catch(() => 0);
    if (quiet >= least && !ear.isAsking()) return;
    await page.waitForTimeout(30);
  }
}

const keyOf = ({ role }: Control, turn: number): string => {
  if (['checkbox', 'radio', 'switch'].includes(role)) return 'Space';
  return role === 'link' || turn % 4 === 1 ? 'Enter' : 'Space';
};

/**
 * Presses a control with the mouse if `turn` is even, otherwise with a key. Resolves with null if the control
 * does not exist.
 */
export async function press(page: Page, ear: Ear, control: Control, turn: number): Promise<Pressed | null> {
  if (!(await page.evaluate((key) => window.press.mark(key), control.key))) return null;
  const by = turn % 2 === 0 ? 'mouse' : 'key';
  const target = page.locator('[data-press]');
  const hand = page.locator('[data-press-at]');
  ear.begin();
  try {
    // Tooltips and focus rings appear before the press, so that they do not count as its effect.
    await target.focus({ timeout: long });
    if (by === 'mouse') await hand.hover({ timeout: long });
    await settle(page, ear, 60);
    await page.evaluate(() => window.press.arm());
    if (by === 'key') await page.keyboard.press(keyOf(control, turn));
    else await hand.click({ timeout: long });
  } catch (error) {
    const words = String(error)
      .split('\n')
      .find((line) => /intercepts|outside|not stable|detached/.test(line));
    return {
      by,
      happened: ['—'],
      blocked: true,
      wrong: [`cannot be pressed: ${(words ?? String(error)).trim().slice(0, 160)}`],
    };
  }
  const happened = await outcome(page, ear);
  await settle(page, ear);
  const { faults, refusals } = await ear.heard();
  const messages =
    refusals.length > 0 ? await page.evaluate(() => window.press.messages()).catch(() => []) : [];
  const panel = await page.getByText('Sorry Something Went Wrong', { exact: true }).count();
  return {
    by,
    happened,
    blocked: false,
    wrong: [
      ...faults,
      ...(messages.length === 0 ? refusals.map((refusal) => `no message: ${refusal}`) : []),
      ...(panel > 0 ? ['Sorry Something Went Wrong'] : []),
    ],
  };
}

async function outcome(page: Page, ear: Ear): Promise<readonly string[]> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    // If the page cannot be asked, another one is loading, which is an effect.
    const within = await page.evaluate(() => window.press.happened()).catch(() => ['another page']);
    const all = [...within, ...ear.outside()];
    if (all.length > 0 || Date.now() > end) return all;
    await page.waitForTimeout(40);
  }
}

import { expect, type Page, test } from '@playwright/test';
import { visitor } from '../walker/public-screens.ts';
import { states } from '../walker/states.ts';
import { look } from '../walker/walk.ts';
import { long } from './support.ts';

/**
 * A dialog that its button opens, that keeps the focus, and that Escape closes. With `back`, the focus
 * returns to the button.
 */
const dialogOf = (name: string, back: boolean) => `
  <button type="button" aria-haspopup="dialog" id="${name}-opener">${name} opens</button>
  <script>{
    const opener = document.getElementById('${name}-opener');
    opener.addEventListener('click', () => {
      document.body.insertAdjacentHTML('beforeend',
        '<div role="dialog" aria-label="${name}" class="over"><button type="button">Done</button></div>');
      const over = document.querySelector('[role="dialog"]');
      over.querySelector('button').focus();
      over.addEventListener('keydown', ({ key }) => {
        if (key !== 'Escape') return;
        over.remove();
        ${back ? 'opener.focus();' : ''}
      });
    });
  }</script>`;

/** A page that has no faults except for those in its contents. */
const pageOf = (inside: string) => `<!doctype html><html lang="en-AU"><head>
  <meta name="viewport" content="width=device-width, initial-scale=1"><title>Walked</title>
  <style>
    body { margin: 8px; background: #fff; color: #111; font: 16px sans-serif }
    button { display: block; height: 48px; margin: 16px 0; padding: 0 16px; border: 1px solid #555; background: #fff; color: #111 }
    :focus-visible { outline: 2px solid #06c }
    .over { position: fixed; inset: 100px 20px auto; background: #fff; padding: 16px }
  </style></head><body>
  <a class="skip-link" href="#content">Skip to content</a>
  <main id="content" tabindex="-1"><h1>Walked</h1><button type="button">Good</button>${inside}</main></body></html>`;

async function lookedAt(page: Page, inside: string): Promise<string[]> {
  await page.route('**/dashboard/walked', (route) =>
    route.fulfill({ contentType: 'text/html', body: pageOf(inside) }),
  );
  const state = states.filter(({ name }) => name === '390 light');
  const way = { pictures: false, deepAt: new Set([390]), seen: new Set<string>(), whole: true };
  const found = await look(page, visitor, { address: '/dashboard/walked' }, state, way);
  return found.map(({ line }) => line);
}

/** Contents with a fault, and the findings that the walker must report for them. */
const faults: readonly (readonly [string, string, readonly RegExp[]])[] = [
  [
    'a control that another element covers',
    `<div style="position: relative"><button type="button">Beneath</button>
      <div style="position: absolute; inset: 0; background: #eee"></div></div>`,
    [/^covered: .*Beneath/, /^has the focus and is not seen: .*Beneath/],
  ],
  [
    'text that is cut off',
    '<p style="overflow: hidden; width: 80px; white-space: nowrap">Words that go on</p>',
    [/^words cut at the side/],
  ],
  ['a page that is wider than its window', '<p style="width: 600px">Wide</p>', [/^the page is 608 px wide/]],
  [
    'a main button too low for a finger',
    '<button type="submit" style="height: 30px">Save</button>',
    [/^only 30 px tall on a phone/],
  ],
  [
    'two small buttons close together',
    `<p style="display: flex; line-height: 10px">${['One', 'Two']
      .map(
        (name) =>
          `<button type="button" aria-label="${name}" style="width: 12px; height: 12px; margin: 0; padding: 0"></button>`,
      )
      .join('')}</p>`,
    [/^only 12 × 12 px.*One/, /^only 12 × 12 px.*Two/],
  ],
  [
    'the same main button twice',
    '<button type="button" class="mantine-Button-root">Add</button>'.repeat(2),
    [/^the same chief button twice/],
  ],
  [
    'controls that only a mouse can press',
    '<div style="cursor: pointer; height: 48px">By mouse</div><button type="button" tabindex="-1">Skipped</button>',
    [/^no key comes to: .*By mouse/, /^no key comes to: .*Skipped/],
  ],
  [
    'a focused button without a ring',
    '<button type="button" style="outline: none">Ringless</button>',
    [/^no ring on: .*Ringless/],
  ],
  ['text without enough contrast', '<p style="color: #bbb">Pale</p>', [/^color-contrast: .*Pale/]],
  ['a field without a name', '<input style="height: 48px" placeholder="">', [/^label: .*input/]],
  [
    'a dialog that does not return the focus when it closes',
    dialogOf('Lost', false),
    [/^Lost opens: closed, the focus is at <body/],
  ],
];

test.describe('the check of every screen', long(), () => {
  test('finds nothing on a correct page', async ({ page }) => {
    expect(await lookedAt(page, dialogOf('Kept', true))).toEqual([]);
  });
  for (const [name, inside, lines] of faults)
    test(`finds only ${name}`, async ({ page }) => {
      const found = await lookedAt(page, inside);
      expect(found).toEqual(lines.map((line) => expect.stringMatching(line)));
    });
});

import { expect, type Page, test } from '@playwright/test';
import { gather, type Screen } from '../walker/gather.ts';
import { invitation, passer, publicScreens, visitor } from '../walker/public-screens.ts';
import { clientAdmin, clinicAdmin, employee, everybody, superAdmin, type Walker } from '../walker/roles.ts';
import { type State, states } from '../walker/states.ts';
import { type Finding, inWords, keep, look } from '../walker/walk.ts';
import { enter } from './support.ts';

test.describe.configure({ mode: 'parallel' });

/** The roles to which the variable WALK limits a run, separated by commas. */
const only = process.env.WALK?.split(',');
/** Only screens whose URL contains the text of WALK_AT are visited. */
const part = process.env.WALK_AT ?? '';

/**
 * Whether keyboard access is checked for this role. Every screen of the other roles is also a screen of one
 * of these five.
 */
const isByKeys = (walker: Walker) =>
  [clientAdmin, clinicAdmin, employee, superAdmin, visitor].includes(walker);

async function walk(
  page: Page,
  walker: Walker,
  screens: Iterable<Screen> | AsyncIterable<Screen>,
): Promise<void> {
  test.setTimeout(90 * 60_000);
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  const found: Finding[] = [];
  let visited = 0;
  const seen = new Set<string>();
  for await (const screen of screens) {
    if (!screen.address.includes(part)) continue;
    visited += 1;
    // Keyboard access is checked in a wide window on one screen and on a phone on the next, because lists and
    // forms have the same parts everywhere.
    const deepAt = new Set(isByKeys(walker) ? [visited % 2 === 0 ? 1024 : 390] : []);
    const way = { pictures: true, deepAt, seen, whole: visited <= 2 };
    found.push(...(await look(page, walker, screen, states, way)));
    keep(walker.role, found);
  }
  console.log(`${walker.role}: ${visited} screens in ${states.length} states, ${found.length} findings`);
  expect(inWords(found)).toEqual([]);
  expect(wrong).toEqual([]);
}

const walks = { tag: ['@long', '@walk'] };

test.describe('no screen has a finding at any window size, light or dark, when used as', walks, () => {
  for (const walker of everybody.filter(({ role }) => !only || only.includes(role)))
    test(walker.role, async ({ page }) => walk(page, walker, gather(page, walker)));
  for (const walker of [visitor, passer].filter(({ role }) => !only || only.includes(role)))
    test(walker.role, async ({ page }) =>
      walk(
        page,
        walker,
        walker === visitor ? [...publicScreens, await invitation(page)] : [{ address: '/' }],
      ),
    );
});

/**
 * The checks that run with every change: one role of each kind in one window, on screens whose data no other
 * journey changes.
 */
const samples: readonly (readonly [Walker, string, readonly Screen[]])[] = [
  [
    clinicAdmin,
    '1024 dark',
    ['/clinic-admin', '/tasks/list?view=table', '/clinics/list'].map((end) => ({
      address: `/dashboard${end}`,
    })),
  ],
  [
    employee,
    '390 light',
    ['', '/my-roster/list', '/tasks/list?view=board'].map((end) => ({
      address: `/dashboard${end}`,
    })),
  ],
  [
    superAdmin,
    '1440 light',
    ['', '/clients/list', '/clients/add'].map((end) => ({ address: `/dashboard${end}` })),
  ],
  [visitor, '390 dark', publicScreens],
];

for (const [walker, name, screens] of samples)
  test(`pages of ${walker.role} fit width and theme ${name}; the third works by keyboard`, async ({
    page,
  }) => {
    const state = states.find((each) => each.name === name) as State;
    if (walker.email) await enter(page, walker.email, walker.sub);
    const found: Finding[] = [];
    const seen = new Set<string>();
    for (const screen of screens) {
      const deepAt = new Set(screen === screens[2] ? [state.width] : []);
      found.push(
        ...(await look(page, walker, screen, [state], { pictures: false, deepAt, seen, whole: true })),
      );
    }
    expect(inWords(found)).toEqual([]);
  });

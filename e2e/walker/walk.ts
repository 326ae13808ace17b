import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findingsOf } from '../journeys/support.ts';
import { elementsThatDoNotFit } from './fits.ts';
import { called, drawn, open, type Screen } from './gather.ts';
import { unreachableByKeyboard } from './keys.ts';
import { overlayKeyboardFaults } from './overlays.ts';
import type { Walker } from './roles.ts';
import { enterState, type State } from './states.ts';

/** The folder of screenshots and findings, which is not committed. */
export const folder = join(import.meta.dirname, '../../.data/looks');

export interface Finding {
  readonly screen: string;
  readonly state: string;
  readonly line: string;
}

const fileName = (text: string) => text.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '');

/** The extent of the checks on a screen. */
export interface Way {
  /** Whether screenshots are stored. */
  readonly pictures: boolean;
  /** The window widths at which keyboard access is checked. */
  readonly deepAt: ReadonlySet<number>;
  /** The kinds of overlays that were tested before. */
  readonly seen: Set<string>;
  /** Whether keyboard access to the shell is checked too. */
  readonly whole: boolean;
}

/** Checks one screen in each state, and its keyboard access at the widths of `deepAt`. */
export async function look(
  page: Page,
  walker: Walker,
  screen: Screen,
  states: readonly State[],
  { pictures, deepAt, seen, whole }: Way,
): Promise<Finding[]> {
  const found: Finding[] = [];
  let width = 0;
  for (const state of states) {
    const tell = (lines: readonly string[]) =>
      found.push(...lines.map((line) => ({ screen: called(screen), state: state.name, line })));
    try {
      await enterState(page, state);
      if (state.width !== width && (width === 0 || deepAt.has(width))) await open(page, walker, screen);
      await drawn(page);
      if (await page.getByText('Sorry Something Went Wrong').first().isVisible())
        tell(['something went wrong']);
      const broken = await findingsOf(page, state.width === width ? 'colours' : 'all');
      // axe also reports controls that a sticky footer covers in part; elementsThatDoNotFit measures sizes
      // instead.
      tell(broken.filter((line) => !line.startsWith('target-size')));
      if (state.width !== width) tell(await elementsThatDoNotFit(page));
      if (pictures) {
        const place = join(folder, fileName(walker.role), fileName(state.name));
        mkdirSync(place, { recursive: true });
        await page.screenshot({ path: join(place, `${fileName(called(screen)).slice(0, 120)}.png`) });
      }
      const isLast = states.findLast((each) => each.width === state.width) === state;
      if (isLast && deepAt.has(state.width)) {
        tell(await overlayKeyboardFaults(page, seen));
        tell(await unreachableByKeyboard(page, whole));
      }
    } catch (error) {
      tell([`could not be looked at: ${String(error).slice(0, 600)}`]);
      await open(page, walker, screen).catch(() => undefined);
    }
    width = state.width;
  }
  return found;
}

/** Stores the findings of a role beside its screenshots. */
export function keep(role: string, found: readonly Finding[]): void {
  mkdirSync(join(folder, fileName(role)), { recursive: true });
  writeFileSync(join(folder, fileName(role), 'findings.json'), JSON.stringify(found, null, 1));
}

/** Lists each finding once, with the screens on which it occurs. */
export function inWords(found: readonly Finding[]): string[] {
  const where = new Map<string, string[]>();
  for (const { line, screen, state } of found)
    where.set(line, [...(where.get(line) ?? []), `${screen} (${state})`]);
  return [...where].map(
    ([line, places]) => `${line}\n    ${places.length}×: ${places.slice(0, 3).join(', ')}`,
  );
}

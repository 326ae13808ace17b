import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Found } from './explore.ts';

/** The results for a visitor so far, and the screens that remain. */
export interface Report {
  readonly role: string;
  readonly found: readonly Found[];
  readonly waiting: readonly string[];
  readonly known: readonly string[];
  readonly patterns: readonly string[];
}

const pathOf = (role: string) => fileURLToPath(new URL(`../../.data/press/${role}.json`, import.meta.url));

/** The report of a stopped run, if it is to be resumed (PRESS_RESUME=1); otherwise an empty one. */
export function readReport(role: string): Report {
  const path = pathOf(role);
  if (process.env.PRESS_RESUME && existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Report;
  return { role, found: [], waiting: [], known: [], patterns: [] };
}

export function writeReport(report: Report): void {
  const path = pathOf(report.role);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(report, null, 1));
}

/** One line: `client_admin: 61 screens, 1204 presses (590 by key), 3 did nothing, 2 wrong`. */
export function summary({ role, found }: Report): string {
  const sum = (count: (each: Found) => number) => found.reduce((total, each) => total + count(each), 0);
  const pressed = `${sum((each) => each.pressed)} presses (${sum((each) => each.byKey)} by key)`;
  return `${role}: ${found.length} screens, ${pressed}, ${sum((each) => each.nothing.length)} did nothing, ${sum((each) => each.wrong.length)} wrong`;
}

/** One line for each finding, with its screen. */
export const findings = ({ found }: Report): readonly string[] =>
  found.flatMap(({ screen, nothing, wrong }) => [
    ...nothing.map((each) => `${screen}: nothing happens: ${each}`),
    ...wrong.map((each) => `${screen}: ${each}`),
  ]);

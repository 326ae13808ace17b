import { maxCountLines } from '@operatory/domain';
import { inTurn } from '#data/in-turn.ts';
import type { DayCount } from './day-data.ts';

/**
 * An instrument's new count and the one that the user saw before; `seen` is null if nobody had counted it.
 */
export interface CountedLine {
  readonly id: string;
  readonly quantity: number;
  readonly seen: number | null;
}
interface Asked {
  readonly quantity: number;
  /** The version of the day's count that contains this quantity; absent until the server has answered. */
  readonly version?: number;
}
/**
 * Sends counts. Resolves with the version of the day that contains them, or null if they were refused or
 * lost.
 */
type Send = (lines: readonly CountedLine[], finished: boolean) => Promise<number | null>;

/** Runs changes to a clinic's counts one after another, in the order in which they were made. */
export const inCountTurn = <Result>(clinic: string, work: () => Promise<Result>): Promise<Result> =>
  inTurn(`instruments ${clinic}`, work);

/**
 * Saves a day's counts one request after another, in batches of the server's limit. Each count is shown as
 * soon as it is entered, so that pressing a button twice counts two. When a request fails, queued counts are
 * dropped and the server's values are shown again.
 */
export function countWriter(clinic: string, send: Send, changed: () => void) {
  const asked = new Map<string, Asked>();
  let failures = 0;

  async function sendAll(lines: readonly CountedLine[], mine: ReadonlyMap<string, Asked>, finished: boolean) {
    const before = failures;
    for (let start = 0; start === 0 || start < lines.length; start += maxCountLines) {
      const some = lines.slice(start, start + maxCountLines);
      const version = await send(some, finished && start + maxCountLines >= lines.length);
      if (version === null) {
        failures = before + 1;
        for (const [id, { version }] of asked) if (version === undefined) asked.delete(id);
        return changed();
      }
      for (const { id, quantity } of some)
        if (asked.get(id) === mine.get(id)) asked.set(id, { quantity, version });
    }
    changed();
  }
  return {
    /**
     * The counts by instrument: those of the live data, replaced by newer ones that it does not contain yet.
     */
    shown(count: DayCount | undefined): ReadonlyMap<string, number> {
      const lines = count?.instrument_count_lines ?? [];
      const counted = new Map(lines.map((line) => [line.instrument_count_item_id, line.quantity]));
      for (const [id, { quantity, version }] of asked)
        if (version === undefined || version > (count?.version ?? 0)) counted.set(id, quantity);
      return counted;
    },
    write(lines: readonly CountedLine[], finished = false): Promise<void> {
      const mine = new Map(lines.map(({ id, quantity }): [string, Asked] => [id, { quantity }]));
      for (const [id, line] of mine) asked.set(id, line);
      changed();
      const asOf = failures;
      return inCountTurn(clinic, async () => {
        if (failures === asOf) await sendAll(lines, mine, finished);
      });
    },
  };
}

import { mostCountedAtOnce } from '@operatory/domain';
import { inTurn } from '#data/in-turn.ts';
import type { DayCount } from './day-data.ts';

/** How many there are of an instrument, and what stood there before; none: nobody had counted it. */
export interface CountedLine {
  readonly id: string;
  readonly quantity: number;
  readonly seen: number | null;
}
interface Asked {
  readonly quantity: number;
  /** Of the day's count that has it; none: the server has not answered yet. */
  readonly version?: number;
}
/** The count's version once it has the lines; null: they were refused or lost. */
type Send = (lines: readonly CountedLine[], finished: boolean) => Promise<number | null>;

/** What changes a clinic's counts goes in the order in which it was pressed. */
export const inCountTurn = <Result>(clinic: string, work: () => Promise<Result>): Promise<Result> =>
  inTurn(`instruments ${clinic}`, work);

/**
 * Writes a day's counts one after the other, as many lines at once as the server takes, and shows each from the moment it is
 * pressed: who presses twice counts two. What waits behind a failure is dropped, and what the server has is shown again.
 */
export function countWriter(clinic: string, send: Send, changed: () => void) {
  const asked = new Map<string, Asked>();
  let failures = 0;

  async function sendAll(lines: readonly CountedLine[], mine: ReadonlyMap<string, Asked>, finished: boolean) {
    const before = failures;
    for (let start = 0; start === 0 || start < lines.length; start += mostCountedAtOnce) {
      const some = lines.slice(start, start + mostCountedAtOnce);
      const version = await send(some, finished && start + mostCountedAtOnce >= lines.length);
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
    /** What was counted, by instrument: as the live day has it, and over it what that does not show yet. */
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

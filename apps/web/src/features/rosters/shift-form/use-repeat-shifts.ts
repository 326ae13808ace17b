import { useState } from 'react';
import { useClient } from 'urql';
import { somethingWentWrong } from '#data/errors.ts';
import { runMany } from '#data/run-many.ts';
import { reportFailures } from '#ui/report-failures.tsx';
import { offerUndo } from '#ui/undo.tsx';
import type { Roster } from '../grid/use-roster-week.ts';
import type { ShiftValues } from '../grid/week-types.ts';
import { rosterCountInWords, weekdayInWords } from '../roster-words.ts';

/** A date on which the server refused to add the shift, with the reason. */
export interface RepeatFailure {
  readonly date: string;
  readonly sentence: string;
}

/**
 * `save` adds a shift on several dates in one request. It resolves with the refused dates and their
 * reasons; the shift is added on all others.
 */
export function useRepeatShifts({ range, refetch }: Pick<Roster, 'range' | 'refetch'>) {
  const client = useClient();
  const [saving, setSaving] = useState(false);
  const ignored = () => undefined;

  async function takeBack(ids: readonly string[]) {
    // With version 1, the server refuses to delete a shift that somebody has changed since.
    const objects = ids.map((id) => ({ id, version: 1 }));
    const sentences = await runMany(client, 'delete_shift', objects, somethingWentWrong, ignored);
    const kept = ids.flatMap((id, at) => {
      const sentence = sentences[at];
      return sentence ? [{ id, name: 'A shift', sentence }] : [];
    });
    reportFailures(`${rosterCountInWords(kept.length, 'shift')} couldn’t be removed`, kept);
    refetch();
  }

  async function save(
    values: ShiftValues,
    dates: readonly string[],
    note: string | null,
  ): Promise<readonly RepeatFailure[]> {
    setSaving(true);
    const shifts = dates.map((date) => ({
      ...values,
      id: crypto.randomUUID(),
      clinic_id: range.clinic,
      clinic_roster_date: date,
      note,
    }));
    const sentences = await runMany(client, 'save_shift', shifts, somethingWentWrong, ignored);
    setSaving(false);
    refetch();
    const added = shifts.filter((_, at) => !sentences[at]).map(({ id }) => id);
    if (added.length > 0)
      offerUndo(`${rosterCountInWords(added.length, 'shift')} added`, () => void takeBack(added));
    return dates.flatMap((date, at) => {
      const sentence = sentences[at];
      return sentence ? [{ date, sentence }] : [];
    });
  }
  return { save, saving };
}

/** `Mon 28 Dec: …`, with the reason. */
export const failureInWords = ({ date, sentence }: RepeatFailure): string =>
  `${weekdayInWords(date)}: ${sentence}`;

import { useState } from 'react';
import { refuse } from '#data/refusals.ts';
import { whoseShift } from '../grid/grid-words.ts';
import type { Roster } from '../grid/use-roster-week.ts';
import type { ShiftValues, Week } from '../grid/week-types.ts';
import { weekdayInWords } from '../roster-words.ts';
import { type RepeatFailure, useRepeatShifts } from './use-repeat-shifts.ts';

/**
 * Functions to save the shift of the form, or all its repetitions. If the server requires a note, the form
 * asks for it.
 */
export function useShiftSave(roster: Roster, week: Week, onDone: () => void) {
  const [saving, setSaving] = useState(false);
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const [note, setNote] = useState('');
  const [isNoteMissing, setNoteMissing] = useState(false);
  const [failures, setFailures] = useState<readonly RepeatFailure[]>([]);
  const repeated = useRepeatShifts(roster);
  const written = note.trim() || null;

  async function one(id: string, values: ShiftValues, isKnown: boolean, warns: boolean) {
    if ((warns || warnings.length > 0) && written === null) return setNoteMissing(true);
    setSaving(true);
    const verb = isKnown ? 'Changed' : 'Added';
    const label = `${verb} ${whoseShift(week, values.user_id)} on ${weekdayInWords(values.clinic_roster_date)}`;
    const edit = { kind: 'save', id, values } as const;
    const result = await roster.change({ edits: [edit], label, note: written, silent: true });
    setSaving(false);
    if (result.ok) return onDone();
    if (result.code !== 'shift_needs_note') return refuse(result.sentence);
    setWarnings([result.sentence]);
    setNoteMissing(true);
  }

  async function many(values: ShiftValues, dates: readonly string[], warns: boolean) {
    if (warns && written === null) return setNoteMissing(true);
    const left = failures.length > 0 ? failures.map(({ date }) => date) : dates;
    const next = await repeated.save(values, left, written);
    if (next.length === 0) return onDone();
    setFailures(next);
    setWarnings(['Some of these shifts may need a note. Write one and add them again.']);
  }

  return {
    saving: saving || repeated.saving,
    warnings,
    note,
    isNoteMissing,
    failures,
    setNote: (next: string) => {
      setNote(next);
      setNoteMissing(false);
    },
    one,
    many,
  };
}

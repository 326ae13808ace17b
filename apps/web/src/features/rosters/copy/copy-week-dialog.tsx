import { addDays, weekOf } from '@operatory/domain';
import { useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { DialogForm } from '#ui/dialog-form.tsx';
import type { Roster } from '../grid/use-roster-week.ts';
import type { Week } from '../grid/week-types.ts';
import { rosterCountInWords } from '../roster-words.ts';
import classes from './copy.module.css';
import { copyRosterWeek } from './plan-preview.ts';
import { PlanSummary } from './plan-summary.tsx';
import { weekInWords } from './plan-words.ts';
import { useWeekPlan } from './use-week-plan.ts';
import { WeekInput } from './week-input.tsx';

/** Copies the shifts of a week to another one, after showing which ones are added or left out. */
export function CopyWeekDialog({
  roster,
  week,
  date,
  onClose,
}: {
  roster: Pick<Roster, 'range' | 'refetch'>;
  week: Week;
  /**
   * A day of the displayed week. By default, that week is filled if it is empty, and copied to the next one
   * if it is not.
   */
  date: string;
  onClose: () => void;
}) {
  const shown = weekOf(date);
  const [isEmpty] = useState(
    () => !week.shifts.some(({ clinic_roster_date }) => weekOf(clinic_roster_date) === shown),
  );
  const [from, setFrom] = useState(isEmpty ? addDays(shown, -7) : shown);
  const [to, setTo] = useState(isEmpty ? shown : addDays(shown, 7));
  const { clinic } = roster.range;
  const { plan, failed, refetch } = useWeekPlan(clinic, to, { from });
  const [copy, copying] = useCommand(copyRosterWeek, {
    success: ({ copy_roster_week }) =>
      `${rosterCountInWords(copy_roster_week.affected_rows, 'shift')} added to ${weekInWords(weekOf(to))}`,
    onThrough: () => {
      roster.refetch();
      onClose();
    },
  });
  async function save() {
    if (!plan || plan.added === 0) return;
    const { ok } = await copy({
      clinic_id: clinic,
      from: weekOf(from),
      to: weekOf(to),
      expected_added: plan.added,
    });
    // One of the weeks has probably changed, so the preview is read again.
    if (!ok) refetch();
  }
  return (
    <DialogForm
      title="Copy week"
      save={plan && plan.added > 0 ? `Add ${rosterCountInWords(plan.added, 'shift')}` : 'Add'}
      focused
      disabled={!plan || plan.added === 0}
      saving={copying}
      onSave={save}
      onClose={onClose}
    >
      <div className={classes.weeks}>
        <WeekInput label="From" value={from} onChange={setFrom} />
        <WeekInput label="To" value={to} onChange={setTo} />
      </div>
      <PlanSummary plan={plan} failed={failed} to={weekOf(to)} people={week.people} />
    </DialogForm>
  );
}

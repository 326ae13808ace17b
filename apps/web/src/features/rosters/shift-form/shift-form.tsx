import { Alert, Button, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { mayLeave } from '#kit/form/use-leave-guard.ts';
import { Dialog } from '#ui/dialog.tsx';
import { problemOf } from '../grid/edit-problems.ts';
import { problemInWords } from '../grid/grid-words.ts';
import type { ShiftFormProps } from '../grid/roster-slots.ts';
import { areSameValues } from '../grid/shift-values.ts';
import type { Week, WeekShift } from '../grid/week-types.ts';
import { datesOf, type Repeat, RepeatFields } from './repeat-fields.tsx';
import { draftOf, hasTimes, type ShiftDraft, valuesOfDraft } from './shift-draft.ts';
import { ShiftFields } from './shift-fields.tsx';
import { ShiftFoot } from './shift-foot.tsx';
import classes from './shift-form.module.css';
import { RepeatFailures, ShiftNote, ShiftProblem } from './shift-notices.tsx';
import { problemsOfShift } from './shift-problems.ts';
import { ShiftRecord } from './shift-record.tsx';
import { warningInWords, warningsOfShift } from './shift-warnings.ts';
import { useShiftSave } from './use-shift-save.ts';

export default function ShiftForm({ roster, shift, start, onClose }: ShiftFormProps) {
  const { week } = roster;
  return week ? <OpenForm {...{ roster, week, shift, start, onClose }} /> : null;
}

const readOnlyBecause = (week: Week, shift: WeekShift | null): string | null => {
  if (shift?.clocked_in_at) return 'Someone has clocked in to this shift. Its times change by a request.';
  return (shift ? week.may_edit : week.may_add) ? null : 'You can’t change this roster.';
};

function OpenForm({ roster, week, shift, start, onClose }: ShiftFormProps & { readonly week: Week }) {
  const [opened, setOpened] = useState(shift);
  const [first, setFirst] = useState<ShiftDraft>(() => draftOf(shift ?? start));
  const [draft, setDraft] = useState(first);
  const [repeat, setRepeat] = useState<Repeat | null>(null);
  const [tried, setTried] = useState(false);
  const save = useShiftSave(roster, week, onClose);
  const [newId] = useState(() => crypto.randomUUID());
  const id = opened?.id ?? newId;

  const latest = opened ? week.shifts.find((each) => each.id === opened.id) : undefined;
  // While the form's own change is being saved, the roster already shows it, so the shift does not count as
  // changed by others.
  const isOutdated = opened !== null && !save.saving && !(latest && areSameValues(latest, opened));
  const readOnly = readOnlyBecause(week, latest ?? opened);

  const values = useMemo(() => valuesOfDraft(draft), [draft]);
  const problems = problemsOfShift(draft);
  const problem = useMemo(
    () => (hasTimes(draft) ? problemOf(week, [{ kind: 'save', id, values }]) : null),
    [week, draft, id, values],
  );
  const warnings = useMemo(
    () =>
      hasTimes(draft) && problem === null
        ? warningsOfShift(week, id, values).map((warning) => warningInWords(week, warning))
        : [],
    [week, draft, id, values, problem],
  );
  const isWrong = Object.keys(problems).length > 0 || problem !== null;
  const dates = datesOf(draft.clinic_roster_date, repeat);
  const hasChanged = JSON.stringify(draft) !== JSON.stringify(first) || repeat !== null;

  async function close() {
    if (hasChanged && !readOnly && !(await mayLeave())) return;
    onClose();
  }
  function send() {
    setTried(true);
    if (isWrong || readOnly || isOutdated || save.saving) return;
    void (dates.length > 1
      ? save.many(values, dates, warnings.length > 0)
      : save.one(id, values, opened !== null, warnings.length > 0));
  }
  function takeLatest() {
    if (!latest) return;
    setOpened(latest);
    setFirst(draftOf(latest));
    setDraft(draftOf(latest));
  }

  return (
    <Dialog title={opened ? 'Edit shift' : 'Add shift'} onClose={() => void close()} locked={save.saving}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Stack gap={16}>
          {readOnly ? (
            <Alert color="gray" variant="light">
              {readOnly}
            </Alert>
          ) : null}
          {isOutdated && !readOnly ? (
            <Alert
              color="orange"
              variant="light"
              title={latest ? 'Someone has changed this shift' : 'Someone has deleted this shift'}
            >
              {latest ? (
                <Button size="xs" variant="default" onClick={takeLatest}>
                  Show the new version
                </Button>
              ) : (
                'Close this form to go on.'
              )}
            </Alert>
          ) : null}
          <fieldset className={classes.fields} disabled={readOnly !== null || save.saving}>
            <Stack gap={16}>
              <ShiftFields draft={draft} onChange={setDraft} week={week} problems={tried ? problems : {}} />
              {opened === null ? (
                <RepeatFields date={draft.clinic_roster_date} repeat={repeat} onChange={setRepeat} />
              ) : null}
            </Stack>
          </fieldset>
          <ShiftProblem sentence={problem ? problemInWords(week, problem) : null} />
          <RepeatFailures failures={save.failures} />
          <ShiftNote
            warnings={warnings.length > 0 ? warnings : save.warnings}
            note={save.note}
            isMissing={save.isNoteMissing}
            onChange={save.setNote}
          />
          {latest ? <ShiftRecord shift={latest} week={week} isSame={!hasChanged} /> : null}
          <ShiftFoot
            roster={roster}
            week={week}
            shift={latest}
            save={
              save.failures.length > 0
                ? 'Add the others'
                : dates.length > 1
                  ? `Add ${dates.length} shifts`
                  : opened
                    ? 'Save'
                    : 'Add'
            }
            saving={save.saving}
            disabled={readOnly !== null || isOutdated || problem !== null}
            onDone={onClose}
            onCancel={() => void close()}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

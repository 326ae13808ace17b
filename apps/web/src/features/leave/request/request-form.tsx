import { Button, Select, Stack, Textarea } from '@mantine/core';
import type { CalculatedLeave, LeaveFacts, Result } from '@operatory/domain';
import { isDate, reference } from '@operatory/resource';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { ClinicInput } from '#kit/fields/clinic-input.tsx';
import { DayInput } from '#kit/fields/day-input.tsx';
import { FilesInput } from '#kit/fields/files-input.tsx';
import { ReferenceInput } from '#kit/fields/reference-input.tsx';
import { SelectedDaysDialog } from '../selected-days-dialog.tsx';
import { countedDays, takenDays, whyNotOnePeriod } from './chosen-days.ts';
import { DayBreakdown } from './day-breakdown.tsx';
import { dayRows } from './day-rows.ts';
import { type LeaveDraft, requestedLeave, withPeriod, withTimes } from './leave-draft.ts';
import { LeavePreview } from './leave-preview.tsx';
import classes from './leave-request.module.css';

/** A leave type or time in lieu, with its balance in words. */
export interface LeaveKindChoice {
  readonly value: string;
  readonly label: string;
}
export type DraftProblems = Partial<
  Record<'user_id' | 'clinic_id' | 'kind' | 'from' | 'until' | 'attachments', string>
>;

export interface RequestFormProps {
  readonly draft: LeaveDraft;
  readonly onChange: (draft: LeaveDraft) => void;
  readonly kinds: readonly LeaveKindChoice[];
  /** The facts of the requested period; undefined until they have loaded. */
  readonly facts: LeaveFacts | undefined;
  readonly calculated: Result<CalculatedLeave> | null | undefined;
  readonly failed: string | null;
  /** The facts of the months in the calendar, which is offered only once they have loaded. */
  readonly calendarFacts: LeaveFacts | undefined;
  readonly today: string;
  /** Whether the user can choose another person to request leave for. */
  readonly forOthers: boolean;
  readonly withClinic: boolean;
  readonly problems: DraftProblems;
}

const user = reference('users', 'user', { required: true });

export function RequestForm({
  draft,
  onChange,
  kinds,
  facts,
  calculated,
  failed,
  calendarFacts,
  today,
  forOthers,
  withClinic,
  problems,
}: RequestFormProps) {
  const [choosing, setChoosing] = useState(false);
  const asked = requestedLeave(draft);
  const set = (change: Partial<LeaveDraft>) => onChange({ ...draft, ...change });
  return (
    <Stack gap={12}>
      {forOthers ? (
        <ReferenceInput
          data-autofocus
          field={user}
          label="Person"
          withAsterisk
          value={draft.user_id || null}
          error={problems.user_id}
          onChange={(id) => set({ user_id: id ?? '' })}
        />
      ) : null}
      {withClinic ? (
        <ClinicInput
          label="Clinic"
          withAsterisk
          value={draft.clinic_id || null}
          error={problems.clinic_id}
          onChange={(id) => set({ clinic_id: id ?? '' })}
        />
      ) : null}
      <Select
        label="Leave type"
        withAsterisk
        allowDeselect={false}
        {...(forOthers ? {} : { 'data-autofocus': true })}
        data={[...kinds]}
        value={draft.kind || null}
        error={problems.kind}
        onChange={(kind) => set({ kind: kind ?? '' })}
      />
      <div className={classes.period}>
        <DayInput
          label="From"
          withAsterisk
          value={draft.from}
          error={problems.from}
          popoverProps={{ withinPortal: true }}
          onChange={(day) => onChange(withPeriod(draft, { from: day ?? '' }))}
        />
        <DayInput
          label="Until"
          withAsterisk
          value={draft.until}
          error={problems.until}
          {...(isDate(draft.from) ? { minDate: draft.from } : {})}
          popoverProps={{ withinPortal: true }}
          onChange={(day) => onChange(withPeriod(draft, { until: day ?? '' }))}
        />
      </div>
      {calendarFacts ? (
        <Button
          variant="default"
          size="xs"
          w="fit-content"
          leftSection={<IconCalendar size={16} />}
          onClick={() => setChoosing(true)}
        >
          Choose on a calendar
        </Button>
      ) : null}
      <LeavePreview calculated={calculated} failed={failed} />
      {facts && asked ? (
        <DayBreakdown
          rows={dayRows(facts, asked)}
          times={draft.times}
          onTimes={(date, times) => onChange(withTimes(draft, date, times))}
        />
      ) : null}
      <Textarea
        label="Reason"
        autosize
        minRows={2}
        maxLength={1000}
        value={draft.reason}
        onChange={({ currentTarget: { value } }) => set({ reason: value })}
      />
      <FilesInput
        label="Attachments"
        required={facts?.is_attachment_required ?? false}
        error={problems.attachments}
        directory="employee_leaves"
        many
        picture={false}
        value={draft.attachments}
        onChange={(attachments) => set({ attachments })}
      />
      {choosing && calendarFacts ? (
        <SelectedDaysDialog
          taken={takenDays(calendarFacts)}
          today={today}
          chosen={asked ? countedDays(calendarFacts, asked.leave_start_date, asked.leave_end_date) : []}
          problemOf={(days) => whyNotOnePeriod(calendarFacts, days)}
          onClose={() => setChoosing(false)}
          onSave={(days) => {
            setChoosing(false);
            onChange({ ...draft, from: days[0] ?? '', until: days.at(-1) ?? '' });
          }}
        />
      ) : null}
    </Stack>
  );
}

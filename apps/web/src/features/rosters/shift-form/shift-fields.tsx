import { Select, Stack, Textarea } from '@mantine/core';
import { rosterShiftTypes } from '@operatory/domain';
import { DayInput } from '#kit/fields/day-input.tsx';
import { TimeInput } from '#kit/fields/time-input.tsx';
import type { Week } from '../grid/week-types.ts';
import { timesInWords } from '../roster-words.ts';
import { BreakFields } from './break-fields.tsx';
import { labelOfColumn } from './column-label.ts';
import { type ShiftDraft, withTimes, withTiming } from './shift-draft.ts';
import classes from './shift-form.module.css';
import type { ShiftProblems } from './shift-problems.ts';
import { summaryOf } from './shift-summary.ts';

export interface ShiftFieldsProps {
  readonly draft: ShiftDraft;
  readonly onChange: (draft: ShiftDraft) => void;
  readonly week: Pick<Week, 'people' | 'rooms' | 'shift_timings' | 'zone'>;
  readonly problems: ShiftProblems;
}

export function ShiftFields({ draft, onChange, week, problems }: ShiftFieldsProps) {
  const set = (change: Partial<ShiftDraft>) => onChange({ ...draft, ...change });
  const people = week.people.map(({ user_id, display_name, work }) => ({
    value: user_id,
    label: work ? `${display_name}, ${work}` : display_name,
  }));
  const summary = summaryOf(draft, week.zone);
  return (
    <Stack gap={12}>
      <div className={classes.pair}>
        <Select
          data-autofocus
          label={labelOfColumn('user_id')}
          placeholder="Open shift"
          searchable
          clearable
          data={people}
          value={draft.user_id}
          onChange={(user_id) => set({ user_id })}
        />
        <Select
          label={labelOfColumn('user_whom_id')}
          searchable
          clearable
          data={people.filter(({ value }) => value !== draft.user_id)}
          value={draft.user_whom_id}
          onChange={(user_whom_id) => set({ user_whom_id })}
        />
        <Select
          label={labelOfColumn('clinic_roster_shift_timing_id')}
          clearable
          data={week.shift_timings.map(({ id, name, start_time, end_time }) => ({
            value: id,
            label: `${name}, ${timesInWords(start_time, end_time)}`,
          }))}
          value={draft.clinic_roster_shift_timing_id}
          onChange={(id) =>
            onChange(
              withTiming(
                draft,
                week.shift_timings.find((timing) => timing.id === id),
              ),
            )
          }
        />
        <Select
          label={labelOfColumn('clinic_room_id')}
          clearable
          data={week.rooms.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.clinic_room_id}
          onChange={(clinic_room_id) => set({ clinic_room_id })}
        />
        <DayInput
          label={labelOfColumn('clinic_roster_date')}
          withAsterisk
          value={draft.clinic_roster_date}
          error={problems.clinic_roster_date}
          popoverProps={{ withinPortal: true }}
          onChange={(day) => set({ clinic_roster_date: day ?? '' })}
        />
        <Select
          label={labelOfColumn('roster_shift_type')}
          allowDeselect={false}
          data={rosterShiftTypes.map(({ value, label }) => ({ value, label }))}
          value={draft.roster_shift_type}
          onChange={(value) => {
            const type = rosterShiftTypes.find((each) => each.value === value);
            if (type) set({ roster_shift_type: type.value });
          }}
        />
      </div>
      <div className={classes.times}>
        <TimeInput
          label={labelOfColumn('start_time')}
          required
          value={draft.start_time}
          error={problems.start_time}
          onChange={(start_time) => onChange(withTimes(draft, { start_time }))}
        />
        <TimeInput
          label={labelOfColumn('end_time')}
          required
          value={draft.end_time}
          error={problems.end_time}
          onChange={(end_time) => onChange(withTimes(draft, { end_time }))}
        />
      </div>
      <div className={classes.summary} role="status" aria-label="Hours">
        {summary ?? 'Enter the start and the end.'}
      </div>
      <BreakFields draft={draft} onChange={onChange} problems={problems} />
      <Textarea
        label={labelOfColumn('message')}
        description="The employee sees it with the shift"
        autosize
        minRows={2}
        maxLength={500}
        value={draft.message}
        error={problems.message}
        onChange={({ currentTarget: { value } }) => set({ message: value })}
      />
    </Stack>
  );
}

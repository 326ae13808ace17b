import { Button, Group, Text, TextInput } from '@mantine/core';
import { breakWindow, type RosterBreakType, rosterBreakTypes } from '@operatory/domain';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { TimeInput } from '#kit/fields/time-input.tsx';
import { breakInWords, timeInWords } from '../roster-words.ts';
import { labelOfColumn } from './column-label.ts';
import { breakColumns, breaksOfDraft, hasTimes, type ShiftDraft, withUsualBreaks } from './shift-draft.ts';
import classes from './shift-form.module.css';
import type { ShiftProblems } from './shift-problems.ts';

const extras: readonly RosterBreakType[] = ['EXTRA_MEAL', 'EXTRA_REST'];

/** The breaks of a shift. Each has a length in minutes, and optionally a start within the shift. */
export function BreakFields({
  draft,
  onChange,
  problems,
}: {
  draft: ShiftDraft;
  onChange: (draft: ShiftDraft) => void;
  problems: ShiftProblems;
}) {
  const [all, setAll] = useState(false);
  const isUsed = (type: RosterBreakType) =>
    draft[breakColumns[type].length] !== '' || draft[breakColumns[type].start] !== '';
  const shown = rosterBreakTypes.filter(({ value }) => all || !extras.includes(value) || isUsed(value));
  return (
    <section aria-label="Breaks">
      <Group justify="space-between" mb={4}>
        <Text size="sm" fw={600} component="h3">
          Breaks
        </Text>
        <Group gap={8}>
          <Button
            size="compact-sm"
            variant="subtle"
            disabled={!hasTimes(draft)}
            onClick={() => onChange(withUsualBreaks(draft))}
          >
            Use the usual breaks
          </Button>
          {shown.length < rosterBreakTypes.length ? (
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconPlus size={14} />}
              onClick={() => setAll(true)}
            >
              Extra breaks
            </Button>
          ) : null}
        </Group>
      </Group>
      <div className={classes.breaks}>
        {shown.map(({ value }) => (
          <Break key={value} type={value} draft={draft} onChange={onChange} problems={problems} />
        ))}
      </div>
    </section>
  );
}

function Break({
  type,
  draft,
  onChange,
  problems,
}: {
  type: RosterBreakType;
  draft: ShiftDraft;
  onChange: (draft: ShiftDraft) => void;
  problems: ShiftProblems;
}) {
  const { length, start } = breakColumns[type];
  const own = breaksOfDraft(draft).find((each) => each.type === type);
  const window =
    own && hasTimes(draft) ? breakWindow({ start: draft.start_time, end: draft.end_time }, own.length) : null;
  const when = own?.start
    ? breakInWords(own.start, own.length)
    : window
      ? `From ${timeInWords(window.first)} to ${timeInWords(window.last)}, or empty for when it suits`
      : null;
  return (
    <div className={classes.break}>
      <TextInput
        label={labelOfColumn(length)}
        inputMode="numeric"
        autoComplete="off"
        value={draft[length]}
        error={problems[length]}
        onChange={({ currentTarget: { value } }) => {
          if (/^\d{0,3}$/.test(value)) onChange({ ...draft, [length]: value });
        }}
      />
      <TimeInput
        label={labelOfColumn(start)}
        value={draft[start]}
        error={problems[start]}
        description={when}
        onChange={(value) => onChange({ ...draft, [start]: value })}
      />
    </div>
  );
}

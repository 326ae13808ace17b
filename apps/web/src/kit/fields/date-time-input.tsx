import { ActionIcon, Group, Input, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { InlineDateTimePicker } from '@mantine/dates';
import { instantToWall, wallToInstant } from '@operatory/domain';
import { isInstant, momentForm, readMoment, toText } from '@operatory/resource';
import { IconCalendarTime } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { useClinic } from '#session/clinic.ts';
import { useToday } from '#session/use-today.ts';
import { useOnTop } from '#ui/on-top.ts';
import { type DayDraft, shownText } from './day-draft.ts';

interface Props extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  /** An instant as ISO text, the typed text if it is invalid, or empty. */
  readonly value: string;
  /** Called at each key, and for each choice in the calendar. */
  readonly onChange: (instant: string) => void;
  readonly clearable?: boolean;
  readonly clearButtonProps?: ComponentProps<typeof Input.ClearButton>;
}

/** An instant in the clinic's zone, typed in any common Australian format or chosen in a calendar. */
export function DateTimeInput({
  value,
  onChange,
  clearable = false,
  clearButtonProps,
  error,
  onBlur,
  onKeyDown,
  ...props
}: Props) {
  const { zone } = useClinic();
  const today = useToday();
  const [draft, setDraft] = useState<DayDraft | null>(null);
  const [opened, setOpened] = useState(false);
  const [left, setLeft] = useState(false);
  const local = isInstant(value) ? instantToWall(value, zone) : null;
  const known = local ? toText({ kind: 'dateTime' }, value, { timeZone: zone }) : value;
  const text = draft && shownText(draft, value) === draft.text ? draft.text : known;
  const problem = (left || error) && value !== '' && !local ? momentForm : null;

  function report(next: string) {
    if (next !== value) onChange(next);
  }
  function type(typed: string) {
    const next = valueOfMoment(typed, today, zone);
    setDraft({ text: typed, before: value, reported: next });
    setLeft(false);
    report(next);
  }
  /** Shows the instant in the usual format; an invalid text stays as it was typed. */
  function settle() {
    setDraft(null);
    setLeft(true);
  }
  function choose(shown: string | null) {
    const [day, time] = (shown ?? '').split(' ');
    setDraft(null);
    report(day ? wallToInstant(day, time ?? '00:00', zone).toISOString() : '');
  }

  const changes = !props.readOnly && !props.disabled;
  const clears = clearable && changes && text !== '';
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      trapFocus
      returnFocus
      // The library would hide the calendar while it computes the position, and a hidden calendar loses the
      // focus.
      hideDetached={false}
      withRoles={false}
      disabled={!changes}
    >
      <Popover.Target>
        <TextInput
          placeholder="yyyy-MM-dd hh:mm a"
          autoComplete="off"
          {...props}
          {...(problem || error ? { error: problem || error } : {})}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={(event) => {
            settle();
            onBlur?.(event);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle();
            // These keys may be pressed before the calendar has the focus.
            if (event.key === 'Escape') setOpened(false);
            if (event.key === 'ArrowDown' && event.altKey && changes) {
              event.preventDefault();
              setOpened(true);
            }
            onKeyDown?.(event);
          }}
          {...(changes
            ? {
                rightSectionWidth: clears ? 68 : 36,
                rightSection: (
                  <Group gap={2} wrap="nowrap">
                    {clears ? <Input.ClearButton onClick={() => choose(null)} {...clearButtonProps} /> : null}
                    <ActionIcon
                      size={28}
                      aria-label={typeof props.label === 'string' ? `Calendar: ${props.label}` : 'Calendar'}
                      aria-haspopup="dialog"
                      aria-expanded={opened}
                      onClick={() => setOpened(!opened)}
                    >
                      <IconCalendarTime size={16} />
                    </ActionIcon>
                  </Group>
                ),
              }
            : {})}
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Date and time">
        <Picker
          value={local && `${local.date} ${local.time}`}
          onChange={choose}
          onDone={() => setOpened(false)}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

/** The calendar. While it is open, Escape closes only the calendar, not a dialog around it. */
function Picker({
  value,
  onChange,
  onDone,
}: {
  value: string | null;
  onChange: (shown: string | null) => void;
  onDone: () => void;
}) {
  useOnTop();
  return (
    <InlineDateTimePicker
      highlightToday
      timePickerProps={timeLabels}
      submitButtonProps={{ 'aria-label': 'Set time' }}
      value={value}
      onChange={onChange}
      onSubmit={onDone}
    />
  );
}

/**
 * The value for a typed text: the instant or, if the text is invalid, the text itself, which every form
 * refuses.
 */
function valueOfMoment(text: string, today: string, zone: string): string {
  const moment = readMoment(text, today);
  return moment ? wallToInstant(moment.date, moment.time, zone).toISOString() : text.trim();
}

/** Labels for the inputs of a time with hours from 1 to 12. */
export const timeLabels = {
  format: '12h',
  withDropdown: true,
  hoursInputLabel: 'Hours',
  minutesInputLabel: 'Minutes',
  amPmLabels: { am: 'am', pm: 'pm' },
  amPmInputLabel: 'AM or PM',
} as const;

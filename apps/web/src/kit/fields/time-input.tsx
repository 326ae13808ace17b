import { Group, Input, NativeSelect, TextInput } from '@mantine/core';
import {
  isTypableHour,
  isTypableMinute,
  type TwelveHour,
  timeOfTwelveHour,
  twelveHourOfTime,
  twelveHourProblems,
} from '@operatory/domain';
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import classes from './time-input.module.css';

const unfinished = /^(\d{0,2}):(\d{0,2}) (AM|PM|)$/;

/**
 * The text of the parts: empty if all of them are, and an invalid time if one is missing, so that no form
 * treats it as empty.
 */
function textOf(parts: TwelveHour): string {
  if (parts.hour === '' && parts.minute === '' && parts.half === '') return '';
  return timeOfTwelveHour(parts) ?? `${parts.hour}:${parts.minute} ${parts.half}`;
}
function partsOf(text: string): TwelveHour {
  const [, hour = '', minute = '', half = ''] = unfinished.exec(text) ?? [];
  return unfinished.test(text) ? { hour, minute, half: half as TwelveHour['half'] } : twelveHourOfTime(text);
}

interface Props {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (time: string) => void;
  readonly required?: boolean;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  readonly onBlur?: () => void;
  readonly onFocus?: () => void;
  readonly 'data-autofocus'?: boolean;
  readonly 'data-path'?: string;
}

/**
 * A time as hour, minute and AM/PM, of which all or none must be set; its value is `HH:mm`. Arrow keys change
 * a part, and A and P set AM or PM.
 */
export function TimeInput({
  label,
  value,
  onChange,
  required = false,
  description,
  error,
  disabled,
  onBlur,
  onFocus,
  ...first
}: Props) {
  const [draft, setDraft] = useState<TwelveHour>(() => partsOf(value));
  const [left, setLeft] = useState(false);
  const parts = textOf(draft) === value ? draft : partsOf(value);
  const begun = parts.hour !== '' || parts.minute !== '' || parts.half !== '';
  const missing = begun ? twelveHourProblems(parts) : {};
  const problem = (begun && (left || error) ? Object.values(missing)[0] : undefined) ?? error;

  function set(change: Partial<TwelveHour>) {
    const next = { ...parts, ...change };
    setDraft(next);
    setLeft(false);
    onChange(textOf(next));
  }
  /** Changes the hour or minute by an arrow key; after the last value comes the first. */
  function step(event: KeyboardEvent, part: 'hour' | 'minute') {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const [least, count] = part === 'hour' ? [1, 12] : [0, 60];
    const now = parts[part] === '' ? (by > 0 ? least - 1 : least) : Number(parts[part]);
    const next = ((now + by - least + count) % count) + least;
    set({ [part]: part === 'minute' ? String(next).padStart(2, '0') : String(next) });
  }
  const wrong = Boolean(problem);
  const numbers = (part: 'hour' | 'minute') => ({
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    className: classes.number ?? '',
    disabled,
    value: parts[part],
    error: wrong && missing[part] !== undefined,
    onKeyDown: (event: KeyboardEvent) => step(event, part),
    onChange: ({ currentTarget: { value: digits } }: ChangeEvent<HTMLInputElement>) => {
      if (part === 'hour' ? isTypableHour(digits) : isTypableMinute(digits)) set({ [part]: digits });
    },
  });
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      required={required}
      {...(description ? { description } : {})}
      {...(problem ? { error: problem } : {})}
    >
      <Group
        gap={8}
        wrap="nowrap"
        align="center"
        role="group"
        aria-label={typeof label === 'string' ? label : undefined}
        onFocus={onFocus}
        onBlur={(event) => {
          if (event.currentTarget.contains(event.relatedTarget)) return;
          if (parts.minute.length === 1) set({ minute: parts.minute.padStart(2, '0') });
          setLeft(true);
          onBlur?.();
        }}
      >
        <TextInput {...first} {...numbers('hour')} aria-label="Hours" placeholder="hh" />
        <span aria-hidden>:</span>
        <TextInput {...numbers('minute')} aria-label="Minutes" placeholder="mm" />
        <NativeSelect
          aria-label="AM or PM"
          className={classes.half ?? ''}
          disabled={disabled}
          data={[
            { value: '', label: '–' },
            { value: 'AM', label: 'am' },
            { value: 'PM', label: 'pm' },
          ]}
          value={parts.half}
          error={wrong && missing.half !== undefined}
          onChange={(event) => set({ half: event.currentTarget.value as TwelveHour['half'] })}
        />
      </Group>
    </Input.Wrapper>
  );
}

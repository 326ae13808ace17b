import { Input, Popover, type PopoverProps, TextInput, type TextInputProps } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { dayProblem, isDate } from '@operatory/resource';
import { type ComponentProps, useState } from 'react';
import { type DayDraft, dayToReport, dayWithin, settledDraft, shownText, valueOfText } from './day-draft.ts';

interface Props extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  /** `yyyy-mm-dd`, the typed text if it is invalid, or empty or null. */
  readonly value: string | null;
  /**
   * Called with the day, with null if the input is empty, or with the text if it is invalid: at each key,
   * unless `daysOnly` is set.
   */
  readonly onChange: (value: string | null) => void;
  /**
   * Whether only days within the bounds are reported, and a two-digit year only when the input loses the
   * focus, as a filter needs.
   */
  readonly daysOnly?: boolean;
  readonly clearable?: boolean;
  readonly clearButtonProps?: ComponentProps<typeof Input.ClearButton>;
  readonly minDate?: string;
  readonly maxDate?: string;
  readonly popoverProps?: PopoverProps;
}

/** A calendar day, typed in any common Australian format or chosen in a calendar. */
export function DayInput({
  value: given,
  onChange,
  daysOnly = false,
  clearable = false,
  clearButtonProps,
  minDate,
  maxDate,
  popoverProps,
  error,
  onFocus,
  onBlur,
  onClick,
  onKeyDown,
  ...props
}: Props) {
  const value = given ?? '';
  const [draft, setDraft] = useState<DayDraft | null>(null);
  const [opened, setOpened] = useState(false);
  const [left, setLeft] = useState(false);
  const [month, setMonth] = useState<string>();
  const text = shownText(draft, value);
  const held = valueOfText(text);
  const bounds = { from: minDate, to: maxDate };
  const problem = (left || error) && dayProblem(held, bounds);
  const day = isDate(held) ? held : null;

  const report = (next: string) => {
    if (next !== value) onChange(next === '' ? null : next);
  };
  function type(typed: string) {
    const next = daysOnly
      ? (dayToReport(typed, bounds, { left: false, clearable }) ?? value)
      : valueOfText(typed);
    setDraft({ text: typed, before: value, reported: next });
    setLeft(false);
    setOpened(true);
    const read = valueOfText(typed);
    if (isDate(read)) setMonth(dayWithin(read, bounds));
    report(next);
  }
  function choose(chosen: string | null) {
    setDraft(null);
    setLeft(false);
    setOpened(false);
    report(chosen ?? '');
  }
  /** Reports the final value, and shows a valid day in the usual format. */
  function settle() {
    const next = daysOnly && draft ? (dayToReport(text, bounds, { left: true, clearable }) ?? value) : value;
    const emptied = daysOnly && held === '';
    setDraft(emptied || !draft ? null : settledDraft({ ...draft, before: value, reported: next }, next));
    setLeft(true);
    report(next);
  }
  const open = () => {
    if (!opened) setMonth(day === null ? undefined : dayWithin(day, bounds));
    setOpened(true);
  };

  return (
    <Popover
      opened={opened}
      trapFocus={false}
      position="bottom-start"
      disabled={Boolean(props.readOnly || props.disabled)}
      withRoles={false}
      {...popoverProps}
    >
      <Popover.Target>
        <TextInput
          placeholder="yyyy-MM-dd"
          data-dates-input
          autoComplete="off"
          {...props}
          {...(problem || error ? { error: problem || error } : {})}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={(event) => {
            onFocus?.(event);
            open();
          }}
          onClick={(event) => {
            onClick?.(event);
            open();
          }}
          onBlur={(event) => {
            settle();
            setOpened(false);
            onBlur?.(event);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setOpened(false);
            if (event.key === 'Enter') settle();
            onKeyDown?.(event);
          }}
          {...(clearable && text !== '' && !props.readOnly && !props.disabled
            ? {
                rightSection: (
                  <Input.ClearButton
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => choose(null)}
                    {...clearButtonProps}
                  />
                ),
              }
            : {})}
        />
      </Popover.Target>
      <Popover.Dropdown data-dates-dropdown onMouseDown={(event) => event.preventDefault()}>
        <DatePicker
          __staticSelector="DateInput"
          __preventFocus
          size={props.size === 'xs' ? 'xs' : 'sm'}
          {...(minDate ? { minDate } : {})}
          {...(maxDate ? { maxDate } : {})}
          {...(month ? { date: month } : {})}
          onDateChange={setMonth}
          allowDeselect={clearable}
          value={day}
          onChange={choose}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

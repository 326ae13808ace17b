import { DateTimePicker } from '@mantine/dates';
import { instantToWall, wallToInstant } from '@operatory/domain';
import type { ComponentProps } from 'react';
import { useClinic } from '#session/clinic.ts';

type Props = Omit<ComponentProps<typeof DateTimePicker>, 'value' | 'onChange'>;

/** An instant by the clock on the clinic's wall; its value is ISO text. */
export function DateTimeInput({
  value,
  onChange,
  ...props
}: Props & { value: string; onChange: (instant: string) => void }) {
  const { zone } = useClinic();
  const wall = value === '' ? null : instantToWall(value, zone);
  return (
    <DateTimePicker
      valueFormat="YYYY-MM-DD hh:mm a"
      placeholder="yyyy-MM-dd hh:mm a"
      highlightToday
      timePickerProps={timeLabels}
      submitButtonProps={{ 'aria-label': 'Set time' }}
      {...props}
      value={wall && `${wall.date} ${wall.time}`}
      onChange={(shown) => {
        const [day, time] = String(shown ?? '').split(' ');
        onChange(day ? wallToInstant(day, time ?? '00:00', zone).toISOString() : '');
      }}
    />
  );
}

/** Hours 1 to 12, minutes and the half of the day, each by its name. */
export const timeLabels = {
  format: '12h',
  withDropdown: true,
  hoursInputLabel: 'Hours',
  minutesInputLabel: 'Minutes',
  amPmLabels: { am: 'am', pm: 'pm' },
  amPmInputLabel: 'AM or PM',
} as const;

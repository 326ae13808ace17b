import { weekOf } from '@operatory/domain';
import { dayProblem, isDate } from '@operatory/resource';
import { DayInput } from '#kit/fields/day-input.tsx';
import { weekInWords } from './plan-words.ts';

/** Chooses a week; any of its days can be entered. */
export const WeekInput = ({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (day: string) => void;
}) => (
  <DayInput
    label={label}
    withAsterisk
    description={isDate(value) ? `The week of ${weekInWords(weekOf(value))}` : 'Any day of the week'}
    value={value}
    error={value === '' ? 'Choose a day of the week' : dayProblem(value)}
    popoverProps={{ withinPortal: true }}
    onChange={(day) => onChange(day ?? '')}
  />
);

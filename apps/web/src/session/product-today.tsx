import { MantineThemeProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useToday } from './use-today.ts';

/** Makes the calendars inside mark the clinic's current day and open at it, in any time zone of the device. */
export function ProductToday({ children }: { children: ReactNode }) {
  const today = useToday();
  const theme = useMemo(() => {
    const getDayProps = (day: string) => todayMark(day, today);
    const defaultProps = { defaultDate: today, getDayProps };
    return {
      components: {
        DatePicker: { defaultProps },
        InlineDateTimePicker: { defaultProps },
      },
    };
  }, [today]);
  return <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>;
}

/** Attributes that mark the current day in a calendar, instead of the device's current day. */
export const todayMark = (day: string, today: string) => ({
  'data-today': day === today || undefined,
  ...(day === today ? { 'aria-current': 'date' as const } : {}),
});

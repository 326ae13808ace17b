import { MantineThemeProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useToday } from './use-today.ts';

/**
 * Makes calendars inside mark the current day at the clinic and open at it, whatever the device's time zone
 * is.
 */
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

/**
 * The attributes that mark the current day in a calendar; the calendar itself would mark the device's day.
 */
export const todayMark = (day: string, today: string) => ({
  'data-today': day === today || undefined,
  ...(day === today ? { 'aria-current': 'date' as const } : {}),
});

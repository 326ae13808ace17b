import { MantineThemeProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useToday } from './use-today.ts';

/** Calendars below mark and open at the clinic's today, in any time zone of the device. */
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

/** What a day of a calendar says of itself, in place of the device's own idea. */
export const todayMark = (day: string, today: string) => ({
  'data-today': day === today || undefined,
  ...(day === today ? { 'aria-current': 'date' as const } : {}),
});

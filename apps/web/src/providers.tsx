import { MantineProvider } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { Provider as GraphqlProvider } from 'urql';
import { client } from './data/client.ts';
import { cssVariablesResolver, theme } from './ui/theme.ts';

/** What every screen stands on: theme, dates, dialogs, toasts and the connection to the API. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <DatesProvider settings={{ firstDayOfWeek: 1, weekendDays: [] }}>
        <GraphqlProvider value={client}>
          <Notifications position="top-center" autoClose={2000} limit={4} />
          <ModalsProvider labels={{ confirm: 'Confirm', cancel: 'Cancel' }}>{children}</ModalsProvider>
        </GraphqlProvider>
      </DatesProvider>
    </MantineProvider>
  );
}

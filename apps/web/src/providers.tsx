import { MantineProvider } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { ModalsProvider } from '@mantine/modals';
import { type ReactNode, Suspense } from 'react';
import { Provider as GraphqlProvider } from 'urql';
import { client } from './data/client.ts';
import { lazyWithRetry } from './ui/late.ts';
import { cssVariablesResolver, theme } from './ui/theme.ts';

// Toasts that are shown before this has loaded are not lost.
const Toasts = lazyWithRetry(() => import('./ui/toasts.tsx'));

export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <DatesProvider settings={{ firstDayOfWeek: 1, weekendDays: [] }}>
        <GraphqlProvider value={client}>
          <Suspense>
            <Toasts />
          </Suspense>
          <ModalsProvider labels={{ confirm: 'Confirm', cancel: 'Cancel' }}>{children}</ModalsProvider>
        </GraphqlProvider>
      </DatesProvider>
    </MantineProvider>
  );
}

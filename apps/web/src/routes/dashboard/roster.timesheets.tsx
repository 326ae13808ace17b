import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { TimesheetsScreen } from '#features/timesheets/timesheets-screen.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/roster/timesheets')({
  validateSearch: z.object({
    clinic: z.catch(z.optional(z.uuid()), undefined),
    from: z.catch(z.optional(z.iso.date()), undefined),
    span: z.catch(z.optional(z.enum(['week', 'fortnight'])), undefined),
  }),
  beforeLoad: guard('clinic-rosters'),
  component: Screen,
});

function Screen() {
  return <TimesheetsScreen search={Route.useSearch()} />;
}

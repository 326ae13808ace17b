import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { TimesheetsScreen } from '#features/timesheets/timesheets-screen.tsx';
import { guard } from '#session/guards.ts';
import { day, optional, uuid } from '#ui/search-values.ts';

export const Route = createFileRoute('/dashboard/roster/timesheets')({
  validateSearch: v.object({
    clinic: optional(uuid),
    from: optional(day),
    span: optional(v.picklist(['week', 'fortnight'])),
  }),
  beforeLoad: guard('clinic-rosters'),
  component: Screen,
});

function Screen() {
  return <TimesheetsScreen search={Route.useSearch()} />;
}

import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { calendarSearch } from '#features/leave/calendar/calendar-search.ts';
import { LeaveCalendar } from '#features/leave/calendar/leave-calendar.tsx';
import { guardAny } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/leaves/calendar')({
  validateSearch: (search) => v.parse(calendarSearch, search),
  beforeLoad: guardAny('leaves', 'my-leaves'),
  component: Calendar,
});

function Calendar() {
  return <LeaveCalendar search={Route.useSearch()} />;
}

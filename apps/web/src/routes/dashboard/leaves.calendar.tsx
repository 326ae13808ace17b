import { createFileRoute } from '@tanstack/react-router';
import { calendarSearch } from '#features/leave/calendar/calendar-search.ts';
import { LeaveCalendar } from '#features/leave/calendar/leave-calendar.tsx';
import { guardLeave } from '#features/leave/guard-leave.ts';

export const Route = createFileRoute('/dashboard/leaves/calendar')({
  validateSearch: (search) => calendarSearch.parse(search),
  beforeLoad: guardLeave,
  component: Calendar,
});

function Calendar() {
  return <LeaveCalendar search={Route.useSearch()} />;
}

import { createFileRoute, redirect } from '@tanstack/react-router';
import { InstrumentDayScreen } from '#features/instruments/day-screen.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/instrument-counts/$date')({
  async beforeLoad(entering) {
    await guard('instrument-counts', 'VIEW')(entering);
    if (entering.params.date !== 'today' && !/^\d{4}-\d{2}-\d{2}$/.test(entering.params.date))
      throw redirect({ to: '/dashboard/instrument-counts/$date', params: { date: 'today' } });
  },
  component: Day,
});

function Day() {
  const { date } = Route.useParams();
  return <InstrumentDayScreen date={date === 'today' ? undefined : date} />;
}

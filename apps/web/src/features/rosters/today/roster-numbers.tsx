import { byDay } from '@operatory/domain';
import { and, type BoolExp, eq, isNull, not, or } from '@operatory/resource';
import { IconArrowsExchange, IconCalendarUser, IconSend, IconUserQuestion } from '@tabler/icons-react';
import { useCount } from '#data/use-count.ts';
import { CountCard, NumberCard, NumberCards } from '#kit/cards/number-card.tsx';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { useTodays } from '#session/use-today.ts';

const roster = '/dashboard/roster';
const published = eq('published', true);
const isOpen = isNull('user_id');

/** 'Rosters': live numbers of today's shifts, of shifts to publish, of open shifts and of requests. */
export default function RosterNumbers() {
  const { clinic } = useClinic();
  const { readable_tables } = useMe();
  const todays = useTodays();
  const here = (...conditions: readonly BoolExp[]): BoolExp =>
    and(...conditions, ...(clinic ? [eq('clinic_id', clinic.id)] : []));
  const ofToday = byDay(todays, (today) => eq('clinic_roster_date', today));
  const fromToday = byDay(todays, (today) => ({ clinic_roster_date: { _gte: today } }));
  const unpublished = or(eq('published', false), not(isNull('draft')));
  const changes = useCount('clinic_roster_change_requests', here(eq('status', 'PENDING')));
  const hasSwaps = readable_tables.includes('clinic_roster_swap_requests');
  const swaps = useCount('clinic_roster_swap_requests', here(eq('status', 'ACCEPTED')), { pause: !hasSwaps });
  const requests = hasSwaps ? sumOf(changes, swaps) : changes;
  const parts = [
    ...(changes
      ? [{ hue: 'orange', text: changes === 1 ? '1 time change' : `${changes} time changes` }]
      : []),
    ...(swaps ? [{ hue: 'blue', text: swaps === 1 ? '1 shift request' : `${swaps} shift requests` }] : []),
  ];
  return (
    <NumberCards title="Rosters" more={{ label: 'Open roster', to: roster }}>
      <CountCard
        title="Today"
        icon={IconCalendarUser}
        table="clinic_rosters"
        where={here(published, not(isOpen), ofToday)}
        caption={['shift', 'shifts']}
        to={roster}
        search={{ view: 'day' }}
      />
      <CountCard
        title="To publish"
        icon={IconSend}
        table="clinic_rosters"
        where={here(unpublished, isNull('clocked_in_at'), fromToday)}
        caption={['shift', 'shifts']}
        to={roster}
        search={{ view: 'weeks' }}
      />
      <CountCard
        title="Open shifts"
        icon={IconUserQuestion}
        table="clinic_rosters"
        where={here(published, isOpen, fromToday)}
        caption={['shift', 'shifts']}
        to={roster}
        search={{ view: 'weeks' }}
      />
      <NumberCard
        title="Requests"
        icon={IconArrowsExchange}
        value={requests}
        caption="waiting"
        parts={parts}
        to={changes === 0 && swaps ? '/dashboard/roster/swap-requests' : '/dashboard/roster/change-requests'}
      />
    </NumberCards>
  );
}

type Counted = number | null | undefined;
/** The sum of two counts; undefined while one is loading, null if one failed. */
function sumOf(one: Counted, other: Counted): Counted {
  if (one === null || other === null) return null;
  return one === undefined || other === undefined ? undefined : one + other;
}

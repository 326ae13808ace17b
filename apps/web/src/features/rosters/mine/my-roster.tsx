import { Button, Paper, Skeleton, Text, Title } from '@mantine/core';
import { IconArrowsExchange, IconCalendarShare } from '@tabler/icons-react';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useNow } from '#session/clock.ts';
import { useMe } from '#session/session.ts';
import { useToday } from '#session/use-today.ts';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { Pill } from '#ui/pill.tsx';
import { weekdayInWords } from '../roster-words.ts';
import classes from './my-roster.module.css';
import type { RosterShift } from './my-roster-queries.ts';
import { OpenShiftsCard } from './open-shifts-card.tsx';
import { RosterWeekCard } from './roster-week-card.tsx';
import { ShiftLine } from './shift-line.tsx';
import { SwapRequestsCard } from './swap-requests-card.tsx';
import { type MyRoster as Roster, useMyRoster, weeksShown } from './use-my-roster.ts';
import { weeksOf } from './week-days.ts';

const OfferSwapDialog = lazy(async () => ({
  default: (await import('./offer-swap-dialog.tsx')).OfferSwapDialog,
}));
const CalendarFeedDialog = lazy(async () => ({
  default: (await import('./calendar-feed-dialog.tsx')).CalendarFeedDialog,
}));

/** The parts that other features add to the user's own roster. */
export interface MyRosterParts {
  /** Shown above the weeks. */
  readonly clock?: ReactNode;
  /** Further actions on the user's own shift. */
  readonly Actions?: ComponentType<{ readonly shift: RosterShift }>;
}

/**
 * The user's published shifts of four weeks with leave and holidays, open shifts that they can request, and
 * swaps with colleagues.
 */
export function MyRoster(parts: MyRosterParts) {
  const answer = useMyRoster();
  const [isFeedOpen, setFeedOpen] = useState(false);
  return (
    <Page
      title="My roster"
      actions={
        <Button
          variant="default"
          leftSection={<IconCalendarShare size={16} />}
          onClick={() => setFeedOpen(true)}
        >
          Calendar feed
        </Button>
      }
    >
      {answer.data ? (
        <Weeks roster={answer.data} {...parts} />
      ) : answer.error ? (
        <Failed onRefresh={answer.refetch} />
      ) : (
        <div className={classes.column} aria-hidden>
          <Skeleton height={96} />
          <Skeleton height={220} />
          <Skeleton height={220} />
        </div>
      )}
      <Suspense>{isFeedOpen ? <CalendarFeedDialog onClose={() => setFeedOpen(false)} /> : null}</Suspense>
    </Page>
  );
}

const titles = ['This week', 'Next week', 'In two weeks', 'In three weeks'];

function Weeks({ roster, clock, Actions }: { roster: Roster } & MyRosterParts) {
  const { user } = useMe();
  const today = useToday();
  const now = useNow();
  const [offered, setOffered] = useState<RosterShift | null>(null);
  const weeks = weeksOf(roster.from, weeksShown, roster);
  const next = roster.shifts.find(({ ends_at }) => new Date(ends_at) > now);
  const hasShifts = weeks.some(({ days }) => days.some(({ shifts }) => shifts.length > 0));
  const waiting = new Map(
    roster.requests
      .filter(({ status, from_user_id }) => from_user_id === user.id && /OFFERED|ACCEPTED/.test(status))
      .map((request) => [request.clinic_roster_id, request]),
  );
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        {clock}
        {next ? <NextShift shift={next} now={now} /> : null}
        {hasShifts || next ? null : (
          <NothingYet
            title="No shifts published yet"
            line="Your shifts appear here once your manager publishes them."
          />
        )}
        {weeks.map((week, nth) =>
          hasShifts || week.days.length > 0 ? (
            <RosterWeekCard
              key={week.from}
              week={week}
              title={titles[nth] ?? ''}
              today={today}
              shift={(shift) => (
                <ShiftLine key={shift.id} shift={shift} state={stateOf(shift, waiting.get(shift.id)?.status)}>
                  {Actions ? <Actions shift={shift} /> : null}
                  {new Date(shift.starts_at) > now && !shift.clocked_in_at && !waiting.has(shift.id) ? (
                    <Button
                      size="xs"
                      variant="subtle"
                      leftSection={<IconArrowsExchange size={14} />}
                      aria-label={`Offer this shift: ${weekdayInWords(shift.clinic_roster_date)}`}
                      onClick={() => setOffered(shift)}
                    >
                      Offer
                    </Button>
                  ) : null}
                </ShiftLine>
              )}
            />
          ) : null,
        )}
      </div>
      <div className={classes.column}>
        <SwapRequestsCard
          requests={roster.requests.filter(({ kind, status }) => kind === 'SWAP' || status !== 'ACCEPTED')}
          me={user.id}
        />
        <OpenShiftsCard {...roster} />
      </div>
      <Suspense>
        {offered ? <OfferSwapDialog shift={offered} onClose={() => setOffered(null)} /> : null}
      </Suspense>
    </div>
  );
}

function stateOf({ clocked_in_at, clocked_out_at }: RosterShift, request: string | undefined): ReactNode {
  if (clocked_out_at) return <Pill hue="green">Worked</Pill>;
  if (clocked_in_at) return <Pill hue="green">Clocked in</Pill>;
  if (request === 'OFFERED') return <Pill hue="blue">Offered</Pill>;
  return request ? <Pill hue="orange">Waiting for approval</Pill> : null;
}

function NextShift({ shift, now }: { shift: RosterShift; now: Date }) {
  const isNow = new Date(shift.starts_at) <= now;
  return (
    <Paper component="section" p={16} aria-label="Next shift">
      <Title order={2} size="h3">
        {isNow ? 'Your shift now' : 'Next shift'}
      </Title>
      <p className={classes.next} style={{ margin: '4px 0' }}>
        {weekdayInWords(shift.clinic_roster_date)}
      </p>
      <ShiftLine shift={shift} />
      {shift.meal_break_duration ? (
        <Text size="xs" c="var(--op-muted)" mt={2}>
          {shift.meal_break_duration} min meal break
        </Text>
      ) : null}
    </Paper>
  );
}

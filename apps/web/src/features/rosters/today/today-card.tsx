import { Button, Select } from '@mantine/core';
import { type ComponentType, Suspense, useMemo, useState } from 'react';
import { useLive, useQueryData } from '#data/hooks.ts';
import { Card, CardNothing } from '#kit/cards/card.tsx';
import { useNow } from '#session/clock.ts';
import { useCan } from '#session/permissions.ts';
import { useToday } from '#session/use-today.ts';
import { lazyWithRetry } from '#ui/late.ts';
import { rosterParts } from '../grid/roster-parts.ts';
import type { RosterPartProps } from '../grid/roster-slots.ts';
import { useRosterWeek } from '../grid/use-roster-week.ts';
import type { WeekShift } from '../grid/week-types.ts';
import { publishPreview } from '../publish/publish-preview.ts';
import classes from './today.module.css';
import { daysForToday } from './today-days.ts';
import { rosterToday } from './today-model.ts';
import { liveOpenBreaks, readPhones } from './today-queries.ts';
import { GapTile, PersonTile } from './today-tiles.tsx';
import { stateCounts } from './today-words.ts';

const PublishButton = lazyWithRetry<RosterPartProps>(() => import('../publish/publish-button.tsx'));
const { ShiftForm } = rosterParts;

/** The number of people and gaps shown before the user expands the list. */
const fewest = 14;

export interface TodayCardProps {
  readonly clinicId: string;
  readonly clinics: readonly { readonly id: string; readonly name: string }[];
  readonly onClinic: (id: string) => void;
  /** The dialog for missing clock times. */
  readonly Correct: ComponentType<CorrectProps>;
}
export interface CorrectProps {
  readonly shift: WeekShift & { readonly clinic_name: string };
  readonly onClose: () => void;
}

/** Today at a clinic: who is in, late, on a break or on leave, and which shifts nobody works. */
export default function TodayCard({ clinicId, clinics, onClinic, Correct }: TodayCardProps) {
  const date = useToday(clinicId);
  const now = useNow(20_000);
  const can = useCan();
  const roster = useRosterWeek({ clinic: clinicId, ...daysForToday(date) });
  const { week } = roster;
  const breaks = useLive(liveOpenBreaks, { clinic: clinicId }).data?.clinic_roster_breaks;
  const today = useMemo(() => week && rosterToday(week, breaks ?? [], date, now), [week, breaks, date, now]);
  const ids = JSON.stringify(today?.people.map(({ user_id }) => user_id).toSorted() ?? []);
  const phones = useQueryData(readPhones, { ids: JSON.parse(ids) }, { pause: ids === '[]' || !can('Users') })
    .data?.users;
  const [opened, setOpened] = useState<WeekShift | null>(null);
  const [corrected, setCorrected] = useState<WeekShift | null>(null);
  const [isAll, setAll] = useState(false);

  const people = today?.people ?? [];
  const gaps = today?.gaps.filter(({ reason }) => reason !== 'ABSENT') ?? [];
  const shown = isAll ? people : people.slice(0, Math.max(1, fewest - gaps.length));
  const ofToday = useMemo(
    () =>
      week && {
        ...week,
        shifts: week.shifts.filter(({ clinic_roster_date }) => clinic_roster_date === date),
      },
    [week, date],
  );
  const unpublished = ofToday ? publishPreview(ofToday).shift_ids.length : 0;
  return (
    <Card
      title="Today"
      count={today ? `${people.length} ${people.length === 1 ? 'person' : 'people'}` : undefined}
      answer={{ data: week, error: roster.error, refetch: roster.refetch }}
      more={{ label: 'Open roster', to: '/dashboard/roster', search: { clinic: clinicId, view: 'day' } }}
    >
      {today && week && ofToday ? (
        <>
          <div className={classes.head}>
            <ul className={classes.counts} aria-label="Today in numbers">
              {stateCounts(today).map(({ label, hue, count }) => (
                <li key={label}>
                  <span aria-hidden className={classes.dot} style={{ background: `var(--op-${hue}-mark)` }} />
                  {label} <b className="tabular">{count}</b>
                </li>
              ))}
            </ul>
            {unpublished > 0 ? (
              <Suspense>
                <PublishButton
                  roster={{ ...roster, week: ofToday, range: { clinic: clinicId, from: date, until: date } }}
                  view="day"
                  by="employee"
                  date={date}
                />
              </Suspense>
            ) : null}
            {clinics.length > 1 ? (
              <Select
                aria-label="Clinic"
                size="xs"
                allowDeselect={false}
                value={clinicId}
                data={clinics.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(id) => id && onClinic(id)}
              />
            ) : null}
          </div>
          {people.length + gaps.length === 0 ? (
            <CardNothing>Nobody is rostered today.</CardNothing>
          ) : (
            <ul className={classes.tiles} aria-label="People today">
              {gaps.map((gap) => (
                <GapTile key={gap.shift.id} gap={gap} week={week} onOpen={setOpened} />
              ))}
              {shown.map((person) => (
                <PersonTile
                  key={person.user_id}
                  person={person}
                  gap={today.gaps.find(({ shift, reason }) => reason === 'ABSENT' && shift === person.shift)}
                  phone={phones?.find(({ id }) => id === person.user_id)?.phone ?? null}
                  week={week}
                  now={now}
                  onOpen={setOpened}
                  onCorrect={setCorrected}
                />
              ))}
            </ul>
          )}
          {shown.length < people.length ? (
            <Button variant="subtle" size="xs" mt={8} onClick={() => setAll(true)}>
              Show all {people.length}
            </Button>
          ) : null}
        </>
      ) : null}
      <Suspense>
        {opened && ShiftForm ? (
          <ShiftForm roster={roster} shift={opened} start={opened} onClose={() => setOpened(null)} />
        ) : null}
        {corrected ? (
          <Correct
            shift={{ ...corrected, clinic_name: week?.name ?? '' }}
            onClose={() => setCorrected(null)}
          />
        ) : null}
      </Suspense>
    </Card>
  );
}

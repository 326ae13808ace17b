import { ActionIcon, Button, SegmentedControl, Select, Skeleton, Stack, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback, useRef, useState } from 'react';
import { useClinic } from '#session/clinic.ts';
import { useToday } from '#session/use-today.ts';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { useKeys } from '#ui/keys.ts';
import { Page } from '#ui/page.tsx';
import { usePhone } from '#ui/window-width.ts';
import { budgetInWords, zoneInWords } from './grid-words.ts';
import { HeldShiftQuestion } from './held-question.tsx';
import { RosterGrid } from './roster-grid.tsx';
import { RosterFoot, RosterLegend } from './roster-legend.tsx';
import { rosterParts } from './roster-parts.ts';
import { neighbour, rangeTitle, readDays, shownDays } from './roster-range.ts';
import classes from './roster-screen.module.css';
import type { RosterRows, RosterSearch, RosterView } from './roster-search.ts';
import type { ShiftFormProps } from './roster-slots.ts';
import { useGridModel } from './use-grid-model.ts';
import { useRosterActions } from './use-roster-actions.ts';
import { useRosterWeek } from './use-roster-week.ts';

const views = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'weeks', label: '4 weeks' },
  { value: 'month', label: 'Month' },
] as const;
const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const bones = [1, 2, 3, 4, 5, 6];
type Opened = Pick<ShiftFormProps, 'shift' | 'start'>;

/**
 * The roster of a clinic. The URL contains its state, so that a week can be linked to and the back button
 * works.
 */
export function RosterScreen({ search }: { search: RosterSearch }) {
  const { clinic: chosen, active, clinics } = useClinic();
  const clinic = clinics.find(({ id }) => id === search.clinic) ?? chosen ?? active[0] ?? clinics[0];
  if (!clinic)
    return (
      <Page title="Roster" wide>
        <NothingYet title="No clinic" line="A roster belongs to a clinic. Ask for access to one." />
      </Page>
    );
  return <ClinicRoster key={clinic.id} clinicId={clinic.id} search={search} />;
}

function ClinicRoster({ clinicId, search }: { clinicId: string; search: RosterSearch }) {
  const navigate = useNavigate();
  const phone = usePhone();
  const today = useToday(clinicId);
  const { clinics, clinic: chosen } = useClinic();
  const { view = phone ? 'day' : 'week', by = 'employee', week: date = today } = search;
  const roster = useRosterWeek({ clinic: clinicId, ...readDays(view, date) });
  const { week } = roster;
  const [said, setSaid] = useState('');
  const [opened, setOpened] = useState<Opened | null>(null);
  const actions = useRosterActions(roster, setSaid);
  const days = shownDays(view, date);
  const model = useGridModel(week, { days, by, view, today, phone });
  const area = useRef<HTMLDivElement>(null);
  const goTo = useRef<(shiftId: string) => void>(() => {});

  const go = (to: RosterSearch) =>
    void navigate({ to: '/dashboard/roster', search: { ...search, ...to }, replace: true });
  const show = (to: RosterView) => go({ view: to });
  const openDay = useCallback(
    (day: string) =>
      void navigate({ to: '/dashboard/roster', search: { ...search, view: 'day', week: day } }),
    [navigate, search],
  );
  useKeys([
    { key: 't', label: 'Today', run: () => go({ week: undefined }) },
    { key: 'd', label: 'Day', run: () => show('day') },
    { key: 'w', label: 'Week', run: () => show('week') },
    { key: 'm', label: 'Month', run: () => show('month') },
    { key: '[', label: 'Earlier', run: () => go({ week: neighbour(view, date, -1) }) },
    { key: ']', label: 'Later', run: () => go({ week: neighbour(view, date, 1) }) },
  ]);

  const { ShiftForm, MonthView, buttons } = rosterParts;
  const part = { roster, view, by, date };
  const addDay = days.includes(today) ? today : (days[0] ?? today);
  return (
    <Page
      title="Roster"
      note={week?.name}
      wide
      actions={
        <Suspense>
          {buttons.map((RosterButton, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed
            <RosterButton key={index} {...part} />
          ))}
        </Suspense>
      }
      add={
        ShiftForm && week?.may_add
          ? {
              label: 'Add shift',
              onClick: () => setOpened({ shift: null, start: { clinic_roster_date: addDay } }),
            }
          : undefined
      }
    >
      <div className={classes.toolbar}>
        <Button size="xs" variant="default" onClick={() => go({ week: undefined })}>
          Today
        </Button>
        <ActionIcon
          aria-label="Earlier"
          variant="default"
          size={28}
          onClick={() => go({ week: neighbour(view, date, -1) })}
        >
          <IconChevronLeft size={16} />
        </ActionIcon>
        <ActionIcon
          aria-label="Later"
          variant="default"
          size={28}
          onClick={() => go({ week: neighbour(view, date, 1) })}
        >
          <IconChevronRight size={16} />
        </ActionIcon>
        <h2 className={classes.title} aria-live="polite">
          {rangeTitle(view, date)}
        </h2>
        {roster.canUndo ? (
          <Tooltip label="Undo (Ctrl+Z)">
            <ActionIcon
              aria-label="Undo"
              variant="default"
              size={28}
              onClick={() => void roster.undo().then((label) => label && setSaid(`Undone: ${label}.`))}
            >
              <IconArrowBackUp size={16} />
            </ActionIcon>
          </Tooltip>
        ) : null}
        <span className={classes.spring} />
        {clinics.length > 1 && !chosen ? (
          <Select
            aria-label="Clinic"
            size="xs"
            className={classes.clinic ?? ''}
            allowDeselect={false}
            value={clinicId}
            data={clinics.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => go({ clinic: id ?? undefined })}
          />
        ) : null}
        {view === 'month' ? null : (
          <SegmentedControl
            aria-label="Rows"
            classNames={{ label: classes.segment ?? '' }}
            value={by}
            onChange={(value) => go({ by: value as RosterRows })}
            data={[
              { value: 'employee', label: 'Employee' },
              { value: 'room', label: 'Room' },
            ]}
          />
        )}
        <SegmentedControl
          aria-label="Days shown"
          classNames={{ label: classes.segment ?? '' }}
          value={view}
          onChange={(value) => show(value as RosterView)}
          data={views.filter(({ value }) => value !== 'month' || MonthView)}
        />
      </div>
      {roster.error && !week ? (
        <Failed onRefresh={roster.refetch} />
      ) : !week || !model ? (
        <Stack gap={1} aria-busy>
          <Skeleton height={52} radius={8} />
          {bones.map((bone) => (
            <Skeleton key={bone} height={60} radius={4} />
          ))}
        </Stack>
      ) : view === 'month' && MonthView ? (
        <Suspense fallback={<Skeleton height={420} radius={8} />}>
          <MonthView {...part} today={today} onDay={openDay} />
        </Suspense>
      ) : (
        <>
          <RosterLegend week={week} onShow={(id) => goTo.current(id)} />
          <div ref={area}>
            <RosterGrid
              roster={roster}
              rows={model.rows}
              totals={model.totals}
              look={model.look}
              actions={actions}
              say={setSaid}
              goTo={goTo}
              onOpen={(shift) => setOpened({ shift, start: shift })}
              onDay={openDay}
            />
          </div>
          <RosterFoot
            cost={week.shows_costs ? budgetInWords(week, model.totals, view) : null}
            zone={zoneInWords(week.zone, ownZone, new Date(`${date}T00:00:00Z`))}
          />
          {actions.held ? (
            <HeldShiftQuestion held={actions.held} week={week} actions={actions} area={area} />
          ) : null}
        </>
      )}
      {opened && ShiftForm ? (
        <Suspense>
          <ShiftForm roster={roster} {...opened} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
      <div role="status" aria-live="assertive" className="visually-hidden">
        {said}
      </div>
    </Page>
  );
}

import { Button, Group, Select, Skeleton } from '@mantine/core';
import { mayChangeCount } from '@operatory/domain';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { DayInput } from '#kit/fields/day-input.tsx';
import { chooseClinic, useClinic } from '#session/clinic.ts';
import type { MyClinic } from '#session/me.ts';
import { useCan } from '#session/permissions.ts';
import { useToday } from '#session/use-today.ts';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { Pill } from '#ui/pill.tsx';
import classes from './day.module.css';
import { type Instrument, useDay } from './day-data.ts';
import { InstrumentRow } from './instrument-row.tsx';
import { OpenReports } from './open-reports.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { useCounting } from './use-counting.ts';

const module = 'instrument-counts';
const title = 'Count instruments';
const trail = (last: string) => [
  { label: 'Dashboard', to: '/dashboard' },
  { label: 'Instrument counts', to: `/dashboard/${module}/list` },
  { label: last },
];

/**
 * The instruments of a clinic on one day: expected and counted quantities by tray, and missing or broken
 * instruments.
 */
export function InstrumentDayScreen({ date }: { date: string | undefined }) {
  const { clinic, clinics } = useClinic();
  if (clinic) return <OfClinic key={clinic.id} clinic={clinic} date={date} />;
  return (
    <Page title={title} breadcrumbs={trail(title)}>
      <Select
        label="Clinic"
        placeholder="Choose a clinic"
        maw={320}
        data={clinics.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={chooseClinic}
      />
    </Page>
  );
}

function OfClinic({ clinic, date }: { clinic: MyClinic; date: string | undefined }) {
  const today = useToday(clinic.id);
  const day = date ?? today;
  const navigate = useNavigate();
  const { day: data, error, refetch } = useDay(clinic.id, day);
  const can = useCan();
  const [reported, setReported] = useState<Instrument | null>(null);
  const { shown, write, saving } = useCounting(clinic.id, day);
  const go = (to: string) =>
    void navigate({ to: '/dashboard/instrument-counts/$date', params: { date: to } });
  const frame = (content: React.ReactNode, actions?: React.ReactNode, state?: React.ReactNode) => (
    <Page
      title={title}
      note={clinic.name}
      breadcrumbs={trail(day === today ? 'Today' : day)}
      actions={
        <Group gap={8}>
          <DayInput
            aria-label="Day"
            value={day}
            daysOnly
            maxDate={today}
            w={150}
            onChange={(next) => next && go(next)}
          />
          {actions}
        </Group>
      }
      toolbar={state}
    >
      {content}
    </Page>
  );
  if (error && !data) return frame(<Failed onRefresh={refetch} />);
  if (!data) return frame(<Skeleton height={320} />);
  const { trays, count, reports } = data;
  if (trays.length === 0)
    return frame(
      <NothingYet
        title="No trays set up"
        line="A tray is a set of instruments you count together."
        addLabel="Set up trays"
        onAdd={
          can(module, 'ADD')
            ? () =>
                void navigate({
                  to: '/dashboard/instrument-counts/list',
                  search: { kind: 'instrument_trays' } as never,
                })
            : undefined
        }
      />,
    );
  const counted = shown(count);
  const items = trays.flatMap(({ instrument_count_items }) => instrument_count_items);
  const open = mayChangeCount({ count_date: day }, today) && can(module, 'ADD');
  const left = items.filter(({ id }) => !counted.has(id));
  const isFinished = count?.status === 'FINISHED';
  return frame(
    <div className={classes.layout}>
      <div className={classes.trays}>
        {trays.map((tray) => (
          <section key={tray.id} aria-labelledby={tray.id}>
            <h2 id={tray.id} className={classes.heading}>
              {tray.name}
            </h2>
            <ul className={classes.rows}>
              {tray.instrument_count_items.map((item) => (
                <InstrumentRow
                  key={item.id}
                  item={item}
                  counted={counted.get(item.id) ?? null}
                  isPast={day < today}
                  open={open && item.status === 'ACTIVE'}
                  reports={reports.filter(
                    (report) =>
                      report.instrument_count_item_id === item.id &&
                      report.instrument_count?.count_date === day,
                  )}
                  onCount={(quantity) =>
                    void write([{ id: item.id, quantity, seen: counted.get(item.id) ?? null }])
                  }
                  onReport={() => setReported(item)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <OpenReports
        reports={reports.filter(({ status }) => status === 'Missing' || status === 'Broken')}
        may={can(module, 'EDIT')}
      />
      {reported ? (
        <ReportDialog
          clinic={clinic.id}
          item={reported}
          day={day}
          today={today}
          quantity={counted.get(reported.id) ?? reported.expected_quantity}
          reports={reports.filter(
            (report) =>
              report.instrument_count_item_id === reported.id && report.instrument_count?.count_date === day,
          )}
          onClose={() => setReported(null)}
        />
      ) : null}
    </div>,
    open && !isFinished ? (
      <>
        {left.length > 0 ? (
          <Button
            variant="default"
            disabled={saving}
            onClick={() =>
              void write(
                left.map(({ id, expected_quantity }) => ({ id, quantity: expected_quantity, seen: null })),
              )
            }
          >
            Count the rest as present
          </Button>
        ) : null}
        <Button loading={saving} disabled={left.length > 0} onClick={() => void write([], true)}>
          Finish count
        </Button>
      </>
    ) : null,
    isFinished ? (
      <Pill hue="green">
        Finished{count.finished_by_user ? ` by ${count.finished_by_user.display_name}` : ''}
      </Pill>
    ) : (
      <Pill hue="gray">
        {items.length - left.length} of {items.length} counted
      </Pill>
    ),
  );
}

import { Text } from '@mantine/core';
import { type ClockState, offlineNote, rosterBreakTypes, type WaitingPunch } from '@operatory/domain';
import { IconCloudUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useClinic } from '#session/clinic.ts';
import {
  clockDayInWords,
  clockDurationInWords,
  clockInWords,
  clockTimesInWords,
  zoneNote,
} from '../clock-words.ts';
import classes from './clock-card.module.css';
import type { MyShift } from './my-shifts.ts';

const punchNames = {
  clock_in: 'Clock-in',
  clock_out: 'Clock-out',
  start_break: 'Start of break',
  end_break: 'End of break',
} as const;

/**
 * The user's current state (clocked in, on a break, or the next shift), with any lateness and unsent
 * punches.
 */
export function ClockFacts({
  state: { state, shift, onBreak, opensAt },
  now,
  waiting,
}: {
  state: ClockState<MyShift>;
  now: Date;
  waiting: readonly WaitingPunch[];
}) {
  const { zone } = useClinic();
  const since = shift?.clocked_in_at;
  const breakName = rosterBreakTypes.find(({ value }) => value === onBreak?.break_type)?.label;
  return (
    <div className={classes.facts}>
      {since && shift ? (
        <>
          <Head word={onBreak ? `On a break: ${breakName}` : 'Clocked in'}>
            <Running from={onBreak ? new Date(onBreak.started_at) : since} now={now} />
          </Head>
          <Line>
            {`Since ${clockInWords(since, shift.zone)}`}
            {shift.isUnrostered
              ? ', without a shift'
              : `, shift ${clockTimesInWords(shift.start_time, shift.end_time)}`}
            <Where shift={shift} zone={zone} />
          </Line>
          {shift.clocked_in_synced_at ? (
            <Line>{`Clock-in ${offlineNote(shift.clocked_in_synced_at, shift.zone)}`}</Line>
          ) : null}
          {now > shift.ends_at && !shift.isUnrostered ? (
            <Line
              warns
            >{`Your shift ended ${clockDurationInWords(now.getTime() - shift.ends_at.getTime())} ago`}</Line>
          ) : null}
        </>
      ) : shift ? (
        <>
          <Head
            word={opensAt ? 'Next shift' : now > shift.starts_at ? 'Shift has started' : 'Shift starts soon'}
          />
          <Line>
            {`${clockDayInWords(shift.clinic_roster_date)}, ${clockTimesInWords(shift.start_time, shift.end_time)}`}
            <Where shift={shift} zone={zone} />
          </Line>
          {now > shift.starts_at ? (
            <Line warns>{`${clockDurationInWords(now.getTime() - shift.starts_at.getTime())} late`}</Line>
          ) : null}
        </>
      ) : (
        <>
          <Head word={state === 'out' ? 'Clocked out' : 'Clock'} />
          <Line>No shifts in the next two weeks</Line>
        </>
      )}
      {waiting.map(({ action, at }) => (
        <Line key={`${action} ${at.toISOString()}`} warns>
          <IconCloudUp size={14} aria-hidden className={classes.icon} />
          {`${punchNames[action]} at ${clockInWords(at, shift?.zone ?? zone)}: not sent yet`}
        </Line>
      ))}
    </div>
  );
}

const Head = ({ word, children }: { word: string; children?: ReactNode }) => (
  <div className={classes.head}>
    <h2 className={classes.word}>{word}</h2>
    {children}
  </div>
);

const Line = ({ warns = false, children }: { warns?: boolean; children: ReactNode }) => (
  <Text size="sm" c={warns ? 'var(--op-orange-ink)' : 'var(--op-muted)'} className="tabular">
    {children}
  </Text>
);

/** The clinic, and the name of its time zone if that is not the reader's. */
const Where = ({ shift, zone }: { shift: MyShift; zone: string }) => (
  <>{[', ', [shift.clinic_name, zoneNote(shift.zone, zone)].filter(Boolean).join(', ')].join('')}</>
);

/**
 * The time since `from`. It counts seconds; its accessible name has no seconds, so that it is not announced
 * every second.
 */
function Running({ from, now }: { from: Date; now: Date }) {
  const seconds = Math.max(0, Math.floor((now.getTime() - from.getTime()) / 1_000));
  const part = (value: number) => String(value).padStart(2, '0');
  return (
    <span className={classes.running} role="timer" aria-label={clockDurationInWords(seconds * 1_000)}>
      {`${Math.floor(seconds / 3_600)}:${part(Math.floor(seconds / 60) % 60)}:${part(seconds % 60)}`}
    </span>
  );
}

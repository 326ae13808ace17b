import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Pill } from '#ui/pill.tsx';
import { timesInWords } from '../roster-words.ts';
import classes from './my-roster.module.css';
import type { RosterShift } from './my-roster-queries.ts';
import { rosterZoneInWords } from './week-days.ts';

/** The zone of the device, in which its user reads times. */
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const kinds: Readonly<Record<string, string>> = {
  OVERTIME: 'Overtime',
  ON_CALL: 'On call',
  TRAINING: 'Training',
};

export const placeInWords = ({ clinic, clinic_room, user_whom }: RosterShift): string =>
  [clinic?.name, clinic_room?.name, user_whom && `with ${user_whom.display_name}`]
    .filter(Boolean)
    .join(' · ');

export function ShiftLine({
  shift,
  state,
  children,
}: {
  shift: RosterShift;
  /** Badges with the current status of the shift. */
  state?: ReactNode;
  children?: ReactNode;
}) {
  const zone = rosterZoneInWords(shift, ownZone());
  const kind = kinds[shift.roster_shift_type];
  return (
    <div className={classes.line}>
      <div className={classes.words}>
        <div className={classes.times}>
          <Text component="span" size="sm" fw={600} className="tabular">
            {timesInWords(shift.start_time, shift.end_time)}
          </Text>
          {zone ? (
            <Text component="span" size="xs" c="var(--op-muted)">
              {zone}
            </Text>
          ) : null}
          {kind ? (
            <Pill hue="blue" small>
              {kind}
            </Pill>
          ) : null}
          {state}
        </div>
        <Text size="xs" c="var(--op-muted)">
          {placeInWords(shift)}
        </Text>
        {shift.message ? <Text size="xs">{shift.message}</Text> : null}
      </div>
      {children ? <div className={classes.actions}>{children}</div> : null}
    </div>
  );
}

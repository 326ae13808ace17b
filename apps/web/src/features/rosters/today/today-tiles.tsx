import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import { phoneHref } from '@operatory/resource';
import { IconPhone, IconUserPlus } from '@tabler/icons-react';
import { Pill } from '#ui/pill.tsx';
import { UserAvatar } from '#ui/user-avatar.tsx';
import { personName } from '../grid/grid-words.ts';
import type { Week, WeekShift } from '../grid/week-types.ts';
import classes from './today.module.css';
import type { TodayGapRow, TodayPersonRow, TodayShiftRow } from './today-model.ts';
import { markOf, personLine, shiftLine } from './today-words.ts';

interface TileProps {
  readonly week: Week;
  readonly now: Date;
  readonly onOpen: (shift: WeekShift) => void;
}

export function PersonTile({
  person,
  gap,
  phone,
  week,
  now,
  onOpen,
  onCorrect,
}: TileProps & {
  person: TodayPersonRow;
  /** The shift that nobody works while this person is absent. */
  gap: TodayGapRow | undefined;
  phone: string | null;
  /** Opens the dialog for missing clock times. */
  onCorrect: (shift: WeekShift) => void;
}) {
  const { state, shift, user_id } = person;
  const name = personName(week, user_id);
  const { label, hue } = markOf(person, now);
  const isHere = state === 'IN' || state === 'ON_BREAK';
  const user = week.people.find((each) => each.user_id === user_id) ?? { display_name: name };
  return (
    <li className={classes.tile} data-state={state}>
      <UserAvatar user={user} size={28} tooltip={false} />
      <span className={classes.mark}>
        <Pill hue={hue}>{label}</Pill>
      </span>
      <div className={classes.words}>
        {shift ? (
          <UnstyledButton className={classes.name ?? ''} onClick={() => onOpen(shift.planned)}>
            {name}
          </UnstyledButton>
        ) : (
          <span className={classes.name}>{name}</span>
        )}
        <span className={classes.line}>{personLine(person, week)}</span>
      </div>
      <div className={classes.acts}>
        {phone && !isHere ? (
          <ActionIcon
            component="a"
            href={phoneHref(phone)}
            variant="default"
            size={28}
            aria-label={`Call ${name}`}
          >
            <IconPhone size={15} />
          </ActionIcon>
        ) : null}
        {gap && week.may_edit ? (
          <Assign words={`${name}, ${shiftLine(gap.shift, week)}`} shift={gap.shift} onOpen={onOpen} />
        ) : null}
        {state === 'FORGOTTEN' && shift && week.may_edit && !shift.planned.has_pending_request ? (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`Correct the times of ${name}`}
            onClick={() => onCorrect(shift.planned)}
          >
            Correct
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** The tile of a shift that nobody works at the moment. */
export function GapTile({ gap, week, onOpen }: Omit<TileProps, 'now'> & { gap: TodayGapRow }) {
  const { shift, reason } = gap;
  const { planned } = shift;
  const name = reason === 'OPEN' ? 'Open shift' : personName(week, shift.user_id);
  const isTaken = planned.user_id !== shift.user_id && planned.user_id !== null;
  return (
    <li className={classes.tile} data-state="GAP">
      <span className={classes.nobody} aria-hidden>
        ?
      </span>
      <span className={classes.mark}>
        <Pill hue="violet">{reason === 'OPEN' ? 'Gap' : 'Gap, on leave'}</Pill>
      </span>
      <div className={classes.words}>
        <UnstyledButton className={classes.name ?? ''} onClick={() => onOpen(planned)}>
          {name}
        </UnstyledButton>
        <span className={classes.line}>
          {isTaken ? `${personName(week, planned.user_id)}, not published` : shiftLine(shift, week)}
        </span>
      </div>
      <div className={classes.acts}>
        {week.may_edit && !isTaken ? (
          <Assign words={shiftLine(shift, week)} shift={shift} onOpen={onOpen} />
        ) : null}
      </div>
    </li>
  );
}

function Assign({
  words,
  shift,
  onOpen,
}: {
  words: string;
  shift: TodayShiftRow;
  onOpen: (shift: WeekShift) => void;
}) {
  return (
    <Button
      size="compact-sm"
      variant="light"
      leftSection={<IconUserPlus size={14} />}
      aria-label={`Assign: ${words}`}
      onClick={() => onOpen(shift.planned)}
    >
      Assign
    </Button>
  );
}

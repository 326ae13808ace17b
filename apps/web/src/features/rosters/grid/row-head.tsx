import { IconAlertTriangle, IconDoor, IconUserPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { UserAvatar } from '#ui/user-avatar.tsx';
import { colourOf, type GridLook } from './grid-look.ts';
import { asRowHeader } from './grid-roles.ts';
import type { GridRow } from './grid-rows.ts';
import classes from './roster-grid.module.css';
import { hoursInWords, wholeDollars } from './totals.ts';

/** The person or room of a row, with hours and cost; it stays visible when the user scrolls sideways. */
export const RowHead = memo(function RowHead({ row, look }: { row: GridRow; look: GridLook }) {
  const { totals } = row;
  return (
    <div {...asRowHeader} className={classes.name}>
      <Face row={row} phone={look.phone} />
      <span className={classes.who}>
        <span className={classes.whoName} title={row.name}>
          {row.name}
        </span>
        <span className={classes.work}>{underName(row)}</span>
      </span>
      {row.kind === 'person' && row.expiring.length > 0 ? <Expiring row={row} /> : null}
      <span className={classes.sums}>
        {row.kind === 'open' ? null : (
          <>
            <span className={classes.sum}>{hoursInWords(totals.minutes)}</span>
            {look.showsCosts && row.kind === 'person' ? <Cost row={row} /> : null}
          </>
        )}
      </span>
    </div>
  );
});

function Face({ row, phone }: { row: GridRow; phone: boolean }) {
  if (phone) return null;
  if (row.kind === 'person') return <UserAvatar user={row.person} size={28} tooltip={false} />;
  if (row.kind === 'open')
    return (
      <span className={classes.openFace}>
        <IconUserPlus size={15} />
      </span>
    );
  return (
    <span className={classes.roomFace} style={{ color: colourOf(row.room?.color) }}>
      <IconDoor size={17} />
    </span>
  );
}

function underName(row: GridRow): string {
  const { shifts } = row.totals;
  if (row.kind === 'open') return shifts === 0 ? 'None to fill' : `${shifts} to fill`;
  if (row.kind === 'room') return `${shifts} ${shifts === 1 ? 'shift' : 'shifts'}`;
  return [row.person.work, row.person.is_casual ? 'casual' : null].filter(Boolean).join(', ');
}

function Cost({ row }: { row: GridRow }) {
  const { cents, unknown, shifts } = row.totals;
  if (shifts === 0) return null;
  const reasons = new Set(
    row.cells.flatMap((cell) => cell.shifts.flatMap(({ cost_unknown }) => cost_unknown ?? [])),
  );
  if (unknown === shifts)
    return (
      <span className={classes.cost} title={[...reasons].join(' ')}>
        –
      </span>
    );
  return (
    <span className={classes.cost} title={unknown > 0 ? [...reasons].join(' ') : undefined}>
      {wholeDollars(cents)}
      {unknown > 0 ? ' +' : ''}
    </span>
  );
}

/** Warns of credentials that have expired or will expire before the end of the displayed days. */
function Expiring({ row }: { row: GridRow & { kind: 'person' } }) {
  const words = row.expiring.map(({ name, expires_on }) => `${name} expires ${expires_on}`).join(', ');
  return (
    <span className={classes.expiring} title={words}>
      <IconAlertTriangle size={15} aria-hidden />
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

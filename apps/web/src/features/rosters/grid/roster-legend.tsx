import { Anchor, Text } from '@mantine/core';
import { IconAlertTriangle, IconBeach } from '@tabler/icons-react';
import { weekdayInWords } from '../roster-words.ts';
import { overlapsIn } from './edit-problems.ts';
import { personName } from './grid-words.ts';
import classes from './roster-screen.module.css';
import type { Week } from './week-types.ts';

/** Explains the styles of the grid, and says how many overlaps must be fixed before publishing. */
export function RosterLegend({
  week,
  onShow,
}: {
  week: Week;
  /** Scrolls to a shift and focuses it. */
  onShow: (shiftId: string) => void;
}) {
  const overlaps = overlapsIn(week);
  const [first] = overlaps;
  const count = Math.ceil(overlaps.length / 2);
  return (
    <div className={classes.legendRow}>
      <ul className={classes.legend} aria-label="Legend">
        <li>
          <span aria-hidden className={classes.sample} data-kind="published" />
          Published
        </li>
        <li>
          <span aria-hidden className={classes.sample} data-kind="draft" />
          Draft
        </li>
        <li>
          <IconBeach size={15} aria-hidden />
          Leave
        </li>
        {week.holidays.length > 0 ? (
          <li>
            <span aria-hidden className={classes.sample} data-kind="holiday" />
            Public holiday
          </li>
        ) : null}
      </ul>
      {first ? (
        <div className={classes.problems} role="status">
          <IconAlertTriangle size={15} aria-hidden />
          <span>
            {count} {count === 1 ? 'overlap' : 'overlaps'} to fix before publishing:{' '}
            {personName(week, first.user_id)}, {weekdayInWords(first.clinic_roster_date)}
          </span>
          <Anchor
            component="button"
            type="button"
            fz="inherit"
            c="inherit"
            underline="always"
            onClick={() => onShow(first.id)}
          >
            Show
          </Anchor>
        </div>
      ) : null}
    </div>
  );
}

/** The line below the grid: the cost compared with the budget, and the zone of the times. */
export function RosterFoot({
  cost,
  zone,
}: {
  cost: { readonly words: string; readonly percent: number | null; readonly isOver: boolean } | null;
  zone: string;
}) {
  return (
    <div className={classes.footRow}>
      {cost ? (
        <div className={classes.budget}>
          <Text component="span" size="xs">
            {cost.words}
          </Text>
          {cost.percent === null ? null : (
            <>
              <span aria-hidden className={classes.bar} data-over={cost.isOver || undefined}>
                <span style={{ width: `${Math.min(100, cost.percent)}%` }} />
              </span>
              <Text component="span" size="xs" c={cost.isOver ? 'var(--op-red-ink)' : 'var(--op-muted)'}>
                {cost.percent} %
              </Text>
            </>
          )}
        </div>
      ) : null}
      <Text component="span" size="xs" c="var(--op-muted)">
        {zone}
      </Text>
    </div>
  );
}

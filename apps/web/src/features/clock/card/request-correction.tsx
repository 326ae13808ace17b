import { Button, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyWithRetry } from '#ui/late.ts';
import type { ShiftToChange } from '../change/change-fields.ts';
import { clockDayInWords } from '../clock-words.ts';
import classes from './clock-card.module.css';
import type { MyShift } from './my-shifts.ts';

const AskChangeDialog = lazyWithRetry(async () => ({
  default: (await import('../change/ask-change-dialog.tsx')).AskChangeDialog,
}));

/** How long after its end, in milliseconds, a shift can still be corrected here as the last one. */
const recent = 16 * 3_600_000;

/**
 * Requests a correction of clock times: for a shift without a clock-out, the current shift, or the last one.
 */
export function RequestCorrection({
  shifts,
  now,
  current,
  forgotten,
}: {
  shifts: readonly MyShift[];
  now: Date;
  current: MyShift | null;
  forgotten: MyShift | null;
}) {
  const [asked, setAsked] = useState<MyShift | null>(null);
  const last = shifts.findLast(({ ends_at }) => ends_at <= now && now.getTime() - ends_at.getTime() < recent);
  const shift = forgotten ?? current ?? last;
  // The server does not know a shift that exists only on this device.
  if (!shift || !shifts.some(({ id }) => id === shift.id)) return null;
  return (
    <div className={classes.whole}>
      {forgotten ? (
        <Text size="sm" c="var(--op-orange-ink)">
          {`You didn’t clock out on ${clockDayInWords(forgotten.clinic_roster_date)}.`}
        </Text>
      ) : null}
      {shift.isChangeAsked ? (
        <Text size="sm" c="dimmed">
          A change is waiting for approval
        </Text>
      ) : (
        <Button size="compact-sm" variant="subtle" onClick={() => setAsked(shift)}>
          {forgotten || current ? 'Ask for a change' : 'Ask for a change of the last shift'}
        </Button>
      )}
      <Suspense>
        {asked ? <AskChangeDialog shift={toChange(asked)} onClose={() => setAsked(null)} /> : null}
      </Suspense>
    </div>
  );
}

const toChange = (shift: MyShift): ShiftToChange => ({
  ...shift,
  starts_at: shift.starts_at.toISOString(),
  clocked_in_at: shift.clocked_in_at?.toISOString() ?? null,
  clocked_out_at: shift.clocked_out_at?.toISOString() ?? null,
});

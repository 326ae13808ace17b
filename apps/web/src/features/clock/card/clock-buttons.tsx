import { Button, Text } from '@mantine/core';
import type { ClockState } from '@operatory/domain';
import { IconCoffee, IconLogin2, IconLogout2, IconMessagePlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useClinic } from '#session/clinic.ts';
import { lazyWithRetry } from '#ui/late.ts';
import { clockDayInWords, clockInWords } from '../clock-words.ts';
import classes from './clock-card.module.css';
import type { MyShift } from './my-shifts.ts';
import type { PunchWords } from './punch-dialog.tsx';
import { RequestCorrection } from './request-correction.tsx';
import { useMayClockInUnrostered } from './unrostered.ts';
import { usePunches } from './use-punches.ts';

const AddBreakDialog = lazyWithRetry(async () => ({
  default: (await import('./add-break-dialog.tsx')).AddBreakDialog,
}));
const PunchDialog = lazyWithRetry(async () => ({
  default: (await import('./punch-dialog.tsx')).PunchDialog,
}));

/** Buttons for the clock actions that are possible now. */
export function ClockButtons({
  state: { state, shift, opensAt, forgotten },
  shifts,
  now,
}: {
  state: ClockState<MyShift>;
  shifts: readonly MyShift[];
  now: Date;
}) {
  const { clinic, active } = useClinic();
  const [dialog, setDialog] = useState<'in' | 'out' | 'break' | null>(null);
  const close = () => setDialog(null);
  const { clockIn, clockOut, startBreak, endBreak, busy } = usePunches(close);
  const here = clinic ?? (active.length === 1 ? active[0] : undefined);
  const isOpen = state === 'out' && shift !== null && opensAt === null;
  const place = isOpen ? { id: shift.clinic_id, name: shift.clinic_name } : here;
  const mayUnrostered = useMayClockInUnrostered(state === 'out' && !isOpen ? here?.id : undefined);
  const clocksIn = state === 'out' && place !== undefined && (isOpen || mayUnrostered);
  const enter = (words: PunchWords | null) => (place ? clockIn(place.id, words) : Promise.resolve());
  return (
    <div className={classes.buttons}>
      {clocksIn ? (
        <>
          <Button
            size="md"
            variant={isOpen ? 'filled' : 'default'}
            loading={busy && dialog === null}
            leftSection={<IconLogin2 size={18} />}
            onClick={() => void enter(null)}
          >
            {isOpen ? 'Clock in' : `Clock in at ${place.name} without a shift`}
          </Button>
          <Button
            size="md"
            variant="subtle"
            color="gray"
            disabled={busy}
            leftSection={<IconMessagePlus size={18} />}
            onClick={() => setDialog('in')}
          >
            Add a message
          </Button>
        </>
      ) : null}
      {state === 'on_break' ? (
        <Button
          size="md"
          loading={busy && dialog === null}
          leftSection={<IconCoffee size={18} />}
          onClick={() => void endBreak()}
        >
          End break
        </Button>
      ) : null}
      {state === 'in' ? (
        <Button
          size="md"
          variant="default"
          disabled={busy}
          leftSection={<IconCoffee size={18} />}
          onClick={() => setDialog('break')}
        >
          Add break
        </Button>
      ) : null}
      {state === 'out' ? null : (
        <Button
          size="md"
          variant={state === 'in' ? 'filled' : 'default'}
          disabled={busy}
          leftSection={<IconLogout2 size={18} />}
          onClick={() => setDialog('out')}
        >
          Clock out
        </Button>
      )}
      {opensAt && shift ? (
        <Text size="sm" c="var(--op-muted)" className={classes.whole ?? ''}>
          {`You can clock in ${opensOn(opensAt, shift, now)}`}
        </Text>
      ) : null}
      <RequestCorrection
        shifts={shifts}
        now={now}
        current={state === 'out' ? null : shift}
        forgotten={forgotten}
      />
      <Suspense>
        {dialog === 'break' ? <AddBreakDialog onClose={close} onStart={startBreak} /> : null}
        {dialog === 'in' && place ? (
          <PunchDialog title="Clock in" about={place.name} saving={busy} onClose={close} onPunch={enter} />
        ) : null}
        {dialog === 'out' && shift?.clocked_in_at ? (
          <PunchDialog
            title="Clock out"
            about={`Clocked in at ${clockInWords(shift.clocked_in_at, shift.zone)}, ${shift.clinic_name}`}
            saving={busy}
            onClose={close}
            onPunch={clockOut}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

/** `from 08:30 am` if that is within 12 hours, otherwise `on Fri 27 Nov from 08:30 am`. */
function opensOn(opensAt: Date, shift: MyShift, now: Date): string {
  const from = `from ${clockInWords(opensAt, shift.zone)}`;
  const isSoon = opensAt.getTime() - now.getTime() < 12 * 3_600_000;
  return isSoon ? from : `on ${clockDayInWords(shift.clinic_roster_date)} ${from}`;
}

import { Button, Paper, Text, Title } from '@mantine/core';
import { takeRefusal } from '@operatory/domain';
import { useCommand } from '#data/hooks.ts';
import { Pill } from '#ui/pill.tsx';
import { weekdayInWords } from '../roster-words.ts';
import { cancelShiftSwap, claimShift } from '../swaps/swap-commands.ts';
import type { SwapRow } from '../swaps/swap-row.ts';
import classes from './my-roster.module.css';
import type { MyLeaveDay, RosterShift } from './my-roster-queries.ts';
import { ShiftLine } from './shift-line.tsx';

interface Given {
  readonly open: readonly RosterShift[];
  readonly shifts: readonly RosterShift[];
  readonly leave: readonly MyLeaveDay[];
  readonly requests: readonly SwapRow[];
}
const reasons = {
  overlaps: 'Overlaps your shift',
  on_leave: 'You are on leave',
} as const;
const span = ({ starts_at, ends_at }: { readonly starts_at: string; readonly ends_at: string }) => ({
  starts_at: new Date(starts_at),
  ends_at: new Date(ends_at),
});

/** Open shifts at the user's clinics, each with a button to request it, or the reason why they cannot. */
export function OpenShiftsCard({ open, shifts, leave, requests }: Given) {
  const mine = {
    shifts: shifts.map(span),
    leave: leave.filter(({ status }) => status === 'APPROVED').map(span),
  };
  return (
    <Paper component="section" p={16} aria-label="Open shifts">
      <Title order={2} size="h3" mb={4}>
        Open shifts
      </Title>
      {open.length === 0 ? (
        <Text size="sm" c="var(--op-muted)">
          No open shifts at your clinics
        </Text>
      ) : null}
      {open.map((shift) => (
        <div key={shift.id} className={classes.row}>
          <Text size="xs" fw={600}>
            {weekdayInWords(shift.clinic_roster_date)}
          </Text>
          <OpenShift
            shift={shift}
            claim={requests.find(
              ({ kind, clinic_roster_id, status }) =>
                kind === 'CLAIM' && clinic_roster_id === shift.id && status === 'ACCEPTED',
            )}
            reason={takeRefusal(span(shift), mine)}
          />
        </div>
      ))}
    </Paper>
  );
}

function OpenShift({
  shift,
  claim,
  reason,
}: {
  shift: RosterShift;
  claim: SwapRow | undefined;
  reason: keyof typeof reasons | null;
}) {
  const [ask, asking] = useCommand(claimShift, { success: 'Your manager has been asked' });
  const [cancel, cancelling] = useCommand(cancelShiftSwap, { success: 'Request cancelled' });
  const about = `${weekdayInWords(shift.clinic_roster_date)}, ${shift.clinic?.name ?? ''}`;
  if (claim)
    return (
      <ShiftLine shift={shift} state={<Pill hue="orange">Waiting for approval</Pill>}>
        <Button
          size="xs"
          variant="default"
          loading={cancelling}
          aria-label={`Cancel request: ${about}`}
          onClick={() => void cancel({ id: claim.id })}
        >
          Cancel request
        </Button>
      </ShiftLine>
    );
  if (reason) return <ShiftLine shift={shift} state={<Pill hue="gray">{reasons[reason]}</Pill>} />;
  return (
    <ShiftLine shift={shift}>
      <Button
        size="xs"
        variant="light"
        loading={asking}
        aria-label={`Ask for this shift: ${about}`}
        onClick={() => void ask({ clinic_roster_id: shift.id, message: null, idempotency_key: null })}
      >
        Ask for this shift
      </Button>
    </ShiftLine>
  );
}

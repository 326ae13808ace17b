import { Button, Paper, Text, Title } from '@mantine/core';
import { rosterSwapStatuses } from '@operatory/domain';
import { useCommand } from '#data/hooks.ts';
import { Pill } from '#ui/pill.tsx';
import { acceptShiftSwap, cancelShiftSwap, declineShiftSwap } from '../swaps/swap-commands.ts';
import { type SwapRow, swapShiftInWords } from '../swaps/swap-row.ts';
import classes from './my-roster.module.css';

const badges = new Map(rosterSwapStatuses.map((each) => [each.value, each]));

export function SwapRequestsCard({ requests, me }: { requests: readonly SwapRow[]; me: string }) {
  if (requests.length === 0) return null;
  return (
    <Paper component="section" p={16} aria-label="Swaps and requests">
      <Title order={2} size="h3" mb={4}>
        Swaps and requests
      </Title>
      {requests.map((request) => (
        <div key={request.id} className={classes.row}>
          <Request request={request} me={me} />
        </div>
      ))}
    </Paper>
  );
}

function titleFor({ kind, from_user_id, from_user, to_user }: SwapRow, me: string): string {
  if (kind === 'CLAIM') return 'You asked for an open shift';
  if (from_user_id === me) return `You offer a shift to ${to_user?.display_name ?? 'everyone'}`;
  return `${from_user?.display_name ?? 'A colleague'} offers ${to_user ? 'you' : 'everyone'} a shift`;
}

function Request({ request, me }: { request: SwapRow; me: string }) {
  const { id, kind, status, from_user_id, to_user_id } = request;
  const badge = badges.get(status);
  const [accept, accepting] = useCommand(acceptShiftSwap, { success: 'Your manager has been asked' });
  const [decline, declining] = useCommand(declineShiftSwap, { success: 'Offer declined' });
  const [cancel, cancelling] = useCommand(cancelShiftSwap, { success: 'Request cancelled' });
  const waits = status === 'OFFERED' || status === 'ACCEPTED';
  const isAsker = kind === 'CLAIM' ? to_user_id === me : from_user_id === me;
  const isTaker = kind === 'SWAP' && from_user_id !== me;
  const said = swapShiftInWords(request.clinic_roster);
  const note = request.action_message ?? (waits ? request.message : null);
  return (
    <div className={classes.line}>
      <div className={classes.words}>
        <div className={classes.times}>
          <Text component="span" size="sm" fw={550}>
            {titleFor(request, me)}
          </Text>
          {badge ? <Pill hue={badge.colour}>{badge.label}</Pill> : null}
        </div>
        <Text size="xs" className="tabular">
          {[said, request.clinic?.name].filter(Boolean).join(' · ')}
        </Text>
        {request.return_clinic_roster ? (
          <Text size="xs" className="tabular">
            In return for {swapShiftInWords(request.return_clinic_roster)}
          </Text>
        ) : null}
        {note ? (
          <Text size="xs" c="var(--op-muted)">
            {note}
          </Text>
        ) : null}
      </div>
      {waits ? (
        <div className={classes.actions}>
          {isTaker && status === 'OFFERED' ? (
            <Button
              size="xs"
              variant="light"
              loading={accepting}
              aria-label={`Accept: ${said}`}
              onClick={() => void accept({ id })}
            >
              Accept
            </Button>
          ) : null}
          {isTaker && to_user_id === me ? (
            <Button
              size="xs"
              variant="default"
              loading={declining}
              aria-label={`Decline: ${said}`}
              onClick={() => void decline({ id })}
            >
              Decline
            </Button>
          ) : null}
          {isAsker && kind === 'SWAP' ? (
            <Button
              size="xs"
              variant="default"
              loading={cancelling}
              aria-label={`Cancel offer: ${said}`}
              onClick={() => void cancel({ id })}
            >
              Cancel offer
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

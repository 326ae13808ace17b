import { Button, Group } from '@mantine/core';
import { messages, swapRejectionReasons } from '@operatory/domain';
import { IconCheck, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { refuse } from '#data/refusals.ts';
import { toast } from '#data/toast.ts';
import { useMe } from '#session/session.ts';
import { decideShiftSwap } from './swap-commands.ts';
import { nameOfSwap, type SwapRow } from './swap-row.ts';

const UpdateStatusDialog = lazy(async () => ({
  default: (await import('#ui/update-status-dialog.tsx')).UpdateStatusDialog,
}));

/**
 * Whether this user may decide a request: they may edit rosters, the request was accepted, and it is not
 * their own.
 */
export function useMayDecide(): (row: SwapRow) => boolean {
  const { user, grants } = useMe();
  return ({ status, from_user_id, to_user_id }) =>
    grants.includes('clinic-rosters:EDIT') &&
    status === 'ACCEPTED' &&
    from_user_id !== user.id &&
    to_user_id !== user.id;
}

/** Rejects one or several requests, with a reason that the requesters read. */
export const RejectSwapDialog = ({
  onClose,
  onReject,
}: {
  onClose: () => void;
  onReject: (message: string) => Promise<void>;
}) => (
  <UpdateStatusDialog
    title="Reject request"
    message="reject this request"
    question="Choose a reason or write one. The people concerned read it."
    reasons={swapRejectionReasons}
    isMessageRequired
    confirm="Reject"
    danger
    onClose={onClose}
    onSave={(message) => onReject(message ?? '')}
  />
);

/** The buttons to decide a request. Approving a swap that exceeds a limit requires a message. */
export function SwapDecisionButtons({ row }: { row: SwapRow }) {
  const mayDecide = useMayDecide();
  const [decide, deciding] = useCommand(decideShiftSwap, { silent: true });
  const [asking, setAsking] = useState<'limit' | 'reject' | null>(null);
  if (!mayDecide(row)) return null;
  const name = nameOfSwap(row);

  async function send(status: 'APPROVED' | 'REJECTED', message: string | null) {
    const answer = await decide({ id: row.id, status, message });
    if (answer.ok) {
      setAsking(null);
      toast.success(status === 'APPROVED' ? 'Request approved' : 'Request rejected');
    } else if (answer.sentence === messages.swap_passes_limit) setAsking('limit');
    else refuse(answer.sentence);
  }
  return (
    <Group gap={8} wrap="nowrap">
      <Button
        size="xs"
        variant="light"
        leftSection={<IconCheck size={14} />}
        loading={deciding && asking === null}
        aria-label={`Approve: ${name}`}
        onClick={() => void send('APPROVED', null)}
      >
        Approve
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconX size={14} />}
        disabled={deciding}
        aria-label={`Reject: ${name}`}
        onClick={() => setAsking('reject')}
      >
        Reject
      </Button>
      <Suspense>
        {asking === 'reject' ? (
          <RejectSwapDialog
            onClose={() => setAsking(null)}
            onReject={(message) => send('REJECTED', message)}
          />
        ) : null}
        {asking === 'limit' ? (
          <UpdateStatusDialog
            title="Approve over the limit"
            message="approve this request"
            question={messages.swap_passes_limit}
            isMessageRequired
            confirm="Approve"
            onClose={() => setAsking(null)}
            onSave={(message) => send('APPROVED', message)}
          />
        ) : null}
      </Suspense>
    </Group>
  );
}

import { Button, Group } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { toast } from '#data/toast.ts';
import { useMe } from '#session/session.ts';
import { decideRosterChange } from './change-commands.ts';
import { type ChangeRow, changeName } from './change-row.ts';
import { useDecidesChanges } from './waiting-changes.ts';

// Loaded only when somebody rejects a request, because every dashboard contains these buttons.
const RejectChangeDialog = lazy(async () => ({
  default: (await import('./reject-change-dialog.tsx')).RejectChangeDialog,
}));

interface Decisions {
  /** The id of the request whose decision is being sent. */
  readonly busy: string | null;
  readonly approve: (request: ChangeRow) => void;
  readonly reject: (request: ChangeRow) => void;
}
const Context = createContext<Decisions | null>(null);

/**
 * Lets the `ChangeDecisionButtons` inside it decide change requests, and asks for the reason of a
 * rejection.
 */
export function ChangeDecisions({ children }: { children: ReactNode }) {
  const [decide] = useCommand(decideRosterChange);
  const [busy, setBusy] = useState<string | null>(null);
  const [rejecting, setRejecting] = useState<ChangeRow | null>(null);
  async function answer({ id }: ChangeRow, status: 'APPROVED' | 'REJECTED', message: string | null) {
    setBusy(id);
    const { ok } = await decide({ id, status, message });
    setBusy(null);
    if (!ok) return;
    setRejecting(null);
    toast.success(status === 'APPROVED' ? 'Change approved' : 'Change rejected');
  }
  const decisions: Decisions = {
    busy,
    approve: (request) => void answer(request, 'APPROVED', null),
    reject: setRejecting,
  };
  return (
    <Context value={decisions}>
      {children}
      <Suspense>
        {rejecting ? (
          <RejectChangeDialog
            onClose={() => setRejecting(null)}
            onReject={(message) => answer(rejecting, 'REJECTED', message)}
          />
        ) : null}
      </Suspense>
    </Context>
  );
}

/** Approve and Reject, for users who may decide this request. */
export function ChangeDecisionButtons({ request }: { request: ChangeRow }) {
  const decisions = use(Context);
  const { user } = useMe();
  const decides = useDecidesChanges();
  if (!decisions || !decides || request.status !== 'PENDING' || request.user_id === user.id) return null;
  const { busy, approve, reject } = decisions;
  const name = changeName(request);
  return (
    <Group gap={8} wrap="nowrap">
      <Button
        size="xs"
        variant="light"
        leftSection={<IconCheck size={14} />}
        loading={busy === request.id}
        aria-label={`Approve: ${name}`}
        onClick={() => approve(request)}
      >
        Approve
      </Button>
      <Button
        size="xs"
        variant="default"
        disabled={busy === request.id}
        aria-label={`Reject: ${name}`}
        onClick={() => reject(request)}
      >
        Reject
      </Button>
    </Group>
  );
}

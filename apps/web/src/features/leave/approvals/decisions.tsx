import { Button, Group } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { toast } from '#data/toast.ts';
import { confirmDialog } from '#ui/confirm-dialog.tsx';
import { confirmLeaveCancellation, decideLeave } from '../leave-commands.ts';
import type { LeaveRow } from '../leave-row.ts';
import { periodInWords } from '../leave-words.ts';
import type { ShiftChoice } from './approve-dialog.tsx';
import type { LeaveImpact, WaitingRequest } from './waiting-leave.ts';

// Loaded only when somebody decides a request, because every dashboard contains these buttons.
const ApproveDialog = lazy(async () => ({ default: (await import('./approve-dialog.tsx')).ApproveDialog }));
const RejectDialog = lazy(async () => ({ default: (await import('./reject-dialog.tsx')).RejectDialog }));

interface Decisions {
  readonly waiting: ReadonlyMap<string, WaitingRequest>;
  /** The id of the request whose decision is being sent. */
  readonly busy: string | null;
  readonly approve: (request: WaitingRequest) => void;
  readonly reject: (request: WaitingRequest) => void;
  readonly confirm: (request: WaitingRequest) => void;
}
const Context = createContext<Decisions | null>(null);

export const nameOf = ({ user, leave_start_date, leave_end_date }: LeaveRow): string =>
  `${user?.display_name ?? 'Unknown'}, ${periodInWords(leave_start_date, leave_end_date)}`;

type Asking = { readonly kind: 'approve' | 'reject'; readonly request: WaitingRequest };

/** Lets the `DecisionButtons` inside it decide pending requests, and shows the dialogs for that. */
export function DecisionsProvider({
  waiting,
  children,
}: {
  waiting: readonly WaitingRequest[] | undefined;
  children: ReactNode;
}) {
  const [decide] = useCommand(decideLeave);
  const [confirmIt] = useCommand(confirmLeaveCancellation);
  const [busy, setBusy] = useState<string | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);

  /** Sends one decision, and closes its dialog on success. */
  async function once(id: string, work: () => Promise<{ readonly ok: boolean }>, said: string) {
    setBusy(id);
    const { ok } = await work();
    setBusy(null);
    if (!ok) return;
    setAsking(null);
    toast.success(said);
  }
  const answer = (variables: Parameters<typeof decide>[0], said: string) =>
    once(variables.id, () => decide(variables), said);
  async function confirm({ leave }: WaitingRequest) {
    const sure = await confirmDialog({
      title: 'Confirm cancellation',
      text: `${nameOf(leave)}: the leave will be cancelled. Days that have not started return to the balance.`,
      confirm: 'Confirm',
    });
    if (sure) await once(leave.id, () => confirmIt({ id: leave.id }), 'Leave cancelled');
  }
  const decisions: Decisions = {
    waiting: useMemo(() => new Map(waiting?.map((request) => [request.leave.id, request])), [waiting]),
    busy,
    approve: (request) => {
      if (request.impact.shifts.length > 0) setAsking({ kind: 'approve', request });
      else void answer(approval(request, []), 'Leave approved');
    },
    reject: (request) => setAsking({ kind: 'reject', request }),
    confirm: (request) => void confirm(request),
  };
  return (
    <Context value={decisions}>
      {children}
      <Suspense>
        {asking?.kind === 'approve' ? (
          <ApproveDialog
            name={nameOf(asking.request.leave)}
            impact={asking.request.impact}
            saving={busy !== null}
            onClose={() => setAsking(null)}
            onApprove={(shifts) => void answer(approval(asking.request, shifts), 'Leave approved')}
          />
        ) : null}
        {asking?.kind === 'reject' ? (
          <RejectDialog
            onClose={() => setAsking(null)}
            onReject={(message) => {
              const { id, version } = asking.request.leave;
              return answer({ id, version, status: 'REJECTED', message, shifts: null }, 'Leave rejected');
            }}
          />
        ) : null}
      </Suspense>
    </Context>
  );
}

const approval = ({ leave: { id, version } }: WaitingRequest, shifts: readonly ShiftChoice[]) => ({
  id,
  version,
  status: 'APPROVED',
  message: null,
  shifts: [...shifts],
});

/** The consequences of approving a request; undefined while loading, and for users who may not decide it. */
export const useImpact = (id: string): LeaveImpact | undefined => use(Context)?.waiting.get(id)?.impact;

/** The buttons to decide a request; nothing for users who may not decide it. */
export function DecisionButtons({ id, name }: { id: string; name: string }) {
  const decisions = use(Context);
  const request = decisions?.waiting.get(id);
  if (!decisions || !request) return null;
  const { busy } = decisions;
  if (request.leave.status !== 'PENDING')
    return (
      <Button
        size="xs"
        variant="light"
        loading={busy === id}
        aria-label={`Confirm cancellation: ${name}`}
        onClick={() => decisions.confirm(request)}
      >
        Confirm cancellation
      </Button>
    );
  return (
    <Group gap={8} wrap="nowrap">
      <Button
        size="xs"
        variant="light"
        leftSection={<IconCheck size={14} />}
        loading={busy === id}
        aria-label={`Approve: ${name}`}
        onClick={() => decisions.approve(request)}
      >
        Approve
      </Button>
      <Button
        size="xs"
        variant="default"
        disabled={busy === id}
        aria-label={`Reject: ${name}`}
        onClick={() => decisions.reject(request)}
      >
        Reject
      </Button>
    </Group>
  );
}

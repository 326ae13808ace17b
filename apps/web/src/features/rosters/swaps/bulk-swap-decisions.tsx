import { Button } from '@mantine/core';
import { messages } from '@operatory/domain';
import { IconCheck, IconX } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useClient } from 'urql';
import { runMany } from '#data/run-many.ts';
import { toast } from '#data/toast.ts';
import { reportFailures } from '#ui/report-failures.tsx';
import { rosterCountInWords } from '../roster-words.ts';
import { RejectSwapDialog } from './swap-decisions.tsx';
import { nameOfSwap, type SwapRow } from './swap-row.ts';

/**
 * Decides all selected requests. Those that the server refuses are listed with the reason; the others are
 * decided.
 */
export function BulkSwapDecisions({ rows, onDone }: { rows: readonly SwapRow[]; onDone: () => void }) {
  const client = useClient();
  const [running, setRunning] = useState(false);
  const [rejecting, setRejecting] = useState(false);
  async function decide(status: 'APPROVED' | 'REJECTED', message: string | null) {
    setRunning(true);
    const sentences = await runMany(
      client,
      'decide_shift_swap',
      rows.map(({ id }) => ({ id, status, message })),
      messages.something_went_wrong,
      () => undefined,
    );
    setRunning(false);
    setRejecting(false);
    const failures = rows.flatMap((row, index) => {
      const sentence = sentences[index];
      return sentence ? [{ id: row.id, name: nameOfSwap(row), sentence }] : [];
    });
    const done = rows.length - failures.length;
    if (done > 0)
      toast.success(
        `${rosterCountInWords(done, 'request')} ${status === 'APPROVED' ? 'approved' : 'rejected'}`,
      );
    reportFailures(`${rosterCountInWords(failures.length, 'request')} couldn’t be decided`, failures);
    onDone();
  }
  return (
    <>
      <Button
        size="xs"
        variant="light"
        loading={running && !rejecting}
        leftSection={<IconCheck size={14} />}
        onClick={() => void decide('APPROVED', null)}
      >
        Approve
      </Button>
      <Button
        size="xs"
        variant="default"
        disabled={running}
        leftSection={<IconX size={14} />}
        onClick={() => setRejecting(true)}
      >
        Reject
      </Button>
      <Suspense>
        {rejecting ? (
          <RejectSwapDialog
            onClose={() => setRejecting(false)}
            onReject={(message) => decide('REJECTED', message)}
          />
        ) : null}
      </Suspense>
    </>
  );
}

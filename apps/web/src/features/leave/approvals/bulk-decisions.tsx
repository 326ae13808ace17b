import { Button } from '@mantine/core';
import { messages } from '@operatory/domain';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useClient } from 'urql';
import { runMany } from '#data/run-many.ts';
import { toast } from '#data/toast.ts';
import { reportFailures } from '#ui/report-failures.tsx';
import type { LeaveRow } from '../leave-row.ts';
import { countInWords } from '../leave-words.ts';
import { nameOf } from './decisions.tsx';
import { RejectDialog } from './reject-dialog.tsx';

/**
 * Decides all selected requests. Those that the server refuses are listed with the reason; the others are
 * decided. Their shifts do not change.
 */
export function BulkDecisions({ leaves, onDone }: { leaves: readonly LeaveRow[]; onDone: () => void }) {
  const client = useClient();
  const [running, setRunning] = useState(false);
  const [rejecting, setRejecting] = useState(false);
  async function decide(status: 'APPROVED' | 'REJECTED', message: string | null) {
    setRunning(true);
    const sentences = await runMany(
      client,
      'decide_leave',
      leaves.map(({ id, version }) => ({ id, version, status, message })),
      messages.something_went_wrong,
      () => undefined,
    );
    setRunning(false);
    setRejecting(false);
    const failures = leaves.flatMap((leave, index) => {
      const sentence = sentences[index];
      return sentence ? [{ id: leave.id, name: nameOf(leave), sentence }] : [];
    });
    const done = leaves.length - failures.length;
    if (done > 0)
      toast.success(`${countInWords(done, 'request')} ${status === 'APPROVED' ? 'approved' : 'rejected'}`);
    reportFailures(`${countInWords(failures.length, 'request')} couldn’t be decided`, failures);
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
      {rejecting ? (
        <RejectDialog
          onClose={() => setRejecting(false)}
          onReject={(message) => decide('REJECTED', message)}
        />
      ) : null}
    </>
  );
}

import { Button } from '@mantine/core';
import { messages } from '@operatory/domain';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useClient } from 'urql';
import { runMany } from '#data/run-many.ts';
import { toast } from '#data/toast.ts';
import { reportFailures } from '#ui/report-failures.tsx';
import { type ChangeRow, changeName } from './change-row.ts';
import { RejectChangeDialog } from './reject-change-dialog.tsx';

const requests = (count: number): string => `${count} ${count === 1 ? 'request' : 'requests'}`;

/**
 * Decides all selected requests. Those that the server refuses are listed with the reason; the others are
 * decided.
 */
export function BulkChangeDecisions({ rows, onDone }: { rows: readonly ChangeRow[]; onDone: () => void }) {
  const client = useClient();
  const [running, setRunning] = useState(false);
  const [rejecting, setRejecting] = useState(false);
  async function decide(status: 'APPROVED' | 'REJECTED', message: string | null) {
    setRunning(true);
    const sentences = await runMany(
      client,
      'decide_roster_change',
      rows.map(({ id }) => ({ id, status, message })),
      messages.something_went_wrong,
      () => undefined,
    );
    setRunning(false);
    setRejecting(false);
    const failures = rows.flatMap((row, index) => {
      const sentence = sentences[index];
      return sentence ? [{ id: row.id, name: changeName(row), sentence }] : [];
    });
    const done = rows.length - failures.length;
    if (done > 0) toast.success(`${requests(done)} ${status === 'APPROVED' ? 'approved' : 'rejected'}`);
    reportFailures(`${requests(failures.length)} couldn’t be decided`, failures);
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
        <RejectChangeDialog
          onClose={() => setRejecting(false)}
          onReject={(message) => decide('REJECTED', message)}
        />
      ) : null}
    </>
  );
}

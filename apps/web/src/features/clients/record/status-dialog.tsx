import { useState } from 'react';
import { graphql } from '#data/graphql.ts';
import { useCommand } from '#data/hooks.ts';
import { UpdateStatusDialog } from '#ui/update-status-dialog.tsx';
import type { ClientHead } from './client-data.ts';

const setStatus = graphql(`
  mutation setClientStatus($id: uuid!, $status: active_status!, $reason: String!) {
    set_client_status(id: $id, status: $status, reason: $reason) { id }
  }
`);

/**
 * The dialog to set a client inactive, so that its users cannot sign in, or active again. It asks for a
 * reason.
 */
export function StatusDialog({ client, onClose }: { client: ClientHead; onClose: () => void }) {
  // The client's status changes while the dialog saves, and may be changed by a colleague.
  const [closes] = useState(client.status === 'ACTIVE');
  const [set] = useCommand(setStatus, { success: closes ? 'Client set inactive' : 'Client set active' });
  return (
    <UpdateStatusDialog
      title={closes ? 'Set inactive' : 'Set active'}
      message="set this client"
      question={
        closes
          ? `Everyone at ${client.name} will be signed out at once, and nobody can sign in until the client is active again. Its data is kept and its plan keeps running. Why?`
          : `The users of ${client.name} can sign in again. Why?`
      }
      isMessageRequired
      confirm={closes ? 'Set inactive' : 'Set active'}
      danger={closes}
      onClose={onClose}
      onSave={async (reason) => {
        const answer = await set({
          id: client.id,
          status: closes ? 'INACTIVE' : 'ACTIVE',
          reason: reason ?? '',
        });
        if (answer.ok) onClose();
      }}
    />
  );
}

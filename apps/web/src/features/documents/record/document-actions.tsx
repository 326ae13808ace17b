import { Button, Menu } from '@mantine/core';
import { IconBan, IconCheck, IconHistory, IconNotes, IconUserPlus, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { confirmDialog } from '#ui/confirm-dialog.tsx';
import { DotsButton } from '#ui/dots-button.tsx';
import { UpdateStatusDialog } from '#ui/update-status-dialog.tsx';
import { approveDocument, cancelDocument, rejectDocument } from '../document-commands.ts';
import { paths } from '../paths.ts';
import { AssignDialog } from './assign-dialog.tsx';
import type { ClientDocument } from './document-query.ts';
import type { DocumentRights } from './document-rights.ts';
import { NotesHistory } from './notes-history.tsx';

/** The actions that this user has on the whole document. */
export function DocumentActions({ document, rights }: { document: ClientDocument; rights: DocumentRights }) {
  const [asking, setAsking] = useState<'reject' | 'assign' | 'notes' | null>(null);
  const [approve, approving] = useCommand(approveDocument, { success: 'Document approved' });
  const [reject] = useCommand(rejectDocument, { success: 'Document rejected' });
  const [cancel, cancelling] = useCommand(cancelDocument, { success: 'Document cancelled' });
  const { id, version, name } = document;
  async function askToCancel() {
    const sure = await confirmDialog({
      title: 'Cancel document',
      text: `${name} won’t be sent to anyone.`,
      confirm: 'Cancel document',
      cancel: 'Go back',
      danger: true,
    });
    if (sure) await cancel({ id, version });
  }
  return (
    <>
      {rights.decides ? (
        <>
          <Button
            variant="default"
            leftSection={<IconX size={16} />}
            disabled={approving}
            onClick={() => setAsking('reject')}
          >
            Reject
          </Button>
          <Button
            leftSection={<IconCheck size={16} />}
            loading={approving}
            onClick={() => void approve({ id, version })}
          >
            Approve
          </Button>
        </>
      ) : null}
      {rights.handsOut ? (
        <Button leftSection={<IconUserPlus size={16} />} onClick={() => setAsking('assign')}>
          Assign
        </Button>
      ) : null}
      {rights.revises || rights.cancels || rights.relation.reader ? (
        <Menu position="bottom-end">
          <Menu.Target>
            <DotsButton aria-label="More actions" />
          </Menu.Target>
          <Menu.Dropdown>
            {rights.revises ? (
              <Menu.Item component={Link} to={paths.edit(id)} leftSection={<IconHistory size={16} />}>
                New version
              </Menu.Item>
            ) : null}
            {rights.relation.reader ? (
              <Menu.Item leftSection={<IconNotes size={16} />} onClick={() => setAsking('notes')}>
                Notes history
              </Menu.Item>
            ) : null}
            {rights.cancels ? (
              <Menu.Item
                leftSection={<IconBan size={16} />}
                disabled={cancelling}
                onClick={() => void askToCancel()}
              >
                Cancel document
              </Menu.Item>
            ) : null}
          </Menu.Dropdown>
        </Menu>
      ) : null}
      {asking === 'assign' ? <AssignDialog document={document} onClose={() => setAsking(null)} /> : null}
      {asking === 'notes' ? <NotesHistory document={id} onClose={() => setAsking(null)} /> : null}
      {asking === 'reject' ? (
        <UpdateStatusDialog
          title="Reject document"
          message="reject this document"
          question="Do you want to reject this document? The person who added it will see your reason."
          isMessageRequired
          confirm="Reject"
          danger
          onClose={() => setAsking(null)}
          onSave={async (reason) => {
            const { ok } = await reject({ id, version, reason: reason ?? '' });
            if (ok) setAsking(null);
          }}
        />
      ) : null}
    </>
  );
}

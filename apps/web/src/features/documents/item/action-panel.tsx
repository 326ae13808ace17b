import { Button, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { UpdateStatusDialog } from '#ui/update-status-dialog.tsx';
import { declineAssignment } from '../document-commands.ts';
import { ReadPanel, UploadPanel } from './complete-panel.tsx';
import type { Item } from './item-query.ts';
import type { Signer, Step } from './next-step.ts';
import { SignPanel } from './sign-panel.tsx';
import { taskInWords } from './step-words.ts';

/** The reader's actions for an item, including declining it. */
export function ActionPanel({
  item,
  asked,
  onDone = () => {},
}: {
  item: Item;
  asked: { readonly step: Step; readonly as: Signer };
  onDone?: () => void;
}) {
  const [declining, setDeclining] = useState(false);
  const [decline] = useCommand(declineAssignment, { success: 'Declined' });
  return (
    <Stack gap={12}>
      <Title order={2} fz={16}>
        {taskInWords(asked, item.user?.display_name ?? null)}
      </Title>
      {asked.step === 'sign' ? (
        <SignPanel key={asked.as} item={item} as={asked.as} onDone={onDone} />
      ) : asked.step === 'upload' ? (
        <UploadPanel item={item} onDone={onDone} />
      ) : (
        <ReadPanel item={item} onDone={onDone} />
      )}
      <Button variant="subtle" color="gray" onClick={() => setDeclining(true)}>
        Decline
      </Button>
      {declining ? (
        <UpdateStatusDialog
          title="Decline"
          message="decline this document"
          question="Do you want to decline this document? The person who sent it will see your reason."
          isMessageRequired
          confirm="Decline"
          danger
          onClose={() => setDeclining(false)}
          onSave={async (reason) => {
            const { ok } = await decline({ id: item.id, version: item.version, reason: reason ?? '' });
            if (!ok) return;
            setDeclining(false);
            onDone();
          }}
        />
      ) : null}
    </Stack>
  );
}

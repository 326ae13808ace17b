import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useMe } from '#session/session.ts';
import { lazyWithRetry } from '#ui/late.ts';
import { mayInvite } from '../may-invite.ts';

const InviteFileDialog = lazyWithRetry<{ onClose: () => void }>(() => import('./invite-file-dialog.tsx'));

/** The button to invite many people at once, for users who may invite. */
export function InviteFromFile() {
  const me = useMe();
  const [opened, setOpened] = useState(false);
  if (!mayInvite(me)) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconUpload size={16} />} onClick={() => setOpened(true)}>
        Invite from a file
      </Button>
      {opened ? (
        <Suspense fallback={null}>
          <InviteFileDialog onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

import { Button, Modal, SegmentedControl, Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { sessionResumed } from '#data/resumption.ts';
import { currentSession, type SessionState } from '#session/session.ts';
import type { SessionEndedProps } from '#shell/shell.tsx';
import { useOnTop } from '#ui/on-top.ts';
import { PasswordForm } from './password-form.tsx';
import { PinForm } from './pin-form.tsx';

const identityOf = (session: SessionState): string | null =>
  session.status === 'signed-in' ? `${session.me.client.id} ${session.me.user.id}` : null;

/**
 * The sign-in dialog over a page whose session has ended. The same user continues on that page. Anybody
 * else starts at the dashboard, after a reload.
 */
export default function SessionEndedDialog({ me, onResumed, onLeave }: SessionEndedProps) {
  const router = useRouter();
  const [way, setWay] = useState<'password' | 'pin'>('password');
  useOnTop();
  async function done() {
    if (identityOf(currentSession()) === `${me.clientId} ${me.userId}`) {
      sessionResumed();
      onResumed();
      return;
    }
    await router.navigate({ to: '/dashboard', ignoreBlocker: true });
    location.reload();
  }
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      zIndex={1000}
      overlayProps={{ backgroundOpacity: 0.9, blur: 16 }}
      title="Your session has ended"
      styles={{ title: { fontWeight: 600, fontSize: 16 } }}
    >
      <Text size="sm" mb={16}>
        Sign in to continue. Your unsaved changes are still here.
      </Text>
      <SegmentedControl
        fullWidth
        size="sm"
        mb={20}
        aria-label="How to sign in"
        value={way}
        onChange={(value) => setWay(value as 'password' | 'pin')}
        data={[
          { value: 'password', label: 'Password' },
          { value: 'pin', label: 'PIN' },
        ]}
      />
      {way === 'password' ? (
        <PasswordForm initialName={me.email} onDone={() => void done()} />
      ) : (
        <PinForm onDone={() => void done()} />
      )}
      <Button fullWidth mt={12} variant="subtle" color="gray" onClick={onLeave}>
        Leave without saving
      </Button>
    </Modal>
  );
}

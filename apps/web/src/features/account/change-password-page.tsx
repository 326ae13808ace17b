import { Button, Paper, PasswordInput, Stack } from '@mantine/core';
import { messages } from '@operatory/domain';
import { type FormEvent, useState } from 'react';
import { rest } from '#data/rest.ts';
import { toast } from '#data/toast.ts';
import { accessToken } from '#data/token.ts';
import { FailureLine, failureOf, type SignInFailure, useSecondsLeft } from '#session/lock-out.tsx';
import { passwordProblem } from '#session/password-problem.ts';
import { useSignOut } from '#session/use-sign-out.ts';
import { Page } from '#ui/page.tsx';

const shown = { 'aria-label': 'Show password', tabIndex: 0 } as const;

export function ChangePasswordPage() {
  const signOut = useSignOut();
  const [old, setOld] = useState('');
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const secondsLeft = useSecondsLeft(failure?.lockedUntil ?? null);
  const problem = passwordProblem(first);
  const differs = first === second ? undefined : 'The passwords don’t match.';

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!old || problem || differs || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const { session_kept } = await rest<{ session_kept: boolean }>('auth/change-password', {
        body: { old_password: old, new_password: first },
        token: await accessToken(),
      });
      if (session_kept) {
        toast.success(messages.password_changed);
        for (const empty of [setOld, setFirst, setSecond]) empty('');
        setTried(false);
      } else {
        toast.success(messages.password_reset);
        await signOut();
      }
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Page
      title="Change password"
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'My Account', to: '/dashboard/my-account' },
        { label: 'Change password' },
      ]}
    >
      <Paper p={24} maw={440} component="form" onSubmit={submit} noValidate>
        <Stack gap={16}>
          <PasswordInput
            label="Current password"
            autoComplete="current-password"
            visibilityToggleButtonProps={shown}
            value={old}
            onChange={(event) => setOld(event.currentTarget.value)}
            error={tried && !old ? 'Enter your current password' : undefined}
          />
          <PasswordInput
            label="New password"
            description="8 characters or more."
            autoComplete="new-password"
            visibilityToggleButtonProps={shown}
            value={first}
            onChange={(event) => setFirst(event.currentTarget.value)}
            error={tried ? problem : undefined}
          />
          <PasswordInput
            label="Confirm password"
            autoComplete="new-password"
            visibilityToggleButtonProps={shown}
            value={second}
            onChange={(event) => setSecond(event.currentTarget.value)}
            error={tried && !problem ? differs : undefined}
          />
          <FailureLine failure={failure} secondsLeft={secondsLeft} />
          <Button type="submit" loading={busy} disabled={secondsLeft > 0} style={{ alignSelf: 'flex-start' }}>
            Change password
          </Button>
        </Stack>
      </Paper>
    </Page>
  );
}

import { Button, PasswordInput, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FailureLine, failureOf, type SignInFailure, useSecondsLeft } from '#session/lock-out.tsx';
import { passwordProblem } from '#session/password-problem.ts';

/** A form to enter a new password twice. If `onSubmit` fails, the form shows the error. */
export function NewPasswordForm({
  label = 'Save password',
  onSubmit,
}: {
  label?: string;
  onSubmit: (password: string) => Promise<void>;
}) {
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const secondsLeft = useSecondsLeft(failure?.lockedUntil ?? null);
  const problem = passwordProblem(first);
  const differs = first !== second ? 'The passwords don’t match.' : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (problem || differs || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await onSubmit(first);
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <PasswordInput
          size="lg"
          label="New password"
          description="8 characters or more."
          autoComplete="new-password"
          autoFocus
          visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
          value={first}
          onChange={(event) => setFirst(event.currentTarget.value)}
          error={tried ? problem : undefined}
        />
        <PasswordInput
          size="lg"
          label="Confirm password"
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
          value={second}
          onChange={(event) => setSecond(event.currentTarget.value)}
          error={tried && !problem ? differs : undefined}
        />
        <FailureLine failure={failure} secondsLeft={secondsLeft} />
        <Button type="submit" size="lg" fullWidth loading={busy} disabled={secondsLeft > 0}>
          {label}
        </Button>
      </Stack>
    </form>
  );
}

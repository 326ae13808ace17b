import { Anchor, Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { FailureLine, failureOf, type SignInFailure, useSecondsLeft } from '#session/lock-out.tsx';
import { signIn } from '#session/session.ts';

export function PasswordForm({
  onDone,
  onForgot,
  initialName = '',
  initialPassword = '',
}: {
  onDone: () => void;
  onForgot?: (typed: string) => void;
  initialName?: string | undefined;
  /** The demo user's password, in demo mode only. */
  initialPassword?: string | undefined;
}) {
  const [name, setName] = useState(initialName);
  const [password, setPassword] = useState(initialPassword);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const [missing, setMissing] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const secondsLeft = useSecondsLeft(failure?.lockedUntil ?? null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!name.trim() || !password) {
      setMissing(true);
      (name.trim() ? passwordField : nameField).current?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      await signIn(name.trim(), password);
      onDone();
    } catch (error) {
      setFailure(failureOf(error));
      passwordField.current?.select();
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <TextInput
          ref={nameField}
          size="lg"
          label="Email or phone"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={initialName === ''}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={missing && !name.trim() ? 'Enter your email or phone number' : undefined}
        />
        <div>
          <Group justify="space-between" mb={4}>
            <Text component="label" htmlFor="sign-in-password" fz={13} fw={550}>
              Password
            </Text>
            {onForgot ? (
              <Anchor
                component="button"
                type="button"
                fz={12}
                fw={550}
                c="var(--op-accent)"
                onClick={() => onForgot(name)}
              >
                Forgot password?
              </Anchor>
            ) : null}
          </Group>
          <PasswordInput
            id="sign-in-password"
            ref={passwordField}
            size="lg"
            autoFocus={initialName !== ''}
            data-autofocus={initialName !== '' || undefined}
            name="password"
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={missing && !password ? 'Enter your password' : undefined}
          />
          <FailureLine failure={failure} secondsLeft={secondsLeft} />
        </div>
        <Button type="submit" size="lg" fullWidth loading={busy} disabled={secondsLeft > 0}>
          Sign in
        </Button>
      </Stack>
    </form>
  );
}

import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { messages } from '@operatory/domain';
import { type FormEvent, useState } from 'react';
import { rest } from '#data/rest.ts';
import { subDomain } from '#session/host.ts';
import { FailureLine, failureOf, type SignInFailure, useSecondsLeft } from '#session/lock-out.tsx';

/**
 * The form to request a link for a new password by email. The answer is the same whether the address is
 * known or not.
 */
export function ForgotForm({ typed, onBack }: { typed: string; onBack: () => void }) {
  const [email, setEmail] = useState(typed.includes('@') ? typed : '');
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const secondsLeft = useSecondsLeft(failure?.lockedUntil ?? null);
  const [missing, setMissing] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!/^\S+@\S+$/.test(email.trim())) {
      setMissing(true);
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      await rest('auth/forget-password-without-role', {
        body: { email: email.trim(), subdomain: subDomain },
      });
      setSent(true);
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  }

  const back = (
    <Anchor component="button" type="button" fz={13} fw={550} c="var(--op-accent)" onClick={onBack}>
      Back to sign in
    </Anchor>
  );
  if (sent) {
    return (
      <Stack gap={16}>
        <Text role="status">{messages.reset_sent}</Text>
        {back}
      </Stack>
    );
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <TextInput
          size="lg"
          type="email"
          label="Email"
          autoComplete="username"
          autoFocus
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={missing && !/^\S+@\S+$/.test(email.trim()) ? 'Enter your email address' : undefined}
        />
        <FailureLine failure={failure} secondsLeft={secondsLeft} />
        <Button type="submit" size="lg" fullWidth loading={busy} disabled={secondsLeft > 0}>
          Send link
        </Button>
        {back}
      </Stack>
    </form>
  );
}

import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { messages } from '@operatory/domain';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { RestError, rest } from '#data/rest.ts';
import { toast } from '#data/toast.ts';
import { accessToken } from '#data/token.ts';
import type { Me } from '#session/me.ts';
import { ChangeEmail } from './change-email.tsx';

export function SignInCard({ user }: { user: Me['user'] }) {
  const [busy, setBusy] = useState(false);
  const [changing, setChanging] = useState(false);

  async function newPin() {
    setBusy(true);
    try {
      const answer = await rest<{ message: string }>(`auth-action/change-pin/${user.id}`, {
        method: 'GET',
        token: await accessToken(),
      });
      toast.success(answer.message);
    } catch (error) {
      toast.error(error instanceof RestError ? error.message : messages.something_went_wrong);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Paper p={24} maw={720} component="section" aria-label="Signing in">
      <Title order={2} mb={4}>
        Signing in
      </Title>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        You sign in as {user.email}.
      </Text>
      <Text size="sm" c="var(--op-muted)" mb={16}>
        We’ll email you a link that shows your new PIN. The link works once.
      </Text>
      <Group gap={8}>
        <Button variant="default" onClick={() => setChanging(true)}>
          Change email
        </Button>
        <Button variant="default" component={Link} to="/dashboard/change-password">
          Change password
        </Button>
        <Button variant="default" loading={busy} onClick={() => void newPin()}>
          Send me a new PIN
        </Button>
      </Group>
      {changing ? <ChangeEmail email={user.email} onClose={() => setChanging(false)} /> : null}
    </Paper>
  );
}

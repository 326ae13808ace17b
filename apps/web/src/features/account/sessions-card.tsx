import { Badge, Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { messages } from '@operatory/domain';
import { toText } from '@operatory/resource';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { RestError, rest } from '#data/rest.ts';
import { toast } from '#data/toast.ts';
import { accessToken } from '#data/token.ts';
import { useClinic } from '#session/clinic.ts';
import { confirmDialog } from '#ui/confirm-dialog.tsx';
import { Failed } from '#ui/empty-state.tsx';
import { deviceName } from './device-name.ts';
import classes from './sessions.module.css';

interface MySession {
  readonly id: string;
  readonly current: boolean;
  readonly created_at: string;
  readonly last_seen_at: string;
  readonly address: string | null;
  readonly user_agent: string | null;
}

export function SessionsCard() {
  const { zone } = useClinic();
  const [sessions, setSessions] = useState<readonly MySession[] | 'failed'>();
  const [busy, setBusy] = useState<string | null>(null);

  const read = useCallback(async () => {
    try {
      setSessions(await rest<MySession[]>('auth/sessions', { method: 'GET', token: await accessToken() }));
    } catch {
      setSessions('failed');
    }
  }, []);
  useEffect(() => void read(), [read]);

  async function end(path: string, key: string) {
    setBusy(key);
    try {
      const answer = await rest<{ message: string }>(path, { method: 'DELETE', token: await accessToken() });
      toast.success(answer.message);
    } catch (error) {
      toast.error(error instanceof RestError ? error.message : messages.something_went_wrong);
    } finally {
      setBusy(null);
      await read();
    }
  }
  async function endAll() {
    const sure = await confirmDialog({
      title: 'Sign out everywhere else',
      text: 'You will need to sign in again on every other browser and device.',
      confirm: 'Sign out everywhere else',
    });
    if (sure) await end('auth/sessions', 'all');
  }

  const at = (instant: string) => toText({ kind: 'dateTime' }, instant, { timeZone: zone });
  const others = Array.isArray(sessions) ? sessions.filter(({ current }) => !current) : [];
  return (
    <Paper p={24} maw={720} component="section" aria-label="Where you are signed in">
      <Group justify="space-between" mb={12}>
        <Title order={2}>Where you are signed in</Title>
        {others.length > 1 ? (
          <Button size="xs" variant="default" loading={busy === 'all'} onClick={() => void endAll()}>
            Sign out everywhere else
          </Button>
        ) : null}
      </Group>
      {sessions === undefined ? <Skeleton height={96} /> : null}
      {sessions === 'failed' ? <Failed onRefresh={() => void read()} /> : null}
      <Stack gap={12} component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {(Array.isArray(sessions) ? sessions : []).map((session) => (
          <li key={session.id} className={classes.session}>
            <Group gap={12} wrap="nowrap" miw={0} align="flex-start">
              {/iPhone|iPad|Android/.test(session.user_agent ?? '') ? (
                <IconDeviceMobile size={20} className={classes.device ?? ''} aria-hidden />
              ) : (
                <IconDeviceDesktop size={20} className={classes.device ?? ''} aria-hidden />
              )}
              <div>
                <Group gap={8}>
                  <Text size="sm" fw={550}>
                    {deviceName(session.user_agent)}
                  </Text>
                  {session.current ? <Badge color="green">This device</Badge> : null}
                </Group>
                <Text size="xs" c="var(--op-muted)" className="tabular">
                  {session.address ? `${session.address} · ` : ''}signed in {at(session.created_at)} · last
                  seen {at(session.last_seen_at)}
                </Text>
              </div>
            </Group>
            {session.current ? null : (
              <Button
                size="xs"
                variant="default"
                loading={busy === session.id}
                aria-label={`Sign out device: ${deviceName(session.user_agent)}`}
                onClick={() => void end(`auth/sessions/${session.id}`, session.id)}
              >
                Sign out device
              </Button>
            )}
          </li>
        ))}
      </Stack>
    </Paper>
  );
}

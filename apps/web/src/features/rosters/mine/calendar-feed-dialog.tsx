import { Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { refuse } from '#data/refusals.ts';
import { RestError } from '#data/rest.ts';
import { toast } from '#data/toast.ts';
import { useClinic } from '#session/clinic.ts';
import { confirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Failed } from '#ui/empty-state.tsx';
import { type CalendarFeed, type FeedAnswer, requestFeed } from './calendar-feed.ts';

type Read = { readonly feed: CalendarFeed | null } | 'failed' | undefined;

/**
 * The secret URL with which other calendars read the user's shifts. It can be created, renewed and revoked,
 * and is shown only right after its creation.
 */
export function CalendarFeedDialog({ onClose }: { onClose: () => void }) {
  const { zone } = useClinic();
  const [read, setRead] = useState<Read>(undefined);
  const [url, setUrl] = useState<string | null>(null);
  const [busy, setBusy] = useState<'POST' | 'DELETE' | null>(null);
  const load = useCallback(() => {
    setRead(undefined);
    requestFeed('GET').then(setRead, () => setRead('failed'));
  }, []);
  useEffect(load, [load]);

  async function send(method: 'POST' | 'DELETE', said: string) {
    setBusy(method);
    try {
      const answer: FeedAnswer = await requestFeed(method);
      setRead({ feed: answer.feed });
      setUrl(answer.url ?? null);
      toast.success(said);
    } catch (error) {
      if (error instanceof RestError) refuse(error.message);
      else throw error;
    } finally {
      setBusy(null);
    }
  }
  async function renew() {
    const sure = await confirmDialog({
      title: 'Renew the address',
      text: 'Calendars that use the old address stop showing your shifts. Add the new address to them.',
      confirm: 'Renew',
    });
    if (sure) await send('POST', 'Address renewed');
  }
  async function revoke() {
    const sure = await confirmDialog({
      title: 'Revoke the address',
      text: 'Calendars that use it stop showing your shifts.',
      confirm: 'Revoke',
      danger: true,
    });
    if (sure) await send('DELETE', 'Address revoked');
  }
  const day = (iso: string) =>
    new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(
      new Date(iso),
    );

  return (
    <Dialog title="Calendar feed" onClose={onClose} locked={busy !== null}>
      <Stack gap={12}>
        <Text size="sm">
          Add your published shifts to the calendar on your phone or computer. Anyone who has the address can
          see your shifts, so keep it to yourself.
        </Text>
        {read === undefined ? <Skeleton height={36} /> : null}
        {read === 'failed' ? <Failed onRefresh={load} /> : null}
        {url ? <Address url={url} /> : null}
        {read !== undefined && read !== 'failed' ? (
          read.feed ? (
            <>
              {url ? null : (
                <Text size="sm">
                  You have an address since {day(read.feed.created_at)}.{' '}
                  {read.feed.last_used_at
                    ? `A calendar last read it on ${day(read.feed.last_used_at)}.`
                    : 'No calendar has read it yet.'}{' '}
                  It can’t be shown again. Renew it to get a new one.
                </Text>
              )}
              <Group justify="flex-end" gap={8}>
                <Button
                  variant="default"
                  color="red"
                  loading={busy === 'DELETE'}
                  disabled={busy !== null}
                  onClick={() => void revoke()}
                >
                  Revoke
                </Button>
                <Button
                  variant="default"
                  loading={busy === 'POST'}
                  disabled={busy !== null}
                  onClick={() => void renew()}
                >
                  Renew
                </Button>
              </Group>
            </>
          ) : (
            <Group justify="flex-end">
              <Button
                data-autofocus
                loading={busy === 'POST'}
                onClick={() => void send('POST', 'Address created')}
              >
                Create address
              </Button>
            </Group>
          )
        ) : null}
      </Stack>
    </Dialog>
  );
}

function Address({ url }: { url: string }) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  }
  return (
    <Stack gap={4}>
      <TextInput
        label="Address"
        description="Copy it now. It is shown only this once."
        readOnly
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {/* Without https, browsers offer no clipboard, so the text is selected for copying by hand. */}
      {navigator.clipboard ? (
        <Button
          variant="light"
          leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
          onClick={() => void copy()}
        >
          {copied ? 'Copied' : 'Copy address'}
        </Button>
      ) : null}
    </Stack>
  );
}

import { Button, Group, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { mayRemind, type NewsfeedStatus } from '@operatory/domain';
import { dateTime, toText } from '@operatory/resource';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { graphql } from '#data/graphql.ts';
import { useCommand, useQueryData } from '#data/hooks.ts';
import { RelatedTable } from '#kit/record/related-table.tsx';
import { useClinic } from '#session/clinic.ts';
import { useNow } from '#session/clock.ts';
import { useMe } from '#session/session.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Failed } from '#ui/empty-state.tsx';
import { Pill } from '#ui/pill.tsx';

const newsReaders = graphql(`
  query newsReaders($id: uuid!) {
    newsfeed_readers(id: $id) { user_id display_name read_at acknowledged_at is_waiting }
  }
`);
const remindReaders = graphql(`
  mutation remindNewsReaders($id: uuid!, $version: Int!) {
    remind_newsfeed_readers(id: $id, version: $version) { id }
  }
`);
const moment = dateTime();

export interface ReadersDialogNews {
  readonly id: string;
  readonly title: string;
  readonly must_read: boolean;
  readonly version: number;
  readonly status: NewsfeedStatus;
  readonly reminded_at: string | null;
}

export function ReadersDialog({ news, onClose }: { news: ReadersDialogNews; onClose: () => void }) {
  const { id, title, must_read, version, status, reminded_at } = news;
  const { user } = useMe();
  const now = useNow();
  const { zone } = useClinic();
  const [view, setView] = useState<'waiting' | 'all'>('waiting');
  const { data, error, refetch } = useQueryData(newsReaders, { id });
  const [remind, reminding] = useCommand(remindReaders, { success: 'Reminder sent' });
  const readers = data?.newsfeed_readers ?? [];
  const waiting = readers.filter(({ is_waiting }) => is_waiting);
  // Users cannot remind themselves, so they are not counted.
  const others = waiting.filter(({ user_id }) => user_id !== user.id).length;
  const mayBe = mayRemind({ status, reminded_at }, others, now.toISOString());
  const shown = view === 'waiting' ? waiting : readers;
  const done = must_read ? 'confirmed' : 'read';
  const at = (value: string | null) => (value ? toText(moment, value, { timeZone: zone }) : '–');
  return (
    <Dialog title={`Readers of ${title}`} onClose={onClose} locked={reminding}>
      {error && !data ? <Failed onRefresh={refetch} /> : null}
      {!data && !error ? <Skeleton height={160} /> : null}
      {data ? (
        <Stack gap={12}>
          <Group justify="space-between" gap={8}>
            <SegmentedControl
              aria-label="Show"
              data={[
                { value: 'waiting', label: `Not ${done} (${waiting.length})` },
                { value: 'all', label: `Everyone (${readers.length})` },
              ]}
              value={view}
              onChange={(next) => setView(next === 'all' ? 'all' : 'waiting')}
            />
            {mayBe.ok ? (
              <Button
                variant="default"
                leftSection={<IconBell size={16} />}
                loading={reminding}
                onClick={() => void remind({ id, version })}
              >
                Send reminder
              </Button>
            ) : mayBe.code === 'news_reminded' ? (
              <Text size="sm" c="var(--op-muted)">
                Last reminder: {at(reminded_at)}
              </Text>
            ) : null}
          </Group>
          {shown.length === 0 ? (
            <Text size="sm">
              {readers.length === 0 ? 'Nobody else works there yet.' : `Everyone has ${done} this.`}
            </Text>
          ) : (
            <RelatedTable
              label="Readers"
              heads={['Name', 'Status', 'Read', ...(must_read ? ['Confirmed'] : [])]}
              rows={shown.map((reader) => ({
                id: reader.user_id,
                cells: [
                  reader.display_name,
                  <Pill key="status" hue={reader.is_waiting ? 'orange' : 'green'}>
                    {reader.acknowledged_at ? 'Confirmed' : reader.read_at ? 'Read' : 'Not read'}
                  </Pill>,
                  at(reader.read_at),
                  ...(must_read ? [at(reader.acknowledged_at)] : []),
                ],
              }))}
            />
          )}
        </Stack>
      ) : null}
    </Dialog>
  );
}

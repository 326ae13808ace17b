import { Badge, Button, Group, Paper, Text, Title } from '@mantine/core';
import { instantToWall } from '@operatory/domain';
import type { Feed } from '@operatory/resource';
import { IconCheck, IconPinFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useCommand, useLive } from '#data/hooks.ts';
import { RowMenu } from '#kit/actions/row-menu.tsx';
import { useList } from '#kit/definition/list-context.tsx';
import type { RowBase } from '#kit/definition/list-definition.ts';
import { recordLink } from '#kit/resource/record-link.ts';
import { openByEnter } from '#kit/table/use-row-keys.ts';
import { useMe } from '#session/session.ts';
import { type AvatarUser, UserName } from '#ui/user-avatar.tsx';
import { FeedMedia } from './feed-media.tsx';
import classes from './record-feed.module.css';

interface Reads extends RowBase {
  readonly mine: readonly RowBase[];
  readonly all: { readonly aggregate: { readonly count: number } };
}

/** Rows as cards with their authors. Users who manage the feed also see how many people have read each. */
export function RecordFeed<Row extends RowBase>({
  feed,
  rows,
  opened,
}: {
  feed: Feed;
  rows: readonly Row[];
  /** The id of the row that is open beside the feed, and so counts as read. */
  opened: string | undefined;
}) {
  const { definition } = useList<Row>();
  const me = useMe();
  const { reads, mark } = useReads(definition.table, feed, rows);
  const unread = opened !== undefined && reads.get(opened)?.mine.length === 0;
  useEffect(() => {
    if (unread && opened) mark(opened);
  }, [unread, opened, mark]);
  const keeps = me.grants.includes(`${definition.module}:EDIT`);
  return (
    <ul className={classes.feed} aria-label={definition.title}>
      {rows.map((row) => {
        const read = reads.get(row.id);
        return (
          <Card
            key={row.id}
            feed={feed}
            row={row}
            unread={read?.mine.length === 0}
            readers={keeps ? read?.all.aggregate.count : undefined}
            onRead={() => mark(row.id)}
          />
        );
      })}
    </ul>
  );
}

function Card<Row extends RowBase>({
  feed,
  row,
  unread,
  readers,
  onRead,
}: {
  feed: Feed;
  row: Row;
  unread: boolean;
  readers: number | undefined;
  onRead: () => void;
}) {
  const { definition, zone } = useList<Row>();
  const values = row as Readonly<Record<string, unknown>>;
  const name = definition.name(row);
  const by = values[feed.by.replace(/_id$/, '')] as AvatarUser | null;
  const tags = values[feed.tags];
  return (
    <Paper
      component="li"
      className={classes.card ?? ''}
      data-row={row.id}
      tabIndex={-1}
      aria-label={name}
      onKeyDown={openByEnter}
    >
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap={12}>
        <Title order={2} fz={16} className={classes.title ?? ''}>
          {unread ? <span className={classes.dot} aria-hidden /> : null}
          <Link {...recordLink(definition, row.id)} className={classes.name ?? ''}>
            {name}
          </Link>
          {unread ? <span className="visually-hidden"> (unread)</span> : null}
        </Title>
        <Group gap={8} wrap="nowrap">
          {values[feed.pinned] === true ? (
            <Badge color="teal" leftSection={<IconPinFilled size={12} aria-hidden />}>
              Pinned
            </Badge>
          ) : null}
          <RowMenu row={row} />
        </Group>
      </Group>
      <div className={classes.facts}>
        {by ? <UserName user={by} /> : null}
        <span className="tabular">{whenInWords(values[feed.at], zone)}</span>
        {Array.isArray(tags) ? tags.map((tag) => <span key={String(tag)}>#{String(tag)}</span>) : null}
      </div>
      {values[feed.text] ? <Text className={classes.text ?? ''}>{String(values[feed.text])}</Text> : null}
      <FeedMedia value={values[feed.media]} />
      {definition.feedFoot?.(row)}
      {unread || readers !== undefined ? (
        <Group justify="space-between" gap={8}>
          <Text size="xs" c="var(--op-muted)" className="tabular">
            {readers === undefined ? '' : `Read by ${readers}`}
          </Text>
          {unread ? (
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconCheck size={14} />}
              aria-label={`Mark ${name} as read`}
              onClick={onRead}
            >
              Mark as read
            </Button>
          ) : null}
        </Group>
      ) : null}
    </Paper>
  );
}

function whenInWords(instant: unknown, zone: string): string {
  if (typeof instant !== 'string') return '';
  const { date } = instantToWall(instant, zone);
  const time = { hour: '2-digit', minute: '2-digit', hour12: true, timeZone: zone } as const;
  return `${date} ${new Intl.DateTimeFormat('en-AU', time).format(new Date(instant))}`;
}

/** Whether the user has read each row, and how many users have, live. `mark` marks a row as read. */
function useReads(
  table: string,
  { reads: relationship, markRead }: Feed,
  rows: readonly RowBase[],
): { readonly reads: ReadonlyMap<string, Reads>; readonly mark: (id: string) => void } {
  const me = useMe();
  const query = useMemo(
    () =>
      graphql<Record<string, readonly Reads[]>, { ids: readonly string[]; me: string }>(
        `subscription reads($ids: [uuid!]!, $me: uuid!) {
          ${table}(where: { id: { _in: $ids } }) {
            id
            mine: ${relationship}(where: { user_id: { _eq: $me } }, limit: 1) { id }
            all: ${relationship}_aggregate { aggregate { count } }
          }
        }`,
      ),
    [table, relationship],
  );
  const command = useMemo(
    () =>
      graphql<Record<string, { affected_rows: number }>, { ids: readonly string[] }>(
        `mutation markRead($ids: [uuid!]!) { ${markRead}(ids: $ids) { affected_rows } }`,
      ),
    [markRead],
  );
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const { data } = useLive(query, { ids, me: me.user.id }, { pause: ids.length === 0 });
  const [run] = useCommand(command);
  const reads = useMemo(() => new Map((data?.[table] ?? []).map((each) => [each.id, each])), [data, table]);
  const mark = useMemo(() => (id: string) => void run({ ids: [id] }), [run]);
  return { reads, mark };
}

import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useCommand, useLive } from '#data/hooks.ts';
import { FeedMedia } from '#kit/record/feed-media.tsx';
import { useMe } from '#session/session.ts';
import { Pill } from '#ui/pill.tsx';
import { UserName } from '#ui/user-avatar.tsx';
import classes from './newsfeeds.module.css';
import { acknowledgeNews, type News, pendingNews, pendingNewsLive } from './pending-news.ts';

/** News that the user must read: it stays at the top until they confirm it. */
export function MustReadNews() {
  const me = useMe();
  const { data } = useLive(pendingNewsLive, { where: pendingNews(me) });
  const news = data?.clinic_newsfeeds ?? [];
  if (news.length === 0) return null;
  return (
    <section aria-label="Must read" className={classes.pending}>
      {news.map((each) => (
        <MustRead key={each.id} news={each} />
      ))}
    </section>
  );
}

function MustRead({ news: { id, version, title, body, media, user } }: { news: News }) {
  const [acknowledge, acknowledging] = useCommand(acknowledgeNews, { success: 'Confirmed. Thank you.' });
  return (
    <Paper component="article" p={16} aria-label={title} className={classes.mustRead ?? ''}>
      <Stack gap={12}>
        <Group justify="space-between" align="flex-start" gap={12}>
          <Title order={2} fz={16} className={classes.title ?? ''}>
            {title}
          </Title>
          <Pill hue="orange">Must read</Pill>
        </Group>
        {user ? (
          <Text component="div" size="xs" c="var(--op-muted)">
            <UserName user={user} />
          </Text>
        ) : null}
        {body ? <Text className={classes.text ?? ''}>{body}</Text> : null}
        <FeedMedia value={media} />
        <Group justify="flex-end">
          <Button
            leftSection={<IconCheck size={16} />}
            loading={acknowledging}
            aria-label={`I have read ${title}`}
            onClick={() => void acknowledge({ id, version })}
          >
            I have read this
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { FeedMedia } from '#kit/record/feed-media.tsx';
import { useMe } from '#session/session.ts';
import { Pill } from '#ui/pill.tsx';
import { UserName } from '#ui/user-avatar.tsx';
import classes from './newsfeeds.module.css';

export function NewsPreview({
  title,
  body,
  media,
  isMustRead,
  audience,
}: {
  title: string;
  body: string;
  media: unknown;
  isMustRead: boolean;
  audience: string;
}) {
  const me = useMe();
  return (
    <section aria-label="Preview" className={classes.preview}>
      <Text size="xs" fw={550} c="var(--op-muted)">
        Preview
      </Text>
      <Paper withBorder p={16} className={isMustRead ? (classes.mustRead ?? '') : ''}>
        <Stack gap={12}>
          <Group justify="space-between" align="flex-start" gap={8}>
            <Title
              order={3}
              fz={16}
              className={classes.title ?? ''}
              c={title ? undefined : 'var(--op-muted)'}
            >
              {title || 'Title'}
            </Title>
            {isMustRead ? <Pill hue="orange">Must read</Pill> : null}
          </Group>
          <Text component="div" size="xs" c="var(--op-muted)">
            <UserName user={me.user} />
          </Text>
          {body ? <Text className={classes.text ?? ''}>{body}</Text> : null}
          <FeedMedia value={media} />
        </Stack>
      </Paper>
      <Text size="xs" c="var(--op-muted)">
        For {audience}
      </Text>
    </section>
  );
}

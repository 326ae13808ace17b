import { Button, Group } from '@mantine/core';
import { newsfeedAudience } from '@operatory/domain';
import { IconUsers } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import { Pill } from '#ui/pill.tsx';
import type { ReadersDialogNews } from './readers-dialog.tsx';

const ReadersDialog = lazy(async () => ({
  default: (await import('./readers-dialog.tsx')).ReadersDialog,
}));

interface NewsRow extends ReadersDialogNews {
  readonly audience_roles: readonly string[];
}
const newsOf = (row: RecordRow): RecordRow & NewsRow => row as RecordRow & NewsRow;

/** The names of the roles that an audience is limited to; empty for everybody. */
export const audienceInWords = (roles: readonly string[]): string =>
  newsfeedAudience
    .filter(({ value }) => roles.includes(value))
    .map(({ label }) => label)
    .join(', ');

/**
 * The footer of news: "Must read" for everybody; for users who manage it also the audience, and who has read
 * it.
 */
export function NewsFoot({ row, manages }: { row: RecordRow; manages: boolean }) {
  const news = newsOf(row);
  const [opened, setOpened] = useState(false);
  const audience = audienceInWords(news.audience_roles);
  if (!manages && !news.must_read) return null;
  return (
    <Group gap={8}>
      {news.must_read ? <Pill hue="orange">Must read</Pill> : null}
      {manages && audience ? <Pill hue="gray">{`For ${audience.toLowerCase()}`}</Pill> : null}
      {manages ? (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconUsers size={14} />}
          aria-label={`Readers of ${news.title}`}
          onClick={() => setOpened(true)}
        >
          Readers
        </Button>
      ) : null}
      <Suspense>{opened ? <ReadersDialog news={news} onClose={() => setOpened(false)} /> : null}</Suspense>
    </Group>
  );
}

import { Anchor, Button, Group, Paper, Skeleton, Text, Title } from '@mantine/core';
import { specifiedMessages } from '@operatory/domain';
import { IconChevronRight, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './cards.module.css';

export interface CardAnswer {
  readonly data: unknown;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** A card with a title, a count and a link to the whole list; a skeleton until its data has loaded. */
export function Card({
  title,
  count,
  more,
  answer,
  bones = 2,
  children,
}: {
  title: string;
  count?: number | string | undefined;
  more?: { readonly label: string; readonly to: string; readonly search?: Readonly<Record<string, string>> };
  /** Absent if the contents load their own data. */
  answer?: CardAnswer;
  /** The number of skeleton rows while loading. */
  bones?: number;
  children: ReactNode;
}) {
  return (
    <Paper component="section" p={16} aria-label={title}>
      <div className={classes.cardHead}>
        <Title order={2} size="h3">
          {title}
        </Title>
        {count === undefined ? null : (
          <Text size="sm" c="var(--op-muted)" className="tabular">
            {count}
          </Text>
        )}
        {more ? (
          <Anchor
            component={Link}
            to={more.to}
            search={(more.search ?? {}) as never}
            fz={12}
            lh="24px"
            fw={550}
            c="var(--op-accent)"
          >
            {more.label} <IconChevronRight size={12} style={{ verticalAlign: -1 }} />
          </Anchor>
        ) : null}
      </div>
      {!answer || answer.data ? (
        children
      ) : answer.error ? (
        <CardFailed onRefresh={answer.refetch} />
      ) : (
        <Bones rows={bones} />
      )}
    </Paper>
  );
}

function Bones({ rows }: { rows: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes.row}>
          <Skeleton height={14} width={`${60 - row * 8}%`} />
        </div>
      ))}
    </div>
  );
}

function CardFailed({ onRefresh }: { onRefresh: () => void }) {
  return (
    <Group justify="center" gap={12} py={16} role="status">
      <Text size="sm" c="var(--op-muted)">
        {specifiedMessages.something_went_wrong}
      </Text>
      <Button size="xs" variant="default" leftSection={<IconRefresh size={14} />} onClick={onRefresh}>
        Refresh
      </Button>
    </Group>
  );
}

/** Shown in a card without contents. */
export function CardNothing({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="var(--op-muted)" py={24} ta="center">
      {children}
    </Text>
  );
}

import { Anchor, Paper, Text, Title } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './dashboard.module.css';

/** A titled card with a count and a way to the whole list. */
export function Card({
  title,
  count,
  more,
  children,
}: {
  title: string;
  count?: number | string | undefined;
  more?: { readonly label: string; readonly to: string; readonly search?: Readonly<Record<string, string>> };
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
      {children}
    </Paper>
  );
}

/** One quiet line where a card has nothing to show. */
export function CardNothing({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="var(--op-muted)" py={24} ta="center">
      {children}
    </Text>
  );
}

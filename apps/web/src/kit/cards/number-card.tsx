import { Paper, Skeleton } from '@mantine/core';
import type { BoolExp } from '@operatory/resource';
import { IconArrowUpRight, type TablerIcon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { useCount } from '#data/use-count.ts';
import { Card } from './card.tsx';
import classes from './cards.module.css';

export interface NumberPart {
  readonly hue: string;
  readonly text: string;
}

interface NumberCardProps {
  readonly title: string;
  readonly icon: TablerIcon;
  /** Undefined while counting; null if counting failed. */
  readonly value: number | null | undefined;
  /** The noun for the number, or a pair of its singular and plural. */
  readonly caption: string | readonly [one: string, several: string];
  readonly parts?: readonly NumberPart[];
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

/** A key figure that links to the list it counts. */
export function NumberCard({
  title,
  icon: Icon,
  value,
  caption,
  parts = [],
  to,
  search = {},
}: NumberCardProps) {
  const words = typeof caption === 'string' ? caption : caption[value === 1 ? 0 : 1];
  return (
    <Paper component={Link} to={to} search={search as never} className={classes.number ?? ''}>
      <span className={classes.numberHead}>
        <span className={classes.icon}>
          <Icon size={16} aria-hidden />
        </span>
        {title}
        <IconArrowUpRight size={16} className={classes.arrow ?? ''} aria-hidden />
      </span>
      {value === undefined ? (
        <Skeleton height={28} width={80} mt={8} component="span" display="block" />
      ) : (
        <span>
          <span className={classes.value}>{value ?? '–'}</span>
          <span className={classes.caption}>{words}</span>
        </span>
      )}
      <span className={classes.parts}>
        {parts.map(({ hue, text }) => (
          <span key={text}>
            <span className={classes.dot} style={{ background: `var(--op-${hue}-mark)` }} />
            {text}
          </span>
        ))}
      </span>
    </Paper>
  );
}

export const CountCard = ({
  table,
  where,
  ...card
}: { table: string; where: BoolExp } & Omit<NumberCardProps, 'value'>) => (
  <NumberCard {...card} value={useCount(table, where)} />
);

/** Key figures side by side; with a title they are in one card. */
export function NumberCards({
  title,
  more,
  children,
}: Pick<ComponentProps<typeof Card>, 'more'> & { title?: string; children: ReactNode }) {
  const numbers = <div className={classes.numbers}>{children}</div>;
  if (title === undefined) return numbers;
  return (
    <Card title={title} {...(more ? { more } : {})}>
      {numbers}
    </Card>
  );
}

import { Paper, Skeleton } from '@mantine/core';
import { IconArrowUpRight, type TablerIcon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './cards.module.css';

export interface NumberPart {
  readonly hue: string;
  readonly text: string;
}

/** A key figure with a link to its list. */
export function NumberCard({
  title,
  icon: Icon,
  value,
  caption,
  parts = [],
  to,
  search = {},
}: {
  title: string;
  icon: TablerIcon;
  /** Undefined while counting, null if counting failed. */
  value: number | null | undefined;
  caption: string;
  parts?: readonly NumberPart[];
  to: string;
  search?: Readonly<Record<string, string>>;
}) {
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
          <span className={classes.caption}>{caption}</span>
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

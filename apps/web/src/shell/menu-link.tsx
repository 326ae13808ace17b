import { VisuallyHidden } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './shell.module.css';

/** An entry of the menu with its number of open items. */
export function MenuLink({
  to,
  search,
  title,
  icon: Icon,
  active,
  waiting = 0,
  onClick,
}: {
  to: string;
  search?: Readonly<Record<string, string>> | undefined;
  title: string;
  icon: TablerIcon;
  active: boolean;
  waiting?: number;
  onClick?: (() => void) | undefined;
}) {
  return (
    <Link
      to={to}
      search={(search ?? {}) as never}
      activeOptions={{ exact: true }}
      className={classes.link}
      data-menu
      data-active={active || undefined}
      aria-current={active ? 'page' : undefined}
      title={waiting > 0 ? `${title}, ${waiting} open` : title}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden />
      <span className={classes.hideable}>{title}</span>
      <PendingCount count={waiting} />
    </Link>
  );
}

/** The number of open items of an entry or a tab; nothing for 0. */
export function PendingCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={classes.waiting}>
      {count > 99 ? '99+' : count}
      <VisuallyHidden> open</VisuallyHidden>
    </span>
  );
}

import { Popover, UnstyledButton } from '@mantine/core';
import { IconCheck, IconChecks } from '@tabler/icons-react';
import classes from './chats.module.css';
import type { MessageStatus } from './marks.ts';

const words = { sent: 'Sent', delivered: 'Delivered', read: 'Read' } as const;

/** One tick means sent, two mean delivered, and two in colour mean read. */
export function Ticks({ mark }: { mark: MessageStatus }) {
  const Icon = mark === 'sent' ? IconCheck : IconChecks;
  return (
    <span className={classes.ticks} data-mark={mark} title={words[mark]}>
      <Icon size={14} aria-hidden />
      <span className="visually-hidden">{words[mark]}</span>
    </span>
  );
}

/** The people who have read the user's message in a group, or one tick if nobody has. */
export function SeenBy({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <Ticks mark="sent" />;
  return (
    <Popover position="top" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes.seen ?? ''}>Seen by {names.length}</UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <ul className={classes.readers} aria-label="Seen by">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePhone } from '#ui/window-width.ts';
import classes from './chat-panes.module.css';

/**
 * A list of chats with the open one beside it. On a phone there is only the list, because a chat is a page of
 * its own there.
 */
export function ChatPanes({
  title,
  head,
  list,
  children,
}: {
  title: string;
  head?: ReactNode;
  list: ReactNode;
  /** The open chat; nothing if none is open. */
  children: ReactNode;
}) {
  const phone = usePhone();
  return (
    <div className={classes.panes} data-many>
      <aside className={classes.list}>
        {head}
        <nav aria-label={title}>{list}</nav>
      </aside>
      {phone ? null : children ? (
        <section className={classes.open} aria-label="Chat">
          {children}
        </section>
      ) : (
        // No chat is opened automatically, because opening one marks it as read, and new messages change the
        // order of the list.
        <p className={classes.choose}>Choose a chat</p>
      )}
    </div>
  );
}

/** A chat in the list, with the number of unread messages. */
export const ChatEntry = ({
  to,
  search,
  isOpen,
  name,
  note,
  unread = 0,
}: {
  to: string;
  search: Readonly<Record<string, string>>;
  isOpen: boolean;
  name: ReactNode;
  note: ReactNode;
  unread?: number;
}) => (
  <Link className={classes.entry} data-active={isOpen || undefined} to={to} search={search as never}>
    <span>{name}</span>
    <span>{note}</span>
    {unread > 0 ? (
      <span className={classes.count}>
        {unread}
        <span className="visually-hidden"> unread</span>
      </span>
    ) : null}
  </Link>
);

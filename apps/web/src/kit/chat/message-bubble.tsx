import { ActionIcon, Menu } from '@mantine/core';
import { dateTime, toText } from '@operatory/resource';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AttachmentList } from '#files/attachment-list.tsx';
import { confirmDialog } from '#ui/confirm-dialog.tsx';
import classes from './chat.module.css';
import type { ChatMessage } from './chat-message.ts';

const at = dateTime({ dayFirst: true });

/** A message: the user's own side on the right, the other side on the left, events in the middle. */
export function MessageBubble({
  message,
  zone,
  mark,
  onEdit,
  onDelete,
}: {
  message: ChatMessage;
  zone: string;
  /** How far it has got, such as "Seen". */
  mark?: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const { text, files, author, side, created_at, isEdited, mayEdit, mayDelete } = message;
  const time = toText(at, created_at, { timeZone: zone });
  if (side === 'system')
    return (
      <li className={classes.system}>
        {text} · <time dateTime={created_at}>{time}</time>
      </li>
    );
  async function askAndDelete() {
    const words = {
      title: 'Delete message',
      text: 'This message will be deleted.',
      confirm: 'Delete',
      danger: true,
    };
    if (await confirmDialog(words)) onDelete();
  }
  return (
    <li className={classes.message} data-own={side === 'own' || undefined}>
      <div className={classes.bubble}>
        <div className={classes.head}>
          <span className={classes.author}>{author}</span>
          {mayEdit || mayDelete ? (
            <Menu position="bottom-end">
              <Menu.Target>
                <ActionIcon size={24} variant="subtle" aria-label="Actions for this message">
                  <IconDots size={14} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                {mayEdit ? <Menu.Item onClick={onEdit}>Edit</Menu.Item> : null}
                {mayDelete ? (
                  <Menu.Item c="var(--op-red-ink)" onClick={() => void askAndDelete()}>
                    Delete
                  </Menu.Item>
                ) : null}
              </Menu.Dropdown>
            </Menu>
          ) : null}
        </div>
        {text ? <p className={classes.words}>{text}</p> : null}
        <AttachmentList files={files} />
        <div className={classes.foot}>
          <time dateTime={created_at}>{time}</time>
          {isEdited ? <span>edited</span> : null}
          {mark}
        </div>
      </div>
    </li>
  );
}

import { ActionIcon, Menu } from '@mantine/core';
import { messages } from '@operatory/domain';
import { dateTime, toText } from '@operatory/resource';
import { IconDots } from '@tabler/icons-react';
import { useCommand } from '#data/hooks.ts';
import { AttachmentList } from '#files/attachment-list.tsx';
import { confirmDialog } from '#ui/confirm-dialog.tsx';
import classes from './order-chat.module.css';
import { type ChatMessage, deleteMessage } from './order-data.ts';

const at = dateTime({ dayFirst: true });

/** A message: the user's own side on the right, the other side on the left, events in the middle. */
export function MessageBubble({
  message,
  author,
  own,
  mine,
  zone,
  seen,
  onEdit,
}: {
  message: ChatMessage;
  author: string;
  /** Of one's own side. */
  own: boolean;
  /** Whether it is the user's own, which can be edited while the chat is open. */
  mine: boolean;
  zone: string;
  /** Whether it is the last message that the other side has seen. */
  seen: boolean;
  onEdit: () => void;
}) {
  const [remove] = useCommand(deleteMessage, { success: messages.order_message_deleted });
  const time = toText(at, message.created_at, { timeZone: zone });
  if (message.message_by === 'SYSTEM')
    return (
      <li className={classes.system}>
        {message.message} · <time dateTime={message.created_at}>{time}</time>
      </li>
    );
  async function onDelete() {
    const words = {
      title: 'Delete message',
      text: 'This message will be deleted.',
      confirm: 'Delete',
      danger: true,
    };
    if (await confirmDialog(words)) await remove({ id: message.id });
  }
  return (
    <li className={classes.message} data-own={own || undefined}>
      <div className={classes.bubble}>
        <div className={classes.head}>
          <span className={classes.author}>{author}</span>
          {mine ? (
            <Menu position="bottom-end">
              <Menu.Target>
                <ActionIcon size={24} variant="subtle" aria-label="Actions for this message">
                  <IconDots size={14} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                {message.message_type === 'TEXT' ? <Menu.Item onClick={onEdit}>Edit</Menu.Item> : null}
                <Menu.Item c="var(--op-red-ink)" onClick={() => void onDelete()}>
                  Delete
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          ) : null}
        </div>
        {message.message ? <p className={classes.words}>{message.message}</p> : null}
        <AttachmentList files={message.attachments} />
        <div className={classes.foot}>
          <time dateTime={message.created_at}>{time}</time>
          {message.edited_at ? <span>edited</span> : null}
          {seen ? <span>Seen</span> : null}
        </div>
      </div>
    </li>
  );
}

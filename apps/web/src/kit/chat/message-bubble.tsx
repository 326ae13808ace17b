import { ActionIcon, Menu, UnstyledButton } from '@mantine/core';
import { dateTime, toText } from '@operatory/resource';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AttachmentList } from '#files/attachment-list.tsx';
import { PersonAvatar } from '#kit/cells/presence.tsx';
import { confirmDialog } from '#ui/confirm-dialog.tsx';
import classes from './chat.module.css';
import { type ChatMessage, deletedText } from './chat-message.ts';
import { ChatPictures } from './chat-pictures.tsx';
import { partsOf } from './mentions.ts';

const at = dateTime({ dayFirst: true });

/** A message: the user's own on the right, others on the left, automatic ones in the middle. */
export function MessageBubble({
  message,
  continues,
  zone,
  mark,
  flashes,
  onReply,
  onEdit,
  onDelete,
  onQuote,
}: {
  message: ChatMessage;
  /** Whether the message above has the same author, so that the name is not repeated. */
  continues: boolean;
  zone: string;
  /** The delivery state, such as "Seen". */
  mark?: ReactNode;
  /** Whether the message is highlighted, because the user has just jumped to it. */
  flashes: boolean;
  onReply: ((message: ChatMessage) => void) | undefined;
  onEdit: (message: ChatMessage) => void;
  onDelete: (id: string) => void;
  /** Jumps to the message to which this one replies. */
  onQuote: (id: string) => void;
}) {
  const {
    text,
    files,
    author,
    hidesAuthor,
    side,
    created_at,
    isEdited,
    isDeleted,
    mayEdit,
    mayDelete,
    quote,
  } = message;
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
    if (await confirmDialog(words)) onDelete(message.id);
  }
  const pictures = files.filter(({ file_type }) => file_type === 'IMAGE');
  const hasMenu = !isDeleted && (mayEdit || mayDelete || onReply !== undefined);
  return (
    <li
      className={classes.message}
      data-message={message.id}
      data-own={side === 'own' || undefined}
      data-continues={continues || undefined}
      data-flashes={flashes || undefined}
    >
      {message.picture === undefined ? null : (
        <span className={classes.face} aria-hidden>
          {message.picture && !continues ? <PersonAvatar user={message.picture} size={28} /> : null}
        </span>
      )}
      <div className={classes.bubble} data-deleted={isDeleted || undefined} data-menu={hasMenu || undefined}>
        <span className={continues || hidesAuthor ? 'visually-hidden' : classes.author}>{author}</span>
        {hasMenu ? (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon
                size={24}
                variant="subtle"
                className={classes.more ?? ''}
                aria-label="Actions for this message"
              >
                <IconDots size={14} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {onReply ? <Menu.Item onClick={() => onReply(message)}>Reply</Menu.Item> : null}
              {mayEdit ? <Menu.Item onClick={() => onEdit(message)}>Edit</Menu.Item> : null}
              {mayDelete ? (
                <Menu.Item c="var(--op-red-ink)" onClick={() => void askAndDelete()}>
                  Delete
                </Menu.Item>
              ) : null}
            </Menu.Dropdown>
          </Menu>
        ) : null}
        {quote && !isDeleted ? (
          <UnstyledButton
            className={classes.quote ?? ''}
            aria-label={`Go to the message from ${quote.author}`}
            onClick={() => onQuote(quote.id)}
          >
            <span>{quote.author}</span>
            <span>{quote.text}</span>
          </UnstyledButton>
        ) : null}
        {isDeleted ? (
          <p className={classes.words}>{deletedText}</p>
        ) : text ? (
          <p className={classes.words}>
            <Words text={text} names={message.mentions ?? []} />
          </p>
        ) : null}
        {isDeleted ? null : (
          <>
            <ChatPictures files={pictures} />
            <AttachmentList files={files.filter((file) => !pictures.includes(file))} />
          </>
        )}
        <div className={classes.foot}>
          <time dateTime={created_at}>{time}</time>
          {isEdited && !isDeleted ? <span>edited</span> : null}
          {isDeleted ? null : mark}
        </div>
      </div>
    </li>
  );
}

function Words({ text, names }: { text: string; names: readonly string[] }) {
  let at = 0;
  return partsOf(text, names).map((part) => {
    const key = at;
    at += part.text.length;
    return part.isMention ? (
      <strong key={key} className={classes.mention}>
        {part.text}
      </strong>
    ) : (
      part.text
    );
  });
}

import { ActionIcon, Button, Textarea } from '@mantine/core';
import { messages } from '@operatory/domain';
import { IconPaperclip, IconSend, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import { toast } from '#data/toast.ts';
import { AttachmentList } from '#files/attachment-list.tsx';
import { acceptOf } from '#files/file-kinds.ts';
import { takePasted } from '#files/pasted.ts';
import { UploadRow } from '#files/upload-row.tsx';
import classes from './chat.module.css';
import type { ChatFiles } from './use-chat-files.ts';

/** The message that is being edited. */
export interface Edited {
  readonly id: string;
  readonly message: string;
}

/** Writes to the other side: Enter sends, Shift+Enter starts a new line, ↑ edits the user's last message. */
export function Composer({
  chat,
  attached,
  edited,
  onSend,
  onSave,
  onCancelEdit,
  onEditLast,
}: {
  /** Names the draft that is kept until it is sent. */
  chat: string;
  attached: ChatFiles;
  edited: Edited | null;
  onSend: (message: string, files: readonly FileReference[]) => void;
  onSave: (message: string) => Promise<boolean>;
  onCancelEdit: () => void;
  onEditLast: () => void;
}) {
  const draftKey = `operatory.chat-draft.${chat}`;
  const [text, setText] = useState(() => sessionStorage.getItem(draftKey) ?? '');
  const [missing, setMissing] = useState(false);
  const [saving, setSaving] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const frame = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { uploading, files, busy, add, remove, clear } = attached;
  const latest = useRef(add);
  latest.current = add;
  useEffect(
    () => (frame.current ? takePasted(frame.current, (pasted) => latest.current(pasted)) : undefined),
    [],
  );
  useEffect(() => {
    if (edited) {
      setText(edited.message);
      area.current?.focus();
    } else setText(sessionStorage.getItem(draftKey) ?? '');
    setMissing(false);
  }, [edited, draftKey]);

  function change(next: string) {
    setText(next);
    if (next.trim() !== '') setMissing(false);
    if (!edited) sessionStorage.setItem(draftKey, next);
  }

  async function submit() {
    const message = text.trim();
    if (saving) return;
    if (busy) return toast.info('A file is still uploading');
    if (message === '' && (edited || files.length === 0)) {
      setMissing(true);
      toast.error(messages.order_message_required);
      area.current?.focus();
      return;
    }
    if (edited) {
      setSaving(true);
      await onSave(message);
      setSaving(false);
      return;
    }
    onSend(message, files);
    change('');
    clear();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) void submit();
    else if (event.key === 'Escape' && edited) onCancelEdit();
    else if (event.key === 'ArrowUp' && text === '' && !edited) onEditLast();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <form
      ref={frame}
      className={classes.composer}
      aria-label="Write a message"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {edited ? (
        <div className={classes.editing}>
          <span>You are editing a message</span>
          <Button size="compact-xs" variant="subtle" leftSection={<IconX size={14} />} onClick={onCancelEdit}>
            Cancel
          </Button>
        </div>
      ) : (
        <>
          <AttachmentList files={files} onRemove={remove} />
          {uploading.map((item) => (
            <UploadRow key={item.key} item={item} />
          ))}
        </>
      )}
      <div className={classes.row}>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={acceptOf('attachment')}
          aria-label="Choose files"
          onChange={(event) => {
            add([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
        <ActionIcon
          size={44}
          variant="subtle"
          aria-label="Attach files"
          disabled={edited !== null}
          onClick={() => input.current?.click()}
        >
          <IconPaperclip size={18} />
        </ActionIcon>
        <Textarea
          ref={area}
          className={classes.area}
          aria-label="Message"
          placeholder="Write a message"
          autosize
          minRows={1}
          maxRows={6}
          maxLength={5000}
          value={text}
          error={missing ? messages.order_message_required : null}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <ActionIcon
          type="submit"
          size={44}
          variant="filled"
          color="teal"
          aria-label={edited ? 'Save' : 'Send'}
          loading={saving}
        >
          <IconSend size={18} />
        </ActionIcon>
      </div>
    </form>
  );
}

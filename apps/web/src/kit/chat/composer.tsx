import { ActionIcon, Button, Textarea } from '@mantine/core';
import { messages } from '@operatory/domain';
import { IconCamera, IconPaperclip, IconSend, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import { toast } from '#data/toast.ts';
import { AttachmentList } from '#files/attachment-list.tsx';
import { acceptedExtensions } from '#files/file-kinds.ts';
import { onPastedFiles } from '#files/pasted.ts';
import { UploadRow } from '#files/upload-row.tsx';
import { type KeyBinding, useKeys } from '#ui/keys.ts';
import { lazyWithRetry } from '#ui/late.ts';
import classes from './chat.module.css';
import type { Mentionable, Quote } from './chat-message.ts';
import { completeMention, suggestedPeople, type TypedMention, typedMention } from './mentions.ts';
import type { ChatFiles } from './use-chat-files.ts';

const CameraDialog = lazyWithRetry<{ onClose: () => void; onPhoto: (photo: File) => void }>(
  () => import('./camera-dialog.tsx'),
);

export interface EditedMessage {
  readonly id: string;
  readonly message: string;
}

/**
 * Milliseconds after sending in which a press of Send with nothing to send is a double click, and not an
 * empty message.
 */
const doublePressMilliseconds = 600;
const nobody: readonly Mentionable[] = [];
/** The text field handles this key itself. It is registered only for the list of shortcuts. */
const fieldKeys: readonly KeyBinding[] = [{ key: 'ArrowUp', label: 'Edit your last message' }];

/**
 * Writes a message: Enter sends, Shift+Enter starts a new line, ↑ edits the user's last message, and @ offers
 * people to mention.
 */
export function Composer({
  chat,
  attached,
  edited,
  quote,
  people = nobody,
  onSend,
  onSave,
  onCancelEdit,
  onCancelQuote,
  onEditLast,
  onTyping,
}: {
  chat: string;
  attached: ChatFiles;
  edited: EditedMessage | null;
  quote: Quote | null;
  people?: readonly Mentionable[] | undefined;
  onSend: (message: string, files: readonly FileReference[]) => void;
  onSave: (message: string) => Promise<boolean>;
  onCancelEdit: () => void;
  onCancelQuote: () => void;
  onEditLast: () => void;
  onTyping?: (() => void) | undefined;
}) {
  const draftKey = `operatory.chat-draft.${chat}`;
  const [text, setText] = useState(() => sessionStorage.getItem(draftKey) ?? '');
  const [missing, setMissing] = useState(false);
  const [saving, setSaving] = useState(false);
  const [photographs, setPhotographs] = useState(false);
  const [mention, setMention] = useState<TypedMention | null>(null);
  const [active, setActive] = useState(0);
  const area = useRef<HTMLTextAreaElement>(null);
  const frame = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** Where the caret must be after a mention was completed. */
  const caret = useRef<number | null>(null);
  const sentAt = useRef(0);
  const listId = useId();
  useKeys(fieldKeys);
  const { uploading, files, busy, add, remove, clear } = attached;
  const latest = useRef(add);
  latest.current = add;
  const offered = mention ? suggestedPeople(mention.name, people) : nobody;
  useEffect(
    () => (frame.current ? onPastedFiles(frame.current, (pasted) => latest.current(pasted)) : undefined),
    [],
  );
  useEffect(() => {
    if (edited) {
      setText(edited.message);
      area.current?.focus();
    } else setText(sessionStorage.getItem(draftKey) ?? '');
    setMissing(false);
    setMention(null);
  }, [edited, draftKey]);
  useEffect(() => {
    if (quote) area.current?.focus();
  }, [quote]);
  useEffect(() => {
    if (caret.current === null) return;
    area.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function change(next: string) {
    setText(next);
    if (next.trim() !== '') setMissing(false);
    if (!edited) sessionStorage.setItem(draftKey, next);
  }

  function choose(person: Mentionable | undefined) {
    if (!person || !mention) return;
    const next = completeMention(text, mention, person);
    caret.current = next.caret;
    change(next.text);
    setMention(null);
    area.current?.focus();
  }

  async function submit() {
    const message = text.trim();
    if (saving) return;
    if (busy) return toast.info('A file is still uploading');
    if (message === '' && (edited || files.length === 0)) {
      if (Date.now() - sentAt.current < doublePressMilliseconds) return;
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
    sentAt.current = Date.now();
    onSend(message, files);
    change('');
    setMention(null);
    clear();
  }

  /** Returns whether the key was used in the list of people to mention. */
  function onMentionKey({ key }: KeyboardEvent): boolean {
    if (offered.length === 0) return false;
    if (key === 'ArrowDown') setActive((active + 1) % offered.length);
    else if (key === 'ArrowUp') setActive((active + offered.length - 1) % offered.length);
    else if (key === 'Enter' || key === 'Tab') choose(offered[active]);
    else if (key === 'Escape') setMention(null);
    else return false;
    return true;
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    if (onMentionKey(event)) {
      // The key was used in the list of people.
    } else if (event.key === 'Enter' && !event.shiftKey) void submit();
    else if (event.key === 'Escape' && edited) onCancelEdit();
    else if (event.key === 'Escape' && quote) onCancelQuote();
    else if (event.key === 'ArrowUp' && text === '' && !edited) onEditLast();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
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
            <Button
              size="compact-xs"
              variant="subtle"
              leftSection={<IconX size={14} />}
              onClick={onCancelEdit}
            >
              Cancel
            </Button>
          </div>
        ) : (
          <>
            {quote ? (
              <div className={classes.answering}>
                <span>
                  <strong>Reply to {quote.author}</strong>
                  <span>{quote.text}</span>
                </span>
                <ActionIcon size={28} variant="subtle" aria-label="Cancel reply" onClick={onCancelQuote}>
                  <IconX size={16} />
                </ActionIcon>
              </div>
            ) : null}
            <AttachmentList files={files} onRemove={remove} />
            {uploading.map((item) => (
              <UploadRow key={item.key} item={item} />
            ))}
          </>
        )}
        {offered.length > 0 ? (
          <div id={listId} role="listbox" aria-label="People to mention" className={classes.offered}>
            {offered.map((person, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: keys work in the text field
              <div
                key={person.id}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                data-active={index === active || undefined}
                // Pressing a person must not take the focus from the text field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(person)}
              >
                {person.name}
              </div>
            ))}
          </div>
        ) : null}
        <div className={classes.row}>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={acceptedExtensions('attachment')}
            aria-label="Choose files"
            onChange={(event) => {
              add([...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = '';
            }}
          />
          <span className={classes.tools}>
            <ActionIcon
              size={44}
              variant="subtle"
              aria-label="Attach files"
              disabled={edited !== null}
              onClick={() => input.current?.click()}
            >
              <IconPaperclip size={18} />
            </ActionIcon>
            <ActionIcon
              size={44}
              variant="subtle"
              aria-label="Take a photo"
              disabled={edited !== null}
              onClick={() => setPhotographs(true)}
            >
              <IconCamera size={18} />
            </ActionIcon>
          </span>
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
            {...(offered.length > 0
              ? {
                  'aria-autocomplete': 'list' as const,
                  'aria-controls': listId,
                  'aria-activedescendant': `${listId}-${active}`,
                }
              : {})}
            onChange={({ currentTarget }) => {
              change(currentTarget.value);
              setMention(
                people.length > 0 ? typedMention(currentTarget.value, currentTarget.selectionStart) : null,
              );
              setActive(0);
              if (!edited && currentTarget.value.trim() !== '') onTyping?.();
            }}
            onBlur={() => setMention(null)}
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
      {photographs ? (
        <Suspense>
          <CameraDialog onClose={() => setPhotographs(false)} onPhoto={(photo) => add([photo])} />
        </Suspense>
      ) : null}
    </>
  );
}

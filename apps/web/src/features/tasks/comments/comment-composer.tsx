import { Button, Group, Text, Textarea } from '@mantine/core';
import { messageOf, type TaskAddress, taskHref } from '@operatory/domain';
import { folded } from '@operatory/resource';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { refuse } from '#data/refusals.ts';
import { type UploadOwner, uploadStore } from '#files/upload-store.ts';
import { useUploads } from '#files/use-uploads.ts';
import { usePeopleApart } from '#kit/definition/use-people-apart.ts';
import { Uploader } from '#kit/fields/uploader.tsx';
import { useMe } from '#session/session.ts';
import { UserAvatar } from '#ui/user-avatar.tsx';
import { insertComment } from '../data/task-documents.ts';
import type { PersonRow } from '../data/task-row.ts';
import classes from './comments.module.css';
import { queryAt, withMention } from './mentions.ts';
import { useCommentDraft } from './use-comment-draft.ts';
import { useMentioned } from './use-mentioned.ts';
import { useReaders } from './use-readers.ts';

/** A field to write a comment. `@` suggests people, files can be attached, and Ctrl or ⌘ with Enter saves. */
export function CommentComposer({
  task,
  onSaved,
  onCancel,
}: {
  task: TaskAddress & { readonly name: string; readonly clinic_id: string };
  onSaved?: () => void;
  onCancel?: () => void;
}) {
  const area = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const me = useMe();
  const [message, setMessage] = useCommentDraft(me.user.id, task.id);
  const [caret, setCaret] = useState(0);
  const owner: UploadOwner = {
    id: `comment:${task.id}`,
    directory: 'task_comments',
    label: `your comment on ${task.name}`,
    href: taskHref(task, me.user.id),
  };
  const uploads = useUploads(owner);
  const [mentioned, setMentioned] = useState<readonly PersonRow[]>([]);
  const findMentioned = useMentioned(task.clinic_id);
  const [missing, setMissing] = useState(false);
  const [active, setActive] = useState(0);
  const [saving, setSaving] = useState(false);
  const [insert] = useCommand(insertComment, {
    success: messageOf('comment_added'),
    failure: messageOf('comment_not_added'),
  });
  const query = queryAt(message, caret);
  const users = useReaders(task.id, query?.text ?? '', query === null);
  // The suggestions for a shorter text stay until new ones arrive, so those that no longer match are removed
  // before Enter can choose one.
  const sought = folded(query?.text.trim() ?? '');
  const suggestions = query
    ? users.filter(({ display_name }) => folded(display_name).includes(sought)).slice(0, 6)
    : [];

  const apart = usePeopleApart(suggestions);
  const suggestion = suggestions[active];

  function choose(user: PersonRow) {
    const next = withMention(message, caret, user.display_name);
    setMentioned((users) => [...users.filter((other) => other.id !== user.id), user]);
    setMessage(next.message);
    setCaret(next.caret);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(next.caret, next.caret);
    });
  }

  async function save() {
    if (saving || uploads.busy) return;
    if (message.trim() === '') {
      setMissing(true);
      refuse(messageOf('fill_valid_details'));
      area.current?.focus();
      return;
    }
    setSaving(true);
    const object = {
      task_id: task.id,
      message: message.trim(),
      message_type: 'TEXT' as const,
      attachments: uploads.files,
      mentioned_user_ids: await findMentioned(message, mentioned),
    };
    const { ok } = await insert({ object });
    setSaving(false);
    if (!ok) return;
    setMessage('');
    uploadStore.forget(owner.id);
    setMentioned([]);
    onSaved?.();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void save();
    else if (suggestions.length > 0 && event.key === 'ArrowDown')
      setActive((active + 1) % suggestions.length);
    else if (suggestions.length > 0 && event.key === 'ArrowUp')
      setActive((active + suggestions.length - 1) % suggestions.length);
    else if (suggestion && (event.key === 'Enter' || event.key === 'Tab')) choose(suggestion);
    else if (suggestions.length > 0 && event.key === 'Escape') setCaret(0);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <div style={{ position: 'relative' }}>
        {suggestions.length > 0 ? (
          <div id={listId} className={classes.suggestions} role="listbox" aria-label="Mention someone">
            {suggestions.map((user, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: arrows and Enter work in the message
              <div
                key={user.id}
                id={`${listId}-${user.id}`}
                role="option"
                aria-selected={index === active}
                className={classes.suggestion}
                data-active={index === active || undefined}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(user)}
              >
                <UserAvatar user={user} tooltip={false} />
                <div>
                  {user.display_name}
                  {apart.get(user.id) ? (
                    <Text size="xs" c="var(--op-muted)">
                      {apart.get(user.id)}
                    </Text>
                  ) : null}
                </div>
              </div>
            ))}
          </div>
        ) : null}
        <Textarea
          ref={area}
          label="Message"
          withAsterisk
          autosize
          minRows={2}
          maxRows={8}
          placeholder="Write a comment. Type @ to mention someone."
          readOnly={saving}
          aria-autocomplete="list"
          {...(suggestion
            ? { 'aria-controls': listId, 'aria-activedescendant': `${listId}-${suggestion.id}` }
            : {})}
          // Escape first closes the suggestions, and the dialog only if there are none.
          data-mantine-stop-propagation={suggestions.length > 0}
          value={message}
          error={missing ? messageOf('message_required') : null}
          onChange={(event) => {
            setMessage(event.currentTarget.value);
            setCaret(event.currentTarget.selectionStart);
            setActive(0);
            if (event.currentTarget.value.trim() !== '') setMissing(false);
          }}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
          onKeyDown={onKeyDown}
        />
      </div>
      <Uploader look="quiet" owner={owner} uploads={uploads} />
      <Group justify="flex-end" gap={8}>
        {onCancel ? (
          <Button variant="default" onClick={onCancel} disabled={saving}>
            Cancel
          </Button>
        ) : null}
        <Button onClick={() => void save()} disabled={saving || uploads.busy}>
          {saving ? 'Saving...' : uploads.busy ? 'Uploading…' : 'Save'}
        </Button>
      </Group>
    </div>
  );
}

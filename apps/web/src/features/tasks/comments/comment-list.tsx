import { ActionIcon, Button, Group, Menu, Skeleton, Text, Textarea } from '@mantine/core';
import { messageOf } from '@operatory/domain';
import { IconDots } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useCommand, useLive } from '#data/hooks.ts';
import { AttachmentList } from '#files/attachment-list.tsx';
import { useMe } from '#session/session.ts';
import { confirmDialog } from '#ui/confirm-dialog.tsx';
import { Failed } from '#ui/empty-state.tsx';
import { UserAvatar } from '#ui/user-avatar.tsx';
import { dayMonthYear, timeOf } from '../data/dates.ts';
import { type CommentRow, deleteComment, liveComments, updateComment } from '../data/task-documents.ts';
import { zoneOf } from '../data/task-rules.ts';
import { useNames } from '../people/use-names.ts';
import classes from './comments.module.css';
import { segmentsOf } from './mentions.ts';
import { useMentioned } from './use-mentioned.ts';

interface OfTask {
  readonly id: string;
  readonly clinic_id: string;
}

/** A task's comments, live, oldest first. `onLoaded` is called when they have loaded. */
export function CommentList({ task, onLoaded }: { task: OfTask; onLoaded?: () => void }) {
  const { data, error, refetch } = useLive(liveComments, { task_id: task.id });
  const loaded = data !== undefined;
  useEffect(() => {
    if (loaded) onLoaded?.();
  }, [loaded, onLoaded]);
  const names = useNames((data?.task_comments ?? []).flatMap(({ mentioned_user_ids }) => mentioned_user_ids));
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (!data) return <Skeleton height={56} />;
  const comments = data.task_comments;
  if (comments.length === 0) {
    return (
      <Text size="sm" c="var(--op-muted)">
        No comments yet.
      </Text>
    );
  }
  return (
    <ul className={classes.list} aria-label="Comments">
      {comments.map((comment) => (
        <Comment key={comment.id} task={task} comment={comment} names={names} />
      ))}
    </ul>
  );
}

function Comment({
  task,
  comment,
  names,
}: {
  task: OfTask;
  comment: CommentRow;
  names: ReadonlyMap<string, string>;
}) {
  const me = useMe();
  const zone = zoneOf(task.clinic_id);
  const findMentioned = useMentioned(task.clinic_id);
  const mentioned = comment.mentioned_user_ids.map((id) => ({ id, display_name: names.get(id) ?? '' }));
  const [editing, setEditing] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const [saving, setSaving] = useState(false);
  const [update] = useCommand(updateComment, { failure: messageOf('request_not_updated') });
  const [remove] = useCommand(deleteComment, {
    success: messageOf('deleted'),
    failure: messageOf('not_deleted'),
  });
  const mine = comment.user_id === me.user.id;

  async function save() {
    const message = (editing ?? '').trim();
    setMissing(message === '');
    if (message === '') return;
    setSaving(true);
    const set = { message, mentioned_user_ids: await findMentioned(message, mentioned) };
    const { ok } = await update({ id: comment.id, set });
    setSaving(false);
    if (ok) setEditing(null);
  }
  async function onDelete() {
    const words = {
      title: 'Delete comment',
      text: 'This comment will be deleted.',
      confirm: 'Delete',
      danger: true,
    };
    if (await confirmDialog(words)) await remove({ id: comment.id });
  }

  return (
    <li className={classes.comment}>
      <UserAvatar user={comment.user ?? { display_name: 'Unknown' }} size={28} tooltip={false} />
      <div className={classes.body}>
        <div className={classes.head}>
          <span className={classes.author}>{comment.user?.display_name ?? 'Unknown'}</span>
          <time dateTime={comment.created_at} title={timeOf(comment.created_at, zone)}>
            {dayMonthYear(comment.created_at, zone)}
          </time>
          {comment.edited_at ? <span>edited</span> : null}
          <span className={classes.spring} />
          {mine && editing === null ? (
            <Menu position="bottom-end">
              <Menu.Target>
                <ActionIcon size={24} aria-label="Actions for this comment">
                  <IconDots size={14} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => setEditing(comment.message)}>Edit</Menu.Item>
                <Menu.Item c="var(--op-red-ink)" onClick={() => void onDelete()}>
                  Delete
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          ) : null}
        </div>
        {editing === null ? (
          <p className={classes.message}>
            {segmentsOf(
              comment.message,
              mentioned.map(({ display_name }) => display_name),
            ).map((segment, index) => (
              <span
                key={`${index}-${segment.text}`}
                className={segment.mention ? classes.mention : undefined}
              >
                {segment.text}
              </span>
            ))}
          </p>
        ) : (
          <div style={{ display: 'grid', gap: 8, marginTop: 4 }}>
            <Textarea
              autosize
              autoFocus
              aria-label="Edit comment"
              readOnly={saving}
              value={editing}
              onChange={(event) => setEditing(event.currentTarget.value)}
              error={missing ? messageOf('message_required') : null}
            />
            <Group gap={8} justify="flex-end">
              <Button size="xs" variant="default" onClick={() => setEditing(null)}>
                Cancel
              </Button>
              <Button size="xs" onClick={() => void save()} disabled={saving}>
                {saving ? 'Saving...' : 'Save'}
              </Button>
            </Group>
          </div>
        )}
        <AttachmentList files={comment.attachments} />
      </div>
    </li>
  );
}

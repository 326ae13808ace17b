import { ActionIcon, Button, Group, Menu, Skeleton, Text, Textarea } from '@mantine/core';
import { messageOf } from '@operatory/domain';
import { IconDots } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useCommand, useLive } from '#data/hooks.ts';
import { AttachmentList } from '#files/attachment-list.tsx';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { confirmDialog } from '#ui/confirm-dialog.tsx';
import { Failed } from '#ui/empty-state.tsx';
import { UserAvatar } from '#ui/user-avatar.tsx';
import { dayMonthYear, timeOf } from '../data/dates.ts';
import { type CommentRow, deleteComment, liveComments, updateComment } from '../data/task-documents.ts';
import { useUserSearch } from '../people/use-user-search.ts';
import classes from './comments.module.css';
import { segmentsOf } from './mentions.ts';

/** A task's comments, live, oldest first; `onLoaded` once they are there. */
export function CommentList({
  taskId,
  clinicId,
  onLoaded,
}: {
  taskId: string;
  clinicId: string;
  onLoaded?: () => void;
}) {
  const { data, error, refetch } = useLive(liveComments, { task_id: taskId });
  const loaded = data !== undefined;
  useEffect(() => {
    if (loaded) onLoaded?.();
  }, [loaded, onLoaded]);
  const { users } = useUserSearch('', clinicId);
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (!data) return <Skeleton height={56} />;
  const comments = data.task_comments;
  const names = [...users, ...comments.map((comment) => comment.user)].map(
    (user) => user?.display_name ?? '',
  );
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
        <Comment key={comment.id} comment={comment} names={names} />
      ))}
    </ul>
  );
}

function Comment({ comment, names }: { comment: CommentRow; names: readonly string[] }) {
  const me = useMe();
  const { zone } = useClinic();
  const [editing, setEditing] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const [update, updating] = useCommand(updateComment, { failure: messageOf('request_not_updated') });
  const [remove] = useCommand(deleteComment, {
    success: messageOf('deleted'),
    failure: messageOf('not_deleted'),
  });
  const mine = comment.user_id === me.user.id;

  async function save() {
    const message = (editing ?? '').trim();
    setMissing(message === '');
    if (message !== '' && (await update({ id: comment.id, set: { message } })).ok) setEditing(null);
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
            {segmentsOf(comment.message, names).map((segment, index) => (
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
              aria-label="Edit the comment"
              value={editing}
              onChange={(event) => setEditing(event.currentTarget.value)}
              error={missing ? messageOf('message_required') : null}
            />
            <Group gap={8} justify="flex-end">
              <Button size="xs" variant="default" onClick={() => setEditing(null)}>
                Cancel
              </Button>
              <Button size="xs" onClick={() => void save()} disabled={updating}>
                {updating ? 'Saving...' : 'Save'}
              </Button>
            </Group>
          </div>
        )}
        <AttachmentList files={comment.attachments} />
      </div>
    </li>
  );
}

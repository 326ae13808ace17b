import { Anchor, ScrollArea, Stack, Text } from '@mantine/core';
import { taskHref } from '@operatory/domain';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMe } from '#session/session.ts';
import { Dialog } from '#ui/dialog.tsx';
import { CommentComposer } from '../comments/comment-composer.tsx';
import { CommentList } from '../comments/comment-list.tsx';
import type { TaskRow } from '../data/task-row.ts';

/**
 * View And Comment: the task's comments, and a field to write one. The list scrolls to its end one second
 * after it has loaded.
 */
export function CommentDialog({ task, onClose }: { task: TaskRow; onClose: () => void }) {
  const me = useMe();
  const viewport = useRef<HTMLDivElement>(null);
  const toEnd = () => viewport.current?.scrollTo({ top: viewport.current.scrollHeight });
  const [loaded, setLoaded] = useState(false);
  const onLoaded = useCallback(() => setLoaded(true), []);
  useEffect(() => {
    if (!loaded) return undefined;
    const timer = setTimeout(toEnd, 1_000);
    return () => clearTimeout(timer);
  }, [loaded]);
  return (
    <Dialog title={task.name} onClose={onClose}>
      <Stack gap={12}>
        {task.more_info ? (
          <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
            {task.more_info}
          </Text>
        ) : null}
        <Anchor component={Link} to={taskHref(task, me.user.id)} size="sm" onClick={onClose}>
          Open task
        </Anchor>
        <ScrollArea.Autosize mah={320} viewportRef={viewport} type="auto">
          <CommentList task={task} onLoaded={onLoaded} />
        </ScrollArea.Autosize>
        <CommentComposer task={task} onCancel={onClose} onSaved={() => setTimeout(toEnd, 300)} />
      </Stack>
    </Dialog>
  );
}

import { Group, Stack, TextInput } from '@mantine/core';
import type { BoolExp } from '@operatory/resource';
import { type ReactNode, useMemo, useState } from 'react';
import { useLive } from '#data/hooks.ts';
import { useUploads } from '#files/use-uploads.ts';
import { Uploader } from '#kit/fields/uploader.tsx';
import { useToday } from '#session/use-today.ts';
import { Opener } from '#stories/opener.tsx';
import { story } from '#stories/story.ts';
import type { CalendarView } from '#ui/calendar-days.ts';
import { TaskActionsProvider } from './actions/task-actions.tsx';
import { TaskMenu } from './actions/task-menu.tsx';
import { TaskCalendar } from './calendar/task-calendar.tsx';
import { CommentComposer } from './comments/comment-composer.tsx';
import { CommentList } from './comments/comment-list.tsx';
import { liveTasks } from './data/task-documents.ts';
import type { TaskRow } from './data/task-row.ts';
import { editRefusal } from './data/task-rules.ts';
import { useMarks } from './data/use-marks.ts';
import { CommentDialog } from './dialogs/comment-dialog.tsx';
import { RequestDialog } from './dialogs/request-dialog.tsx';
import { MediaPreview, type TaskMedia } from './media/media-preview.tsx';
import { TaskViewDialog } from './media/task-view-dialog.tsx';

const noKeys = {
  onSelect: () => undefined,
  onEdit: () => undefined,
  onOpen: () => undefined,
  onUnselect: undefined,
};

/** Finds a task by the name that is typed in the story. */
function Named({ children }: { children: (task: TaskRow) => ReactNode }) {
  const [name, setName] = useState('');
  const where: BoolExp = useMemo(() => ({ name: { _eq: name.trim() } }), [name]);
  const { data } = useLive(liveTasks, { where, limit: 1, ...useMarks() });
  const task = data?.tasks[0];
  return (
    <Stack align="flex-start">
      <TextInput
        label="Name of a task"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {task && task.name === name.trim() ? children(task) : null}
    </Stack>
  );
}

function Calendar() {
  const today = useToday();
  const [shown, setShown] = useState<{ view: CalendarView; date: string }>({ view: 'month', date: today });
  return (
    <TaskActionsProvider>
      <TaskCalendar
        where={{}}
        {...shown}
        today={today}
        onView={(view, date) => setShown({ view, date: date ?? shown.date })}
        onDate={(date) => setShown({ ...shown, date })}
        hrefOf={({ id }) => `/dashboard/tasks/view/${id}/myTask`}
        mayEdit={(task) => editRefusal(task) === null}
        keys={noKeys}
      />
    </TaskActionsProvider>
  );
}

const checklist: TaskMedia = {
  kind: 'checklist',
  rows: [
    { id: 'a', name: 'Fill the steriliser', done: true, at: '2026-11-22T22:05:00Z', user_name: 'Mia Chen' },
    { id: 'b', name: 'Check the seal', done: false, at: null, user_name: null },
  ],
};
const page: TaskMedia = {
  kind: 'html',
  html: '<!doctype html><html lang="en"><title>Steps</title><h1>Steps</h1><script>parent.document.title = "run"</script></html>',
};

function Media({ draw }: { draw: (media: readonly TaskMedia[]) => ReactNode }) {
  const owner = { id: 'story:media', directory: 'tasks', label: 'a story' };
  const uploads = useUploads(owner);
  const files = uploads.files.map((file): TaskMedia => ({ kind: 'file', file }));
  return (
    <Stack>
      <Uploader owner={owner} uploads={uploads} onFiles={null} />
      {draw([checklist, page, ...files])}
    </Stack>
  );
}

const task = { name: 'Sterilise tray B', more_info: 'Before the first patient.', clinic_id: '' };

export const stories = [
  story('Calendar', () => <Calendar />),
  story('Task menu', () => (
    <TaskActionsProvider>
      <Named>{(named) => <TaskMenu task={named} />}</Named>
    </TaskActionsProvider>
  )),
  story('Add Comment', () => (
    <Named>
      {(named) => <Opener>{(end) => <CommentDialog task={named} onClose={() => end('no')} />}</Opener>}
    </Named>
  )),
  story('Mentions', () => (
    <Named>
      {(named) => (
        <Stack w="100%" maw={560}>
          <CommentList task={named} />
          <CommentComposer task={named} />
        </Stack>
      )}
    </Named>
  )),
  story('Task reassign', () => (
    <Named>
      {(named) => (
        <Opener>{(end) => <RequestDialog kind="reassign" task={named} onClose={() => end('no')} />}</Opener>
      )}
    </Named>
  )),
  story('Task reschedule', () => (
    <Named>
      {(named) => (
        <Opener>{(end) => <RequestDialog kind="extension" task={named} onClose={() => end('no')} />}</Opener>
      )}
    </Named>
  )),
  story('Task View', () => (
    <Group align="flex-start">
      <Media
        draw={(media) => (
          <Opener>{(end) => <TaskViewDialog task={task} media={media} onClose={() => end('no')} />}</Opener>
        )}
      />
    </Group>
  )),
  story('Task View media preview', () => (
    <Media
      draw={(media) =>
        media.map((one, index) => <MediaPreview key={index} media={one} zone="Australia/Sydney" />)
      }
    />
  )),
];

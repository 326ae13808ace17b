import { Stack, Text, Textarea } from '@mantine/core';
import { laterDate, messageOf } from '@operatory/domain';
import { dayProblem } from '@operatory/resource';
import { useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { refuse } from '#data/refusals.ts';
import { requestExtension, requestReassign } from '#data/request-commands.ts';
import { DayInput } from '#kit/fields/day-input.tsx';
import { selectMessageOf } from '#kit/pick/picker-of.ts';
import { useToday } from '#session/use-today.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { UserName } from '#ui/user-avatar.tsx';
import type { PersonRow, TaskRow } from '../data/task-row.ts';
import { UserSelect } from '../people/user-select.tsx';

/** A dialog to request another assignee (`reassign`) or a later deadline (`extension`). */
export function RequestDialog({
  kind,
  task,
  onClose,
}: {
  kind: 'reassign' | 'extension';
  task: TaskRow;
  onClose: () => void;
}) {
  const today = useToday(task.clinic_id);
  const [user, setUser] = useState<PersonRow | null>(null);
  const [date, setDate] = useState<string | null>(null);
  const [comment, setComment] = useState('');
  const [shown, setShown] = useState(false);
  const [reassign, reassigning] = useCommand(requestReassign, {
    success: messageOf('reassign_added'),
    failure: messageOf('reassign_not_added'),
  });
  const [extend, extending] = useCommand(requestExtension, {
    success: messageOf('extension_added'),
    failure: messageOf('extension_not_added'),
  });
  const busy = reassigning || extending;
  const earliest = laterDate(task.deadline_date, today);
  const errors = {
    user: kind === 'reassign' && !user ? selectMessageOf('users') : null,
    date:
      kind !== 'extension'
        ? null
        : date
          ? dayProblem(date, { from: earliest })
          : 'Extended deadline date is required',
    comment: comment.trim() === '' ? messageOf('comment_required') : null,
  };

  async function save() {
    setShown(true);
    if (errors.user || errors.date || errors.comment) {
      refuse(messageOf('fill_valid_details'));
      return;
    }
    const answer = user
      ? await reassign({ task_id: task.id, new_assigned_to_user_id: user.id, comment: comment.trim() })
      : await extend({ task_id: task.id, extended_deadline_date: date ?? '', comment: comment.trim() });
    if (answer.ok) onClose();
  }

  return (
    <Dialog title={kind === 'reassign' ? 'Reassign' : 'Task Extension'} onClose={onClose} locked={busy}>
      <Stack gap={12}>
        <Text size="sm" fw={600}>
          {task.name}
        </Text>
        {kind === 'reassign' ? (
          <>
            <div>
              <Text size="sm" fw={550} mb={4}>
                From
              </Text>
              <UserName user={task.assigned_to_user} />
            </div>
            <UserSelect
              label="New user"
              required
              value={user}
              onChange={setUser}
              clinicId={task.clinic_id}
              without={[task.assigned_to_user_id].filter((id) => id !== null)}
              error={shown ? errors.user : null}
            />
          </>
        ) : (
          <DayInput
            label="Extended deadline date"
            withAsterisk
            required
            description={`Current deadline: ${task.deadline_date}`}
            minDate={earliest}
            value={date}
            onChange={setDate}
            error={shown ? errors.date : null}
            popoverProps={{ withinPortal: true }}
          />
        )}
        <Textarea
          label="Comment"
          withAsterisk
          required
          autosize
          minRows={3}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
          error={shown ? errors.comment : null}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void save();
          }}
        />
        <DialogFoot
          save={kind === 'reassign' ? 'Request reassign' : 'Request extension'}
          saving={busy}
          onSave={() => void save()}
          onCancel={onClose}
        />
      </Stack>
    </Dialog>
  );
}

import { Button, Group } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { graphql } from '#data/graphql.ts';
import { useCommand } from '#data/hooks.ts';
import { confirmDialog } from '#ui/confirm-dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { personName, whoseShift } from '../grid/grid-words.ts';
import type { Roster } from '../grid/use-roster-week.ts';
import type { Week, WeekShift } from '../grid/week-types.ts';
import { weekdayInWords } from '../roster-words.ts';

const discardChanges = graphql(`
  mutation discardShiftChanges($id: uuid!, $version: Int!) {
    discard_shift_changes(id: $id, version: $version) { id }
  }
`);

export function ShiftFoot({
  roster,
  week,
  shift,
  save,
  saving,
  disabled,
  onDone,
  onCancel,
}: {
  roster: Roster;
  week: Week;
  /** Undefined for a new shift. */
  shift: WeekShift | undefined;
  save: string;
  saving: boolean;
  disabled: boolean;
  onDone: () => void;
  onCancel: () => void;
}) {
  const [discard, discarding] = useCommand(discardChanges, {
    success: 'Changes discarded',
    onThrough: () => {
      roster.refetch();
      onDone();
    },
  });
  async function remove({ id, user_id, clinic_roster_date, published }: WeekShift) {
    const notifies = published && user_id !== null;
    const sure =
      !notifies ||
      (await confirmDialog({
        title: 'Delete this published shift?',
        text: `${personName(week, user_id)} is notified.`,
        confirm: 'Delete',
        danger: true,
      }));
    if (!sure) return;
    onDone();
    const label = `Deleted ${whoseShift(week, user_id)} on ${weekdayInWords(clinic_roster_date)}`;
    await roster.change({ edits: [{ kind: 'remove', id }], label });
  }
  const isOpen = shift !== undefined && shift.clocked_in_at === null;
  return (
    <Group justify="space-between" gap={8}>
      <Group gap={8}>
        {isOpen && week.may_delete ? (
          <Button
            variant="subtle"
            color="red"
            disabled={saving || discarding}
            leftSection={<IconTrash size={16} />}
            onClick={() => void remove(shift)}
          >
            Delete
          </Button>
        ) : null}
        {isOpen && shift.is_changed && week.may_edit ? (
          <Button
            variant="subtle"
            loading={discarding}
            disabled={saving}
            onClick={() => void discard({ id: shift.id, version: shift.version })}
          >
            Discard changes
          </Button>
        ) : null}
      </Group>
      <DialogFoot save={save} saving={saving} disabled={disabled || discarding} onCancel={onCancel} />
    </Group>
  );
}

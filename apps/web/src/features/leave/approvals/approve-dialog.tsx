import { Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import classes from './approvals.module.css';
import { ImpactList } from './impact-badges.tsx';
import { impactShiftInWords } from './impact-words.ts';
import type { LeaveImpact } from './waiting-leave.ts';

export type ShiftAction = 'KEEP' | 'UNASSIGN' | 'OPEN';
export interface ShiftChoice {
  readonly id: string;
  readonly action: ShiftAction;
}
const actions = [
  { value: 'KEEP', label: 'Keep the shift' },
  { value: 'UNASSIGN', label: 'Unassign the shift' },
  { value: 'OPEN', label: 'Make it an open shift' },
] as const satisfies readonly { value: ShiftAction; label: string }[];

/**
 * Approves leave of somebody who has shifts in that time, after the user has chosen what happens to each
 * shift that they may edit.
 */
export function ApproveDialog({
  name,
  impact,
  saving,
  onClose,
  onApprove,
}: {
  name: string;
  impact: LeaveImpact;
  saving: boolean;
  onClose: () => void;
  onApprove: (shifts: readonly ShiftChoice[]) => void;
}) {
  const [chosen, setChosen] = useState<Readonly<Record<string, ShiftAction>>>({});
  return (
    <Dialog title="Approve leave" onClose={onClose} locked={saving}>
      <Stack gap={12}>
        <Text size="sm" fw={600}>
          {name}
        </Text>
        <ImpactList impact={{ ...impact, shifts: [] }} />
        <section aria-label="Affected shifts">
          {impact.shifts.map((shift) => (
            <div key={shift.id} className={classes.shift}>
              {shift.may_edit ? (
                <Select
                  label={impactShiftInWords(shift)}
                  allowDeselect={false}
                  data={[...actions]}
                  value={chosen[shift.id] ?? 'KEEP'}
                  onChange={(value) => {
                    const action = actions.find((each) => each.value === value)?.value;
                    if (action) setChosen({ ...chosen, [shift.id]: action });
                  }}
                />
              ) : (
                <>
                  <Text size="sm" fw={550}>
                    {impactShiftInWords(shift)}
                  </Text>
                  <Text size="xs" c="var(--op-muted)">
                    This shift stays. Someone who edits that clinic’s roster can change it.
                  </Text>
                </>
              )}
            </div>
          ))}
        </section>
        <DialogFoot
          save="Approve"
          saving={saving}
          onSave={() =>
            onApprove(
              impact.shifts
                .filter(({ may_edit }) => may_edit)
                .map(({ id }) => ({ id, action: chosen[id] ?? 'KEEP' })),
            )
          }
          onCancel={onClose}
        />
      </Stack>
    </Dialog>
  );
}

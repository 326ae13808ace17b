import { Stack, Text } from '@mantine/core';
import { Calendar } from '@mantine/dates';
import { leaveDayState, mayChooseDay, type TakenDays } from '@operatory/domain';
import { useState } from 'react';
import { todayMark } from '#session/product-today.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';

/**
 * A dialog to select days of leave on a calendar. Approved days and holidays are disabled; pending days can
 * be selected and are listed.
 */
export function SelectedDaysDialog({
  taken,
  today,
  chosen: initially = [],
  problemOf = () => null,
  onClose,
  onSave,
}: {
  taken: TakenDays;
  today: string;
  chosen?: readonly string[];
  /** Why these days cannot be selected together; null if they can. */
  problemOf?: (days: readonly string[]) => string | null;
  onClose: () => void;
  onSave: (days: readonly string[]) => void;
}) {
  const [chosen, setChosen] = useState<readonly string[]>(initially);
  const [problem, setProblem] = useState<string | null>(null);
  function save() {
    const found = chosen.length === 0 ? 'Choose at least one day' : problemOf(chosen);
    setProblem(found);
    if (found === null) onSave(chosen);
  }
  const toggle = (day: string) => {
    setProblem(null);
    setChosen(chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day].toSorted());
  };
  return (
    <Dialog title="Selected days" onClose={onClose}>
      <Stack gap={12}>
        <Calendar
          mx="auto"
          defaultDate={chosen[0] ?? today}
          highlightToday
          getDayProps={(day) => ({
            ...todayMark(day, today),
            selected: chosen.includes(day),
            disabled: !mayChooseDay(day, taken),
            'aria-label': [day, words[leaveDayState(day, taken)]].filter(Boolean).join(', '),
            'aria-pressed': chosen.includes(day),
            style:
              leaveDayState(day, taken) === 'pending'
                ? { boxShadow: 'inset 0 0 0 1px var(--op-orange-line)' }
                : {},
            onClick: () => toggle(day),
          })}
        />
        {problem ? (
          <Text size="xs" c="var(--op-red-ink)" role="alert">
            {problem}
          </Text>
        ) : null}
        <Text size="sm" aria-live="polite">
          {chosen.length === 0 ? 'No days selected' : `Selected: ${chosen.join(', ')}`}
        </Text>
        {taken.pending.length > 0 ? (
          <section aria-label="Pending leave">
            <Text size="sm" fw={600}>
              Pending leave
            </Text>
            <ul style={{ margin: '4px 0 0', paddingLeft: 20, fontSize: 13 }}>
              {taken.pending.toSorted().map((day) => (
                <li key={day} className="tabular">
                  {day}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <DialogFoot onSave={save} onCancel={onClose} />
      </Stack>
    </Dialog>
  );
}

const words = { approved: 'approved leave', holiday: 'holiday', pending: 'pending leave', free: '' } as const;

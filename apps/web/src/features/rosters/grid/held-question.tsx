import { Button, Group, Popover, Select, Stack, Text, Textarea } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { usePhone } from '#ui/window-width.ts';
import { type EditProblem, freePeople } from './edit-problems.ts';
import { overlapTitle, problemInWords } from './grid-words.ts';
import classes from './held-question.module.css';
import type { Edit } from './pending-edits.ts';
import { movedShift } from './place-shift.ts';
import { valuesOf } from './shift-values.ts';
import type { HeldEdits, RosterActions } from './use-roster-actions.ts';
import type { Week } from './week-types.ts';
import { withoutOverlap } from './without-overlap.ts';

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The position of a shift on the screen, also after scrolling; that of the whole grid while the shift is not
 * rendered.
 */
function usePlace(shiftId: string, area: RefObject<HTMLElement | null>): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const element = document.getElementById(`shift-${shiftId}`) ?? area.current;
      if (!element) return;
      const { left, top, width, height } = element.getBoundingClientRect();
      setPlace({ left, top, width, height });
    };
    measure();
    addEventListener('scroll', measure, true);
    addEventListener('resize', measure);
    return () => {
      removeEventListener('scroll', measure, true);
      removeEventListener('resize', measure);
    };
  }, [shiftId, area]);
  // Marks the shift until the question is answered.
  useEffect(() => {
    const element = document.getElementById(`shift-${shiftId}`);
    element?.setAttribute('data-held', '');
    return () => element?.removeAttribute('data-held');
  }, [shiftId]);
  return place;
}

/** Shown beside a shift that cannot be saved yet: the problem, and what the user can do. */
export function HeldShiftQuestion({
  held,
  week,
  actions,
  area,
}: {
  held: HeldEdits;
  week: Week;
  actions: RosterActions;
  area: RefObject<HTMLElement | null>;
}) {
  const place = usePlace(held.shiftId, area);
  const phone = usePhone();
  if (!place) return null;
  // Beside the shift, so that the other shift of an overlap stays visible.
  return (
    <Popover
      opened
      position={phone ? 'bottom' : 'right-start'}
      width={328}
      withArrow
      trapFocus
      onDismiss={actions.letGo}
      shadow="md"
    >
      <Popover.Target>
        <span aria-hidden className={classes.anchor} style={{ ...place }} />
      </Popover.Target>
      <Popover.Dropdown aria-label="Check this shift">
        {held.question.kind === 'note' ? (
          <NoteQuestion warnings={held.question.warnings} actions={actions} />
        ) : (
          <ProblemQuestion problem={held.question.problem} held={held} week={week} actions={actions} />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

const Heading = ({ children, tone }: { children: string; tone: 'red' | 'orange' }) => (
  <Group gap={8} wrap="nowrap" c={`var(--op-${tone}-ink)`}>
    <IconAlertTriangle size={16} aria-hidden />
    <Text fw={600} size="sm">
      {children}
    </Text>
  </Group>
);

/** Shows new warnings, which the user can accept with a note. */
function NoteQuestion({ warnings, actions }: { warnings: readonly string[]; actions: RosterActions }) {
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (note.trim() === '') setMissing(true);
        else void actions.keep(note.trim());
      }}
    >
      <Stack gap={8}>
        <Heading tone="orange">Check this shift</Heading>
        {warnings.map((warning) => (
          <Text key={warning} size="sm">
            {warning}
          </Text>
        ))}
        <Textarea
          data-autofocus
          label="Note"
          withAsterisk
          autosize
          minRows={2}
          maxLength={500}
          value={note}
          error={isMissing && note.trim() === '' ? 'Say why the shift is right' : null}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Group gap={8}>
          <Button type="submit" size="xs">
            Keep anyway
          </Button>
          <Button size="xs" variant="default" onClick={actions.letGo}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Shown for an overlap or leave: the user chooses other times or another person, or restores the shift. */
function ProblemQuestion({
  problem,
  held,
  week,
  actions,
}: {
  problem: EditProblem;
  held: HeldEdits;
  week: Week;
  actions: RosterActions;
}) {
  const [isReassigning, setReassigning] = useState(false);
  if (problem.kind !== 'overlap' && problem.kind !== 'leave') return null;
  const { shift } = problem;
  const offer = problem.kind === 'overlap' ? withoutOverlap(problem) : null;
  const keep = (values: ReturnType<typeof valuesOf>) =>
    void actions.keep(
      null,
      held.edits.map((edit): Edit => (edit.id === shift.id ? { kind: 'save', id: shift.id, values } : edit)),
    );
  return (
    <Stack gap={8}>
      <Heading tone="red">
        {problem.kind === 'overlap' ? overlapTitle(problem.minutes) : 'Approved leave'}
      </Heading>
      <Text size="sm" c="var(--op-muted)">
        {problemInWords(week, problem)}
      </Text>
      {isReassigning ? (
        <Select
          data-autofocus
          autoFocus
          label="Reassign to"
          placeholder="Someone who is free"
          searchable
          comboboxProps={{ withinPortal: false }}
          maxDropdownHeight={200}
          nothingFoundMessage="Nobody else is free"
          data={[
            { value: 'open', label: 'Open shift' },
            ...freePeople(week, shift).map(({ user_id, display_name }) => ({
              value: user_id,
              label: display_name,
            })),
          ]}
          onChange={(id) => {
            if (id) keep(movedShift(valuesOf(shift), { user_id: id === 'open' ? null : id }));
          }}
        />
      ) : null}
      <Group gap={8}>
        {offer ? (
          <Button size="xs" onClick={() => keep(offer.values)}>
            {offer.label}
          </Button>
        ) : null}
        {isReassigning ? null : (
          <Button size="xs" variant={offer ? 'default' : 'filled'} onClick={() => setReassigning(true)}>
            Reassign
          </Button>
        )}
        <Button size="xs" variant="subtle" onClick={actions.letGo}>
          Cancel
        </Button>
      </Group>
    </Stack>
  );
}

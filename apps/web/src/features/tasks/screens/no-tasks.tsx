import { useClinic } from '#session/clinic.ts';
import { NothingYet } from '#ui/empty-state.tsx';

/** Shown when there is no task yet, with the first step; without a clinic, it says what is needed first. */
export function NoTasks({ onAdd }: { onAdd: (() => void) | undefined }) {
  const { active } = useClinic();
  if (active.length === 0)
    return (
      <NothingYet line="You don't work at an active clinic, so you can't add tasks. Ask your manager to add you to one." />
    );
  if (!onAdd) return <NothingYet line="No tasks due." />;
  return <NothingYet line="No tasks due. Add one to get started." addLabel="Add task" onAdd={onAdd} />;
}

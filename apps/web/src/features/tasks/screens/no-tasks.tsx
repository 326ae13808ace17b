import { useNavigate } from '@tanstack/react-router';
import { useClinic } from '#session/clinic.ts';
import { useCan } from '#session/permissions.ts';
import { NothingYet } from '#ui/empty-state.tsx';

/**
 * Shown when there is no task. Users who may add one get a button; without an active clinic, it says that
 * one is needed.
 */
export function NoTasks({ onAdd }: { onAdd: (() => void) | undefined }) {
  const { clinics, active } = useClinic();
  if (active.length === 0) return <NoClinic isFirst={clinics.length === 0} />;
  if (!onAdd) return <NothingYet line="No tasks due." />;
  return <NothingYet line="No tasks due. Add one to get started." addLabel="Add task" onAdd={onAdd} />;
}

/** Users who may add clinics get a link; others are asked to have themselves added to one. */
function NoClinic({ isFirst }: { isFirst: boolean }) {
  const navigate = useNavigate();
  const can = useCan();
  if (!can('clinics', 'ADD'))
    return (
      <NothingYet line="You don't work at an active clinic, so you can't add tasks. Ask your manager to add you to one." />
    );
  return (
    <NothingYet
      title={isFirst ? 'Add your first clinic' : 'No active clinic'}
      line="A task belongs to a clinic. Add one, then add tasks to it."
      addLabel={isFirst ? 'Add your first clinic' : 'Add clinic'}
      onAdd={() => void navigate({ to: '/dashboard/clinics/add' })}
    />
  );
}

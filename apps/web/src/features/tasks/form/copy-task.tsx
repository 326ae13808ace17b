import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { PickDialog } from '#kit/form/pick-dialog.tsx';

/** Fills the form with a copy of a task that the user picks; archived tasks are not offered. */
export function CopyTask() {
  const navigate = useNavigate();
  const [picking, setPicking] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconCopy size={16} />} onClick={() => setPicking(true)}>
        Copy from another task…
      </Button>
      {picking ? (
        <PickDialog
          table="tasks"
          where={{ task_status: { _eq: 'Active' } }}
          onClose={() => setPicking(false)}
          onSave={([task]) => {
            setPicking(false);
            if (task) void navigate({ to: '/dashboard/tasks/duplicate/$id', params: { id: task.id } });
          }}
        />
      ) : null}
    </>
  );
}

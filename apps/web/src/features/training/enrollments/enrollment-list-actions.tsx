import { Button } from '@mantine/core';
import { IconTable, IconUserPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '#session/permissions.ts';
import { paths } from '../paths.ts';
import { AssignDialog } from './assign-dialog.tsx';

export function EnrollmentListActions() {
  const can = useCan();
  const [isAssigning, setAssigning] = useState(false);
  return (
    <>
      <Button
        variant="default"
        component={Link}
        to={paths.enrollments}
        search={{ view: 'matrix' } as never}
        leftSection={<IconTable size={16} />}
      >
        Who has trained
      </Button>
      {can('training-enrollments', 'ADD') ? (
        <Button leftSection={<IconUserPlus size={16} />} onClick={() => setAssigning(true)}>
          Assign a course
        </Button>
      ) : null}
      {isAssigning ? <AssignDialog onClose={() => setAssigning(false)} /> : null}
    </>
  );
}

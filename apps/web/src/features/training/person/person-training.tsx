import { Anchor, Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListColumn } from '#kit/definition/list-definition.ts';
import { PartTable } from '#kit/record/part-table.tsx';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import { AssignDialog } from '../enrollments/assign-dialog.tsx';
import { paths } from '../paths.ts';

const without = ['user_id'];
const openBy = (pathOf: (id: string) => string): readonly ListColumn<RecordRow>[] => [
  {
    key: 'open',
    label: '',
    select: 'id',
    needs: null,
    render: ({ id }) => (
      <Anchor component={Link} to={pathOf(id)} fz={13}>
        Open
      </Anchor>
    ),
  },
];
const managed = openBy(paths.enrollment);
const own = openBy(paths.take);
const none: readonly ListColumn<RecordRow>[] = [];

/**
 * A person's courses. For users who may see enrolments, each opens its enrolment's record; for the person
 * themselves, it opens the course.
 */
export function PersonTraining({ userId }: { userId: string }) {
  const me = useMe();
  const can = useCan();
  const [assigning, setAssigning] = useState(false);
  const more = can('training-enrollments') ? managed : me.user.id === userId ? own : none;
  return (
    <>
      {can('training-enrollments', 'ADD') ? (
        <Button
          mb={16}
          variant="default"
          leftSection={<IconUserPlus size={16} />}
          onClick={() => setAssigning(true)}
        >
          Assign a course
        </Button>
      ) : null}
      <PartTable
        table="training_course_enrollments"
        part="user_id"
        id={userId}
        without={without}
        more={more}
        nothing="Not enrolled in any courses yet"
      />
      {assigning ? <AssignDialog user={userId} onClose={() => setAssigning(false)} /> : null}
    </>
  );
}

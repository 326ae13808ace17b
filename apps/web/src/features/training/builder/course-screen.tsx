import { Anchor, Button, Group, Skeleton, Text } from '@mantine/core';
import { IconEye, IconPencil, IconUserPlus } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useLive } from '#data/hooks.ts';
import type { ListColumn } from '#kit/definition/list-definition.ts';
import { PartTable } from '#kit/record/part-table.tsx';
import { RecordFacts } from '#kit/record/record-facts.tsx';
import { type RecordTab, RecordTabs } from '#kit/record/record-tabs.tsx';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import { useRecent } from '#session/use-recent.ts';
import { Failed } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { ScreenMissing } from '#ui/screen-missing.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { type CourseRow, endOf, itemOf, liveCourse } from '../course-data.ts';
import { type CourseKind, clientCourses, masterCourses } from '../course-kinds.ts';
import { AssignDialog } from '../enrollments/assign-dialog.tsx';
import { paths } from '../paths.ts';
import { PreviewScreen } from '../player/preview-screen.tsx';
import { aboutColumns } from './about-columns.ts';
import { mayEditCourse } from './course-rights.ts';
import { ItemForm } from './item-form.tsx';
import { ItemList } from './item-list.tsx';

interface CourseSearch {
  /** The id of the item that is being edited, or `new`. */
  readonly item?: string;
  readonly preview?: boolean;
}

export const ClientCourseScreen = ({ id }: { id: string }) => <CourseScreen kind={clientCourses} id={id} />;
export const MasterCourseScreen = ({ id }: { id: string }) => <CourseScreen kind={masterCourses} id={id} />;

function CourseScreen({ kind, id }: { kind: CourseKind; id: string }) {
  const { preview } = useSearch({ strict: false }) as CourseSearch;
  const { data, error, refetch } = useLive(liveCourse(kind), { id });
  if (preview) return <PreviewScreen kind={kind} id={id} />;
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (!data) return <Skeleton height={320} m={24} />;
  return data.course ? <Loaded kind={kind} course={data.course} /> : <ScreenMissing />;
}

function Loaded({ kind, course }: { kind: CourseKind; course: CourseRow }) {
  const me = useMe();
  const can = useCan();
  const navigate = useNavigate();
  const { item } = useSearch({ strict: false }) as CourseSearch;
  const [assigning, setAssigning] = useState(false);
  const address = `${kind.address}/view/${course.id}`;
  useRecent(course.name, kind.title, address);
  const edits = can(kind.module, 'EDIT') && mayEditCourse(kind, course, me);
  const isClients = kind.course === 'training_courses';
  const items = course.items.map(itemOf);
  const isOffered = course.status === 'ACTIVE' && items.some(({ status }) => status === 'ACTIVE');
  const open = (next: string | null) =>
    void navigate({ to: '.', search: (next ? { item: next } : {}) as never });
  const crumbs = [
    { label: 'Dashboard', to: '/dashboard' },
    { label: kind.title, to: `${kind.address}/list` },
  ];
  if (item !== undefined && edits)
    return (
      <Page
        title={item === 'new' ? 'Add item' : 'Edit item'}
        note={course.name}
        breadcrumbs={[
          ...crumbs,
          { label: course.name, to: address },
          { label: item === 'new' ? 'Add item' : 'Edit item' },
        ]}
      >
        <ItemForm
          key={item}
          kind={kind}
          course={course.id}
          id={item === 'new' ? null : item}
          position={endOf(course)}
          onClose={() => open(null)}
        />
      </Page>
    );
  const tabs: readonly RecordTab[] = [
    {
      key: 'content',
      title: 'Content',
      content: () => (
        <ItemList kind={kind} items={items} edits={edits} onEdit={open} onAdd={() => open('new')} />
      ),
    },
    ...(isClients && can('training-enrollments')
      ? [{ key: 'people', title: 'People', content: () => <PeopleTab id={course.id} /> }]
      : []),
    {
      key: 'about',
      title: 'About',
      content: () => (
        <RecordFacts title="About" table={kind.course} id={course.id} columns={aboutColumns[kind.course]} />
      ),
    },
  ];
  return (
    <Page
      title={course.name}
      breadcrumbs={[...crumbs, { label: course.name }]}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconEye size={16} />}
            onClick={() => void navigate({ to: '.', search: { preview: true } as never })}
          >
            Preview
          </Button>
          {edits ? (
            <Button
              variant="default"
              component={Link}
              to={`${kind.address}/edit/${course.id}`}
              leftSection={<IconPencil size={16} />}
            >
              Edit
            </Button>
          ) : null}
          {isClients && isOffered && can('training-enrollments', 'ADD') ? (
            <Button leftSection={<IconUserPlus size={16} />} onClick={() => setAssigning(true)}>
              Assign
            </Button>
          ) : null}
        </>
      }
      toolbar={
        <Group gap={12}>
          <StatusBadge status={course.status} />
          <Text size="sm" c="var(--op-muted)">
            {course.short_info}
          </Text>
        </Group>
      }
    >
      <RecordTabs tabs={tabs} />
      {assigning ? <AssignDialog course={course.id} onClose={() => setAssigning(false)} /> : null}
    </Page>
  );
}

const without = ['training_course_id'];
const more: readonly ListColumn<RecordRow>[] = [
  {
    key: 'open',
    label: '',
    select: 'id',
    needs: null,
    render: ({ id }) => (
      <Anchor component={Link} to={paths.enrollment(id)} fz={13}>
        Open
      </Anchor>
    ),
  },
];
const PeopleTab = ({ id }: { id: string }) => (
  <PartTable
    table="training_course_enrollments"
    part="training_course_id"
    id={id}
    without={without}
    more={more}
    nothing="Nobody takes this course yet"
  />
);

import { Navigate } from '@tanstack/react-router';
import { type ComponentType, lazy } from 'react';
import { type ListChange, ModuleScreen } from '#shell/module-screen.tsx';
import { retryUntilLoaded } from '#ui/late.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;
const late = <Props,>(load: Load<Props>) =>
  lazy(() => retryUntilLoaded(async () => ({ default: await load() })));
/** A module's list from its resource, with the changes of a feature. */
const list = (link: string, load: () => Promise<ListChange>) =>
  late(async () => {
    const change = await load();
    return () => <ModuleScreen link={link} change={change} />;
  });

/**
 * The lists of modules that show more than their resource defines, by the module's part of the URL. The
 * general route of lists shows them.
 */
export const ownLists: Readonly<Record<string, ComponentType>> = {
  'training-courses': list(
    'training-courses',
    async () => (await import('#features/training/builder/course-list.tsx')).clientCourseList,
  ),
  'master-training': list(
    'master-training',
    async () => (await import('#features/training/builder/course-list.tsx')).masterCourseList,
  ),
  'induction-forms': list(
    'induction-forms',
    async () => (await import('#features/induction/builder/form-list.tsx')).clientFormList,
  ),
  'clinic-chat-groups': list(
    'clinic-chat-groups',
    async () => (await import('#features/chats/group-list.ts')).groupList,
  ),
  'client-training-grades': list(
    'client-training-grades',
    async () => (await import('#features/training/grades/grade-list.tsx')).gradeList,
  ),
  'training-enrollments': late(async () => {
    const [{ enrollmentList }, { MatrixOrList }] = await Promise.all([
      import('#features/training/enrollments/enrollment-list.tsx'),
      import('#features/training/enrollments/matrix-screen.tsx'),
    ]);
    return () => (
      <MatrixOrList>
        <ModuleScreen link="training-enrollments" change={enrollmentList} />
      </MatrixOrList>
    );
  }),
  'my-training': late(
    async () => (await import('#features/training/my/my-training-screen.tsx')).MyTrainingScreen,
  ),
};

/**
 * The pages of single records for the general route of records, by the module's part of the URL. Without
 * one, a record is shown beside its list.
 */
export const ownRecords: Readonly<Record<string, ComponentType<{ readonly id: string }>>> = {
  'training-courses': late(
    async () => (await import('#features/training/builder/course-screen.tsx')).ClientCourseScreen,
  ),
  'master-training': late(
    async () => (await import('#features/training/builder/course-screen.tsx')).MasterCourseScreen,
  ),
  'training-enrollments': late(
    async () => (await import('#features/training/enrollments/enrollment-screen.tsx')).EnrollmentScreen,
  ),
  'my-training': late(async () => (await import('#features/training/player/take-screen.tsx')).TakeScreen),
  'clinic-chat-groups': ({ id }) => (
    <Navigate to="/dashboard/clinic-chats/groups/$id" params={{ id }} replace />
  ),
};

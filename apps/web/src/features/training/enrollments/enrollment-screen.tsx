import { Group, Skeleton, Text } from '@mantine/core';
import { enrollmentStatuses } from '@operatory/domain/training/training-choices';
import { useLive } from '#data/hooks.ts';
import { DuePill } from '#kit/assignments/due-pill.tsx';
import { type RecordTab, RecordTabs } from '#kit/record/record-tabs.tsx';
import { useCan } from '#session/permissions.ts';
import { useRecent } from '#session/use-recent.ts';
import { Failed } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { Pill } from '#ui/pill.tsx';
import { ScreenMissing } from '#ui/screen-missing.tsx';
import { type Enrollment, liveEnrollment } from '../enrollment-data.ts';
import { paths } from '../paths.ts';
import { attemptsLeft, attemptsText, percentText } from '../training-words.ts';
import { EnrollmentActions } from './enrollment-actions.tsx';
import { EnrollmentHistory } from './enrollment-history.tsx';
import { EnrollmentItems } from './enrollment-items.tsx';

export function EnrollmentScreen({ id }: { id: string }) {
  const { data, error, refetch } = useLive(liveEnrollment, { id });
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (!data) return <Skeleton height={320} m={24} />;
  const row = data.training_course_enrollments_by_pk;
  return row ? <Loaded enrollment={row} /> : <ScreenMissing />;
}

function Loaded({ enrollment }: { enrollment: Enrollment }) {
  const can = useCan();
  const name = enrollment.user?.display_name ?? 'Somebody';
  const course = enrollment.training_course?.name ?? 'Course';
  const title = `${name}: ${course}`;
  useRecent(title, 'Enrollments', paths.enrollment(enrollment.id));
  const edits = can('training-enrollments', 'EDIT');
  const look = enrollmentStatuses.find(({ value }) => value === enrollment.status);
  const isOpen = enrollment.status === 'ENROLLED' || enrollment.status === 'IN_PROGRESS';
  const tabs: readonly RecordTab[] = [
    {
      key: 'progress',
      title: 'Progress',
      content: () => <EnrollmentItems enrollment={enrollment} />,
    },
    { key: 'history', title: 'History', content: () => <EnrollmentHistory id={enrollment.id} /> },
  ];
  const facts = [
    enrollment.client_training_grade?.name,
    enrollment.percentage === null ? null : percentText(enrollment.percentage),
    isOpen
      ? `Attempt ${enrollment.attempt_no}, ${attemptsText(attemptsLeft(enrollment)).toLowerCase()}`
      : null,
  ].filter(Boolean);
  return (
    <Page
      title={title}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'Enrollments', to: paths.enrollments },
        { label: title },
      ]}
      actions={<EnrollmentActions enrollment={enrollment} edits={edits} />}
      toolbar={
        <Group gap={12}>
          <Pill hue={look?.colour ?? 'gray'}>{look?.label ?? enrollment.status}</Pill>
          {isOpen ? <DuePill until={enrollment.due_date} /> : null}
          <Text size="sm" c="var(--op-muted)">
            {facts.join(' · ')}
          </Text>
        </Group>
      }
    >
      {enrollment.message ? (
        <Text size="sm" mb={16}>
          Message: “{enrollment.message}”
        </Text>
      ) : null}
      <RecordTabs tabs={tabs} />
    </Page>
  );
}

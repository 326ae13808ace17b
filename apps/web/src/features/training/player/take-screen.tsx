import { Group, Skeleton, Text } from '@mantine/core';
import { itemsOf, nextItem } from '@operatory/domain';
import { enrollmentStatuses } from '@operatory/domain/training/training-choices';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useLive } from '#data/hooks.ts';
import { DuePill } from '#kit/assignments/due-pill.tsx';
import { useRecent } from '#session/use-recent.ts';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { Pill } from '#ui/pill.tsx';
import { ScreenMissing } from '#ui/screen-missing.tsx';
import { type CourseRow, liveCourse, offeredItems } from '../course-data.ts';
import { clientCourses } from '../course-kinds.ts';
import { type Enrollment, liveEnrollment, progressOf, statusOf } from '../enrollment-data.ts';
import { paths } from '../paths.ts';
import { attemptsLeft, attemptsText, closedText } from '../training-words.ts';
import { CourseResult } from './course-result.tsx';
import { Player } from './player.tsx';
import { TakeItem } from './take-item.tsx';
import { WatchedVideo } from './watched-video.tsx';

export function TakeScreen({ id }: { id: string }) {
  const enrollment = useLive(liveEnrollment, { id });
  const row = enrollment.data?.training_course_enrollments_by_pk;
  const course = useLive(liveCourse(clientCourses), { id: row?.training_course_id ?? '' }, { pause: !row });
  const failed =
    enrollment.error && !enrollment.data ? enrollment : course.error && !course.data ? course : null;
  if (failed) return <Failed onRefresh={failed.refetch} />;
  if (row === null || course.data?.course === null) return <ScreenMissing />;
  if (!row || !course.data?.course) return <Skeleton height={320} m={24} />;
  return <Loaded enrollment={row} course={course.data.course} />;
}

function Loaded({ enrollment, course }: { enrollment: Enrollment; course: CourseRow }) {
  const navigate = useNavigate();
  const { item: wanted } = useSearch({ strict: false }) as { item?: string };
  useRecent(course.name, 'My training', paths.take(enrollment.id));
  const status = statusOf(enrollment.status);
  const items = itemsOf(status, offeredItems(course), enrollment.training_course_submissions);
  const progress = progressOf(items, enrollment.training_course_submissions, enrollment.attempt_no);
  const isOver = status === 'COMPLETED' || status === 'EXPIRED';
  const first = closedText(status) ? null : (nextItem(progress)?.id ?? items[0]?.id);
  // The displayed item stays after it was handed in, so that the learner sees its result before the next one.
  const [begun] = useState(first);
  const chosen = items.find(({ id }) => id === (wanted ?? begun ?? first)) ?? null;
  const choose = (id: string | null) =>
    void navigate({ to: '.', search: { item: id ?? 'result' } as never, replace: true });
  const look = enrollmentStatuses.find(({ value }) => value === status);
  const closed = closedText(status);
  const submission = enrollment.training_course_submissions.findLast(
    (each) => each.training_course_item_id === chosen?.id,
  );
  return (
    <Page
      title={course.name}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'My training', to: paths.mine },
        { label: course.name },
      ]}
      toolbar={
        <Group gap={8}>
          <Pill hue={look?.colour ?? 'gray'}>{look?.label ?? enrollment.status}</Pill>
          {closed ? null : <DuePill until={enrollment.due_date} />}
          {closed ? null : (
            <Text size="sm" c="var(--op-muted)">
              {attemptsText(attemptsLeft(enrollment))}
            </Text>
          )}
        </Group>
      }
    >
      {items.length === 0 && isOver ? (
        <CourseResult enrollment={enrollment} mine />
      ) : items.length === 0 ? (
        <NothingYet title="This course has no items at the moment" line="Ask your manager about it." />
      ) : (
        <Player
          items={items}
          progress={progress}
          chosen={chosen}
          media={
            chosen?.media.length === 1 && chosen.media[0]?.file_type === 'VIDEO' ? (
              <WatchedVideo
                key={chosen.id}
                file={chosen.media[0]}
                submission={submission?.status === 'IN_PROGRESS' ? submission.id : null}
                first={submission?.media_seconds ?? 0}
              />
            ) : undefined
          }
          onChoose={choose}
        >
          {chosen ? (
            <TakeItem
              key={chosen.id}
              enrollment={enrollment}
              items={items}
              item={chosen}
              progress={progress}
              onChoose={choose}
            />
          ) : isOver ? (
            <CourseResult enrollment={enrollment} mine />
          ) : (
            <Text>{closed}</Text>
          )}
        </Player>
      )}
    </Page>
  );
}

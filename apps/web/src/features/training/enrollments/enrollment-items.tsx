import { Button, Paper, Skeleton, Text, Title } from '@mantine/core';
import { itemsOf, markSubmission as markRule } from '@operatory/domain';
import { useEffect, useState } from 'react';
import { useLive, useQueryData } from '#data/hooks.ts';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { Pill } from '#ui/pill.tsx';
import { correctAnswers, markedFieldOf } from '../correct-answers.ts';
import { liveCourse, offeredItems } from '../course-data.ts';
import { clientCourses } from '../course-kinds.ts';
import {
  type Enrollment,
  itemStates,
  progressOf,
  removedItems,
  type Submission,
  statusOf,
  submissionStatus,
} from '../enrollment-data.ts';
import { kindOf } from '../item-kinds.ts';
import { percentText, stateHues, stateText } from '../training-words.ts';
import classes from './enrollment.module.css';
import { GivenAnswers } from './given-answers.tsx';
import { MarkDialog } from './mark-dialog.tsx';
import { recordedItems } from './recorded-items.ts';

/**
 * Each item of the course with its state and submission, and with the correct answers for users who may see
 * them.
 */
export function EnrollmentItems({ enrollment }: { enrollment: Enrollment }) {
  const can = useCan();
  const me = useMe();
  const id = enrollment.training_course_id;
  const course = useLive(liveCourse(clientCourses), { id });
  const correct = useQueryData(
    correctAnswers(clientCourses),
    { id },
    { pause: !can('training-courses', 'EDIT') },
  );
  const relation = {
    mine: enrollment.user_id === me.user.id,
    editor: can('training-enrollments', 'EDIT'),
  };
  // Users who only view the enrolment cannot read its submissions, so the server computes the states for
  // them.
  const looksOn = !relation.mine && !relation.editor;
  const states = useQueryData(itemStates, { enrollment: enrollment.id }, { pause: !looksOn });
  const { refetch } = states;
  const { version } = enrollment;
  useEffect(() => {
    if (looksOn && version > 0) refetch();
  }, [looksOn, version, refetch]);
  const removed = useQueryData(removedItems, { enrollment: enrollment.id }, { pause: looksOn });
  const [marking, setMarking] = useState<Submission | null>(null);
  if (looksOn && states.error && !states.data) return <Failed onRefresh={refetch} />;
  if ((!course.data && !course.error) || (looksOn && !states.data)) return <Skeleton height={240} />;
  if (!course.data?.course) return <NothingYet line="The content of this course can’t be shown to you." />;
  const status = statusOf(enrollment.status);
  const submissions = enrollment.training_course_submissions;
  const offered = offeredItems(course.data.course);
  const said = states.data?.training_progress.items;
  const items = said
    ? offered.filter(({ id: itemId }) => said.some(({ item_id }) => item_id === itemId))
    : itemsOf(status, offered, submissions);
  const progress = said ?? progressOf(items, submissions, enrollment.attempt_no);
  const fields = new Map((correct.data?.questions ?? []).map((row) => [row.id, markedFieldOf(row)]));
  const least = items.find((item) => item.id === marking?.training_course_item_id)?.qualifying_percentage;
  return (
    <>
      <ol className={classes.items}>
        {recordedItems(items, removed.data?.training_progress.removed ?? []).map((item, at) => {
          const state = progress.find((each) => ('id' in each ? each.id : each.item_id) === item.id);
          const handedIn = submissions
            .filter((each) => each.training_course_item_id === item.id && each.status !== 'IN_PROGRESS')
            .toReversed();
          return (
            <Paper key={item.id} component="li" className={classes.item ?? ''}>
              <div className={classes.head}>
                <Title order={2} fz={16}>
                  {at + 1}. {item.name}
                </Title>
                {item.isRemoved ? (
                  <Pill hue="gray">Removed</Pill>
                ) : state ? (
                  <Pill hue={stateHues[state.state]}>{stateText(state)}</Pill>
                ) : null}
              </div>
              <Text size="xs" c="var(--op-muted)">
                {kindOf(item).label}
                {item.qualifying_percentage === null
                  ? ''
                  : ` · pass mark ${percentText(item.qualifying_percentage)}`}
              </Text>
              {handedIn.map((submission) => (
                <section
                  key={submission.id}
                  className={classes.attempt}
                  aria-label={`Attempt ${submission.attempt_no}`}
                >
                  <div className={classes.head}>
                    <Text size="sm" fw={550}>
                      Attempt {submission.attempt_no}
                      {submission.percentage === null ? '' : `: ${percentText(submission.percentage)}`}
                    </Text>
                    {markRule(status, submissionStatus(submission.status), relation).ok ? (
                      <Button size="xs" onClick={() => setMarking(submission)}>
                        Mark
                      </Button>
                    ) : null}
                  </div>
                  <GivenAnswers
                    submission={submission}
                    questions={item.questions}
                    removed={item.removedQuestions}
                    fields={fields}
                  />
                  {submission.message ? (
                    <Text size="sm" mt={8}>
                      {submission.marked_by_user
                        ? `${submission.marked_by_user.display_name}: `
                        : 'Comment: '}
                      “{submission.message}”
                    </Text>
                  ) : null}
                </section>
              ))}
            </Paper>
          );
        })}
      </ol>
      {marking ? (
        <MarkDialog submission={marking} least={least ?? null} onClose={() => setMarking(null)} />
      ) : null}
    </>
  );
}

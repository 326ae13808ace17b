import { Alert, Button, Skeleton, Text } from '@mantine/core';
import { type ItemSubmission, isPassed, markAnswers, nextItem } from '@operatory/domain';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLive, useQueryData } from '#data/hooks.ts';
import { KeepsFilesLocal } from '#kit/fields/local-files.tsx';
import { useCan } from '#session/permissions.ts';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { ScreenMissing } from '#ui/screen-missing.tsx';
import { correctAnswers, markedFieldOf } from '../correct-answers.ts';
import { liveCourse, offeredItems } from '../course-data.ts';
import type { CourseKind } from '../course-kinds.ts';
import { progressOf } from '../enrollment-data.ts';
import { percentText } from '../training-words.ts';
import { type HandedIn, HandIn } from './hand-in.tsx';
import { Player } from './player.tsx';

/**
 * Whether a text matches the author's pattern, for the preview only. Learners' answers are matched by the
 * server.
 */
function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern).test(text);
  } catch {
    return false;
  }
}

/** A course as its learners see it. Nothing is saved. */
export function PreviewScreen({ kind, id }: { kind: CourseKind; id: string }) {
  const { data, error, refetch } = useLive(liveCourse(kind), { id });
  // Only users who may edit the course can read the correct answers; for others nothing is marked.
  const marks = useCan()(kind.module, 'EDIT');
  const correct = useQueryData(correctAnswers(kind), { id }, { pause: !marks });
  const [given, setGiven] = useState<readonly ItemSubmission[]>([]);
  const [wanted, setWanted] = useState<string | null>(null);
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (marks && correct.error && !correct.data) return <Failed onRefresh={correct.refetch} />;
  if (!data || (marks && !correct.data)) return <Skeleton height={320} m={24} />;
  const { course } = data;
  if (!course) return <ScreenMissing />;
  const items = offeredItems(course);
  const progress = progressOf(items, given, 1);
  const chosen = items.find((item) => item.id === (wanted ?? items[0]?.id)) ?? null;
  const state = progress.find((item) => item.id === chosen?.id);
  const next = nextItem(progress);
  const back = `${kind.address}/view/${id}`;

  function handIn({ answers }: HandedIn): Promise<boolean> {
    if (!chosen) return Promise.resolve(false);
    const fields = (correct.data?.questions ?? [])
      .filter((question) => question.item === chosen.id)
      .map(markedFieldOf);
    const isMarked =
      chosen.item_type !== 'ASSIGNMENT' &&
      (marks ? fields.every((field) => field.evaluateAnswer) : chosen.questions.length === 0);
    setGiven((all) => [
      ...all,
      {
        training_course_item_id: chosen.id,
        attempt_no: 1,
        status: isMarked ? 'MARKED' : 'SUBMITTED',
        percentage: isMarked ? (markAnswers(fields, answers, matches) ?? '100.000') : null,
      },
    ]);
    return Promise.resolve(true);
  }
  return (
    <Page
      title={course.name}
      note="Preview"
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: kind.title, to: `${kind.address}/list` },
        { label: course.name, to: back },
        { label: 'Preview' },
      ]}
      actions={
        <Button variant="default" component={Link} to={back}>
          Close preview
        </Button>
      }
      toolbar={
        <Text size="sm" c="var(--op-muted)">
          This is what learners see. Nothing is saved.
        </Text>
      }
    >
      {items.length === 0 ? (
        <NothingYet title="No active items yet" line="Add an item to the course first." />
      ) : (
        <Player items={items} progress={progress} chosen={chosen} onChoose={setWanted}>
          {state?.state === 'LOCKED' ? (
            <Text size="sm" c="var(--op-muted)">
              Locked. Learners finish the items before it first.
            </Text>
          ) : state && chosen && state.state !== 'OPEN' ? (
            <>
              <Alert
                color={
                  state.state === 'WAITING' ? 'violet' : isPassed(state, state.percentage) ? 'green' : 'red'
                }
                title={
                  state.state === 'WAITING'
                    ? marks
                      ? 'Handed in. Someone would mark it.'
                      : 'Handed in'
                    : isPassed(state, state.percentage)
                      ? 'Passed'
                      : 'Not passed'
                }
              >
                {state.state === 'WAITING' && !marks
                  ? 'Only those who edit the course see results in the preview.'
                  : state.percentage !== null && state.qualifying_percentage !== null
                    ? `${percentText(state.percentage)} of the answers are right.`
                    : 'This item is done.'}
              </Alert>
              {next ? (
                <Button style={{ justifySelf: 'start' }} onClick={() => setWanted(next.id)}>
                  {`Next: ${items.find((item) => item.id === next.id)?.name ?? 'item'}`}
                </Button>
              ) : null}
              <Button variant="default" style={{ justifySelf: 'start' }} onClick={() => setGiven([])}>
                Start again
              </Button>
            </>
          ) : chosen ? (
            <KeepsFilesLocal value={true}>
              <HandIn key={chosen.id} item={chosen} saving={false} onHandIn={handIn} />
            </KeepsFilesLocal>
          ) : null}
        </Player>
      )}
    </Page>
  );
}

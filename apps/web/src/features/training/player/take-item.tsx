import { Button, Group, Text } from '@mantine/core';
import { type ItemProgress, nextItem } from '@operatory/domain';
import { useCallback, useEffect, useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import type { CourseItemContent } from '../course-data.ts';
import { type Enrollment, statusOf } from '../enrollment-data.ts';
import { startItem, submitItem } from '../training-commands.ts';
import { attemptsLeft, attemptsText, closedText } from '../training-words.ts';
import { HandIn } from './hand-in.tsx';
import { LastResult } from './last-result.tsx';

export function TakeItem({
  enrollment,
  items,
  item,
  progress,
  onChoose,
}: {
  enrollment: Enrollment;
  items: readonly CourseItemContent[];
  item: CourseItemContent;
  progress: readonly ItemProgress[];
  /** Shows another item, or the end of the course if the id is null. */
  onChoose: (id: string | null) => void;
}) {
  const [start, starting] = useCommand(startItem);
  const [hasFailed, setFailed] = useState(false);
  const [submit, submitting] = useCommand(submitItem);
  const status = statusOf(enrollment.status);
  const at = progress.findIndex(({ id }) => id === item.id);
  const state = progress[at]?.state ?? 'LOCKED';
  const results = enrollment.training_course_submissions.filter(
    (each) => each.training_course_item_id === item.id && each.status !== 'IN_PROGRESS',
  );
  const last = results.at(-1);
  const closed = closedText(status);
  const isOver = status === 'COMPLETED' || status === 'EXPIRED';
  const ids = { enrollment: enrollment.id, item: item.id };
  // After a failed attempt the learner has to press a button to start again, so that they see the result
  // first.
  const startsNow = state === 'OPEN' && !closed && last === undefined;
  const { enrollment: enrollmentId, item: itemId } = ids;
  const begin = useCallback(async () => {
    const { ok } = await start({ enrollment: enrollmentId, item: itemId });
    setFailed(!ok);
  }, [start, enrollmentId, itemId]);
  useEffect(() => {
    if (startsNow) void begin();
  }, [startsNow, begin]);

  if (state === 'LOCKED') {
    const before = items[progress.findIndex((each) => isNotDone(each))];
    return (
      <Text size="sm" c="var(--op-muted)">
        {before ? `Locked. Finish “${before.name}” first.` : 'Locked.'}
      </Text>
    );
  }
  const next = closed ? null : nextItem(progress);
  return (
    <>
      {last ? <LastResult submission={last} item={item} /> : null}
      {startsNow && hasFailed ? (
        <Button style={{ justifySelf: 'start' }} loading={starting} onClick={() => void begin()}>
          Start
        </Button>
      ) : null}
      {state === 'OPEN' && !closed && last ? (
        <Group gap={12}>
          <Button loading={starting} onClick={() => void begin()}>
            Try again
          </Button>
          <Text size="sm" c="var(--op-muted)">
            {attemptsText(attemptsLeft(enrollment))}
          </Text>
        </Group>
      ) : null}
      {state === 'STARTED' && !closed ? (
        <HandIn
          key={`${item.id} ${enrollment.attempt_no}`}
          item={item}
          saving={submitting}
          onHandIn={async ({ answers, attachments, message }) => {
            const { ok } = await submit({ ...ids, answers, attachments: [...attachments], message });
            return ok;
          }}
        />
      ) : null}
      {closed ? (
        <Text size="sm" c="var(--op-muted)">
          {closed}
        </Text>
      ) : null}
      {next && next.id !== item.id && state !== 'STARTED' ? (
        <Button style={{ justifySelf: 'start' }} onClick={() => onChoose(next.id)}>
          {`Next: ${items.find(({ id }) => id === next.id)?.name ?? 'item'}`}
        </Button>
      ) : null}
      {isOver ? (
        <Button style={{ justifySelf: 'start' }} onClick={() => onChoose(null)}>
          See your result
        </Button>
      ) : null}
    </>
  );
}

const isNotDone = ({ state }: ItemProgress): boolean => state === 'OPEN' || state === 'STARTED';

import { Alert, Text } from '@mantine/core';
import { isPassed } from '@operatory/domain';
import { AttachmentList } from '#files/attachment-list.tsx';
import { filesOf } from '#kit/cells/files-cell.tsx';
import type { CourseItemContent } from '../course-data.ts';
import { percentageOf, type Submission } from '../enrollment-data.ts';
import { percentText } from '../training-words.ts';

export function LastResult({ submission, item }: { submission: Submission; item: CourseItemContent }) {
  const files = filesOf(submission.attachments);
  const percentage = percentageOf(submission.percentage);
  if (submission.status !== 'MARKED')
    return (
      <Alert color="violet" title="Handed in">
        Someone will mark it. You get a notification when they have.
        <AttachmentList files={files} />
      </Alert>
    );
  const passed = isPassed(item, percentage);
  const least = item.qualifying_percentage;
  return (
    <Alert color={passed ? 'green' : 'red'} title={passed ? 'Passed' : 'Not passed'} role="status">
      {least !== null && percentage !== null ? (
        <Text size="sm">
          You scored {percentText(percentage)}.{passed ? '' : ` You need ${percentText(least)}.`}
        </Text>
      ) : (
        <Text size="sm">You have done this item.</Text>
      )}
      {submission.message && submission.marked_by_user ? (
        <Text size="sm" mt={4}>
          {submission.marked_by_user.display_name}: “{submission.message}”
        </Text>
      ) : null}
      <AttachmentList files={files} />
    </Alert>
  );
}

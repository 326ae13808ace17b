import { Skeleton } from '@mantine/core';
import { messageOf, type ReckonedLeave, type Result } from '@operatory/domain';
import classes from './leave-request.module.css';
import { previewInWords } from './preview-words.ts';

/** What the request comes to, or why it comes to nothing; said again whenever it changes. */
export function LeavePreview({
  reckoned,
  failed,
}: {
  /** Undefined while the facts are on their way, null while there is no period to reckon. */
  reckoned: Result<ReckonedLeave> | null | undefined;
  /** The facts could not be read. */
  failed: string | null;
}) {
  if (reckoned === undefined && failed === null) return <Skeleton height={42} />;
  const sentence = failed ?? (reckoned?.ok === false ? messageOf(reckoned.code) : null);
  return (
    <div
      className={classes.preview}
      role="status"
      aria-label="Preview"
      data-refused={sentence !== null || undefined}
    >
      {sentence ?? (reckoned?.ok ? previewInWords(reckoned.value) : 'Choose the first and the last day.')}
    </div>
  );
}

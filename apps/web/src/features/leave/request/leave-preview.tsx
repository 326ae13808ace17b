import { Skeleton } from '@mantine/core';
import { type CalculatedLeave, messageOf, type Result } from '@operatory/domain';
import classes from './leave-request.module.css';
import { previewInWords } from './preview-words.ts';

/** The hours of the request, or why they cannot be calculated; announced to screen readers on each change. */
export function LeavePreview({
  calculated,
  failed,
}: {
  /** Undefined while the facts are loading; null if there is no period to calculate. */
  calculated: Result<CalculatedLeave> | null | undefined;
  /** The message if the data could not be loaded. */
  failed: string | null;
}) {
  if (calculated === undefined && failed === null) return <Skeleton height={42} />;
  const sentence = failed ?? (calculated?.ok === false ? messageOf(calculated.code) : null);
  return (
    <div
      className={classes.preview}
      role="status"
      aria-label="Preview"
      data-refused={sentence !== null || undefined}
    >
      {sentence ?? (calculated?.ok ? previewInWords(calculated.value) : 'Choose the first and the last day.')}
    </div>
  );
}

import { Progress, Text } from '@mantine/core';

/** The number of assignees who are done with a document: "Signed 7/12", or "Done 7/12" if nobody signs. */
export function SignedCount({ done, of, signs }: { done: number; of: number; signs: boolean }) {
  if (of === 0)
    return (
      <Text size="sm" c="var(--op-muted)">
        Not assigned
      </Text>
    );
  return (
    <div>
      <span className="tabular">
        {signs ? 'Signed' : 'Done'} {done}/{of}
      </span>
      <Progress value={(done / of) * 100} size={3} color="teal" aria-hidden />
    </div>
  );
}

import { Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { DialogForm } from '#ui/dialog-form.tsx';
import type { Submission } from '../enrollment-data.ts';
import { markSubmission } from '../training-commands.ts';
import { percentText } from '../training-words.ts';

const isPercentage = (text: string): boolean => /^\d{1,3}(\.\d{1,3})?$/.test(text) && Number(text) <= 100;

/** The dialog to mark a submission with a percentage and a comment for the learner. */
export function MarkDialog({
  submission,
  least,
  onClose,
}: {
  submission: Submission;
  /** The percentage that is needed to pass; null if the item has none. */
  least: string | null;
  onClose: () => void;
}) {
  const [percentage, setPercentage] = useState('');
  const [message, setMessage] = useState('');
  const [isTried, setTried] = useState(false);
  const [mark, marking] = useCommand(markSubmission, { success: 'Marked' });
  const given = percentage.trim().replace(/\s*%$/, '');
  const isWrong = !isPercentage(given);
  async function save() {
    setTried(true);
    if (isWrong) return;
    const { ok } = await mark({
      id: submission.id,
      version: submission.version,
      percentage: Number(given),
      message: message.trim() || null,
    });
    if (ok) onClose();
  }
  return (
    <DialogForm title="Mark" save="Mark" saving={marking} onSave={save} onClose={onClose}>
      <Text size="sm" c="var(--op-muted)">
        {submission.training_course_item?.name}
        {least === null ? '' : `. The pass mark is ${percentText(least)}.`}
      </Text>
      <TextInput
        data-autofocus
        label="Result"
        withAsterisk
        inputMode="decimal"
        rightSection="%"
        rightSectionPointerEvents="none"
        value={percentage}
        onChange={(event) => setPercentage(event.currentTarget.value)}
        error={isTried && isWrong ? 'Enter a percentage from 0 to 100' : undefined}
      />
      <Textarea
        label="Comment"
        description="The learner sees it with the result."
        autosize
        minRows={3}
        maxLength={1000}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
    </DialogForm>
  );
}

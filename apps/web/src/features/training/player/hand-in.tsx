import { Button, Stack, Text, Textarea } from '@mantine/core';
import type { Answers } from '@operatory/domain';
import { useRef, useState } from 'react';
import { type FileReference, fileIdsOf } from '#data/file-reference.ts';
import { FilesInput } from '#kit/fields/files-input.tsx';
import { useLeaveGuard } from '#kit/form/use-leave-guard.ts';
import { AnswersForm } from '#kit/questions/answers-form.tsx';
import { useAnswers } from '#kit/questions/use-answers.ts';
import type { CourseItemContent } from '../course-data.ts';
import { kindOf } from '../item-kinds.ts';

export interface HandedIn {
  readonly answers: Answers;
  readonly attachments: readonly { readonly file_id: string }[];
  readonly message: string | null;
}

/** The learner's task in an item: to confirm that they read it, to answer its questions, or to add files. */
export function HandIn({
  item,
  saving,
  onHandIn,
}: {
  item: CourseItemContent;
  saving: boolean;
  /** Resolves with whether the server accepted the submission. */
  onHandIn: (given: HandedIn) => Promise<boolean>;
}) {
  const kind = kindOf(item);
  const state = useAnswers(item.questions);
  const [files, setFiles] = useState<readonly FileReference[]>([]);
  const [message, setMessage] = useState('');
  const [isTried, setTried] = useState(false);
  const done = useRef(false);
  const asksForFiles = item.item_type === 'ASSIGNMENT' && item.questions.length === 0;
  useLeaveGuard(() => !done.current && (state.isDirty || files.length > 0 || message !== ''));

  async function handIn() {
    setTried(true);
    if (!state.check() || (asksForFiles && files.length === 0)) return;
    done.current = true;
    done.current = await onHandIn({
      answers: state.answers,
      attachments: [...fileIdsOf(files), ...state.attachments],
      message: message.trim() || null,
    });
  }
  return (
    <form
      aria-label={item.name}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void handIn();
      }}
    >
      <Stack gap={20}>
        <Text size="sm" c="var(--op-muted)">
          {kind.asks}
        </Text>
        {item.questions.length > 0 ? (
          <AnswersForm questions={item.questions} state={state} directory="training" />
        ) : null}
        {asksForFiles ? (
          <>
            <FilesInput
              label="Your files"
              required
              directory="training"
              many
              picture={false}
              value={files}
              error={isTried && files.length === 0 ? 'Add at least one file' : undefined}
              onChange={setFiles}
            />
            <Textarea
              label="Comment"
              autosize
              minRows={2}
              maxLength={1000}
              value={message}
              onChange={(event) => setMessage(event.currentTarget.value)}
            />
          </>
        ) : null}
        <Button type="submit" loading={saving} style={{ justifySelf: 'start', alignSelf: 'start' }}>
          {kind.button}
        </Button>
      </Stack>
    </form>
  );
}

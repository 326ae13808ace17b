import { Paper, Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import type { FieldValues } from '#kit/definition/record-values.ts';
import { KeepsFilesLocal } from '#kit/fields/local-files.tsx';
import { AnswersForm } from '#kit/questions/answers-form.tsx';
import { questionToAnswer } from '#kit/questions/asked-question.ts';
import type { QuestionDraft } from '#kit/questions/question-draft.ts';
import { useAnswers } from '#kit/questions/use-answers.ts';
import { NothingYet } from '#ui/empty-state.tsx';

export function FormPreview({
  values,
  questions,
}: {
  values: FieldValues;
  questions: readonly QuestionDraft[];
}) {
  const asked = useMemo(
    () =>
      questions.map(({ key, values: { name, hint, type, required, options, input_attachment } }) =>
        questionToAnswer({ name, hint, type, required, options, input_attachment }, key),
      ),
    [questions],
  );
  const state = useAnswers(asked);
  return (
    <Paper p={24} component="section" aria-label="Preview">
      <Title order={2} size="h3" mb={8}>
        {String(values.name || 'Untitled form')}
      </Title>
      {values.description ? (
        <Text mb={16} style={{ whiteSpace: 'pre-line' }}>
          {String(values.description)}
        </Text>
      ) : null}
      {asked.length === 0 ? (
        <NothingYet line="No questions yet." />
      ) : (
        <KeepsFilesLocal value={true}>
          <AnswersForm questions={asked} state={state} directory="induction" />
        </KeepsFilesLocal>
      )}
    </Paper>
  );
}

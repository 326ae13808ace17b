import { Text } from '@mantine/core';
import { type Answer, type FormField, isRight } from '@operatory/domain';
import { AttachmentList } from '#files/attachment-list.tsx';
import { filesOf } from '#kit/cells/files-cell.tsx';
import type { AskedQuestion } from '#kit/questions/asked-question.ts';
import { correctText } from '../correct-answers.ts';
import { answersOf, type Submission } from '../enrollment-data.ts';
import classes from './enrollment.module.css';

export function GivenAnswers({
  submission,
  questions: asked,
  removed,
  fields,
}: {
  submission: Submission;
  questions: readonly AskedQuestion[];
  removed: readonly AskedQuestion[];
  /** The questions with their correct answers by id; empty for users who may not see them. */
  fields: ReadonlyMap<string, FormField>;
}) {
  const answers = answersOf(submission.answers);
  const questions = [...asked, ...removed.filter(({ id }) => id in answers)];
  const files = filesOf(submission.attachments);
  const named = new Set(
    questions.flatMap(({ id, type }) => {
      const answer = answers[id];
      return type === 'ATTACHMENT' && Array.isArray(answer) ? answer : [];
    }),
  );
  return (
    <>
      {questions.length > 0 ? (
        <dl className={classes.answers}>
          {questions.map((question, at) => {
            const answer = answers[question.id];
            const field = fields.get(question.id);
            return (
              <div key={question.id}>
                <dt>
                  {at + 1}. {question.name}
                  {at >= asked.length ? (
                    <Text component="span" size="xs" c="var(--op-muted)" ml={8}>
                      Removed from the course since
                    </Text>
                  ) : null}
                </dt>
                <dd>
                  {question.type === 'ATTACHMENT' ? (
                    <AttachmentList files={files.filter(({ file_id }) => asList(answer).includes(file_id))} />
                  ) : (
                    answerText(answer)
                  )}
                  <Correct field={field} answer={answer} />
                </dd>
              </div>
            );
          })}
        </dl>
      ) : null}
      <AttachmentList files={files.filter(({ file_id }) => !named.has(file_id))} />
    </>
  );
}

const asList = (answer: Answer | undefined): readonly string[] => (Array.isArray(answer) ? answer : []);

function answerText(answer: Answer | undefined): string {
  if (answer === true) return 'Ticked';
  if (answer === undefined || answer === null || answer === '' || answer === false) return '–';
  return typeof answer === 'string' ? answer : answer.join(', ');
}

function Correct({ field, answer }: { field: FormField | undefined; answer: Answer | undefined }) {
  if (!field) return null;
  const correct = correctText(field);
  if (correct === null)
    return (
      <Text size="xs" c="var(--op-muted)">
        You mark this answer
      </Text>
    );
  // A pattern is matched only on the server, because a browser could hang on it.
  if (field.operator !== 'MATCHES' && isRight(field, answer, () => false))
    return (
      <Text size="xs" c="var(--op-green-ink)">
        Correct
      </Text>
    );
  return (
    <Text size="xs" c="var(--op-muted)">
      Correct answer: {correct}
    </Text>
  );
}

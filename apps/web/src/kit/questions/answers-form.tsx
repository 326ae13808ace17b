import { FileBody } from '#files/file-body.tsx';
import { filesOf } from '#kit/cells/files-cell.tsx';
import { AnswerInput } from './answer-input.tsx';
import type { AskedQuestion } from './asked-question.ts';
import classes from './questions.module.css';
import type { AnswersState } from './use-answers.ts';

export function AnswersForm({
  questions,
  state,
  directory,
}: {
  questions: readonly AskedQuestion[];
  state: AnswersState;
  /** The directory of uploaded files. */
  directory: string;
}) {
  return (
    <div className={classes.answers}>
      {questions.map((question, at) => (
        <div key={question.id}>
          {filesOf(question.input_attachment).map((file) => (
            <FileBody key={file.file_id} file={file} />
          ))}
          <AnswerInput
            question={question}
            number={at + 1}
            answer={state.answers[question.id]}
            files={state.files[question.id] ?? []}
            error={state.problems[question.id]}
            directory={directory}
            onAnswer={(answer) => state.answer(question.id, answer)}
            onFiles={(files) => state.attach(question.id, files)}
          />
        </div>
      ))}
    </div>
  );
}

import { Paper, SegmentedControl } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { FormField } from '#kit/definition/list-definition.ts';
import { type FieldValues, inputValue, problemsOf } from '#kit/definition/record-values.ts';
import { questionChanges } from '#kit/questions/question-changes.ts';
import { type QuestionDraft, questionOf, questionProblems } from '#kit/questions/question-draft.ts';
import { QuestionsEditor } from '#kit/questions/questions-editor.tsx';
import { WholeFields, WholeForm } from '#kit/questions/whole-form.tsx';
import {
  addFormMutation,
  changeFormMutation,
  type FormRow,
  type FormTable,
  type FormWithQuestions,
  formKinds,
  listPath,
  readForm,
  type SavedForm,
  storedForm,
} from './form-kinds.ts';
import { FormPreview } from './form-preview.tsx';

/** The texts and questions of a form, saved together; the preview shows it as people fill it in. */
export function BuilderForm({
  table,
  fields,
  row,
  onReload,
}: {
  table: FormTable;
  fields: readonly FormField[];
  row: FormWithQuestions | null;
  /** Called to start again from a version that somebody else has saved. */
  onReload: (row: FormWithQuestions) => void;
}) {
  const navigate = useNavigate();
  const { questions: questionTable } = formKinds[table];
  const [before] = useState<readonly QuestionDraft[]>(
    () => row?.questions.map((each) => questionOf(questionTable, each)) ?? [],
  );
  const [values, setValues] = useState<FieldValues>(() => begin(fields, row));
  const [begun] = useState(values);
  const [questions, setQuestions] = useState(before);
  const [view, setView] = useState('build');
  const read = useMemo(() => readForm(table, fields), [table, fields]);
  const problems = problemsOf(fields, values);
  const ofQuestions = questionProblems(questionTable, questions);

  const saving = useMemo(() => {
    const changes = questionChanges(questionTable, before, questions);
    const stored = storedForm(fields, values);
    return row ? changeFormMutation(table, row.id, stored, changes) : addFormMutation(table, stored, changes);
  }, [table, questionTable, before, questions, fields, values, row]);
  return (
    <WholeForm<FormWithQuestions, SavedForm>
      noun="form"
      table={table}
      row={row}
      read={read}
      {...saving}
      isChanged={values !== begun || questions !== before}
      problems={problems}
      ofQuestions={ofQuestions}
      onInvalid={() => setView('build')}
      onReload={onReload}
      onClose={() => void navigate({ to: listPath(table) })}
    >
      {(isTried) => (
        <>
          <SegmentedControl
            aria-label="View"
            mb={16}
            data={[
              { value: 'build', label: 'Build' },
              { value: 'preview', label: 'Preview' },
            ]}
            value={view}
            onChange={setView}
          />
          {view === 'preview' ? (
            <FormPreview values={values} questions={questions} />
          ) : (
            <>
              <Paper p={24} mb={24}>
                <WholeFields
                  fields={fields}
                  values={values}
                  problems={isTried ? problems : {}}
                  cols={{ base: 1, sm: 2 }}
                  onChange={(name, value) => setValues((now) => ({ ...now, [name]: value }))}
                />
              </Paper>
              <QuestionsEditor
                table={questionTable}
                questions={questions}
                problems={isTried ? ofQuestions : {}}
                onChange={setQuestions}
              />
            </>
          )}
        </>
      )}
    </WholeForm>
  );
}

const begin = (fields: readonly FormField[], row: FormRow | null): FieldValues =>
  Object.fromEntries(
    fields.map(({ name, field }) => [
      name,
      inputValue(
        field,
        row ? row[name] : name === 'status' ? 'ACTIVE' : name === 'attachment_type' ? 'FILE' : null,
      ),
    ]),
  );

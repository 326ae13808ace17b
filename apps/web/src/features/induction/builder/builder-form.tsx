import { Button, Paper, SegmentedControl, SimpleGrid } from '@mantine/core';
import { messages } from '@operatory/domain';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { type CombinedError, useClient } from 'urql';
import { toast } from '#data/toast.ts';
import type { FormField } from '#kit/definition/list-definition.ts';
import {
  type FieldValue,
  type FieldValues,
  inputValue,
  problemsOf,
  valueOfInput,
} from '#kit/definition/record-values.ts';
import { FieldInput } from '#kit/fields/field-input.tsx';
import { isWide } from '#kit/form/record-fields.tsx';
import { useLeaveGuard } from '#kit/form/use-leave-guard.ts';
import { questionChanges } from '#kit/questions/question-changes.ts';
import { type QuestionDraft, questionOf, questionProblems } from '#kit/questions/question-draft.ts';
import { QuestionsEditor } from '#kit/questions/questions-editor.tsx';
import { SaveRefused } from '#kit/questions/save-refused.tsx';
import { useSaveWhole } from '#kit/questions/use-save-whole.ts';
import { FormFoot } from '#ui/form-foot.tsx';
import { submitByKeys } from '#ui/submit-by-keys.ts';
import {
  addForm,
  changeForm,
  type FormRow,
  type FormTable,
  formKinds,
  listPath,
  readForm,
  type Saved,
  storedForm,
  type WholeForm,
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
  row: WholeForm | null;
  /** Begins again with what somebody else has saved. */
  onReload: (row: WholeForm) => void;
}) {
  const client = useClient();
  const navigate = useNavigate();
  const { questions: questionTable } = formKinds[table];
  const [before] = useState<readonly QuestionDraft[]>(
    () => row?.questions.map((each) => questionOf(questionTable, each)) ?? [],
  );
  const [values, setValues] = useState<FieldValues>(() => begin(fields, row));
  const [begun] = useState(values);
  const [questions, setQuestions] = useState(before);
  const [view, setView] = useState('build');
  const [isTried, setTried] = useState(false);
  const done = useRef(false);
  useLeaveGuard(() => !done.current && (values !== begun || questions !== before));
  const problems = problemsOf(fields, values);
  const ofQuestions = questionProblems(questionTable, questions);
  const leave = () => void navigate({ to: listPath(table) });

  const { document, variables } = useMemo(() => {
    const changes = questionChanges(questionTable, before, questions);
    const stored = storedForm(fields, values);
    return row ? changeForm(table, row.id, stored, changes) : addForm(table, stored, changes);
  }, [table, questionTable, before, questions, fields, values, row]);
  const whole = useSaveWhole<WholeForm, Saved>({
    table,
    row,
    reread: async () => {
      const { data, error } = await client.query(readForm(table, fields), { id: row?.id ?? '' }).toPromise();
      return data ? { row: data.form } : { error: error as CombinedError };
    },
    document,
    variables,
  });

  async function save() {
    setTried(true);
    if (
      Object.keys(problems).length > 0 ||
      Object.values(ofQuestions).some((each) => Object.keys(each).length > 0)
    ) {
      setView('build');
      toast.error(messages.enter_all_required);
      return;
    }
    if (!(await whole.save())) return;
    done.current = true;
    toast.success(row ? messages.updated : messages.saved);
    leave();
  }
  const set = (name: string, value: FieldValue) => setValues((now) => ({ ...now, [name]: value }));
  return (
    <form
      aria-label={row ? 'Edit form' : 'Add form'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={submitByKeys}
      style={{ maxWidth: 860 }}
    >
      <SaveRefused whole={whole} onReload={onReload} />
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
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16}>
              {fields.map((field, index) => (
                <div
                  key={field.name}
                  style={{ gridColumn: isWide(field) || index === 0 ? '1 / -1' : undefined }}
                >
                  <FieldInput
                    {...field}
                    first={index === 0}
                    input={{
                      value: values[field.name],
                      onChange: (value: unknown) => set(field.name, valueOfInput(value)),
                      ...(isTried && problems[field.name] ? { error: problems[field.name] } : {}),
                    }}
                  />
                </div>
              ))}
            </SimpleGrid>
          </Paper>
          <QuestionsEditor
            table={questionTable}
            questions={questions}
            problems={isTried ? ofQuestions : {}}
            onChange={setQuestions}
          />
        </>
      )}
      <FormFoot>
        <Button variant="default" onClick={leave} disabled={whole.saving}>
          Cancel
        </Button>
        <Button type="submit" loading={whole.saving}>
          Save
        </Button>
      </FormFoot>
    </form>
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

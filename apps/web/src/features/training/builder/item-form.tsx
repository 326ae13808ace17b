import { Button, Input, Paper, SegmentedControl, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { messages } from '@operatory/domain';
import { useMemo, useRef, useState } from 'react';
import { type CombinedError, useClient } from 'urql';
import type { ResultOf } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import { toast } from '#data/toast.ts';
import { type FieldValue, type FieldValues, valueOfInput } from '#kit/definition/record-values.ts';
import { FieldInput } from '#kit/fields/field-input.tsx';
import { useLeaveGuard } from '#kit/form/use-leave-guard.ts';
import { questionChanges } from '#kit/questions/question-changes.ts';
import { type QuestionDraft, questionOf, questionProblems } from '#kit/questions/question-draft.ts';
import { QuestionsEditor } from '#kit/questions/questions-editor.tsx';
import { SaveRefused } from '#kit/questions/save-refused.tsx';
import { useSaveWhole } from '#kit/questions/use-save-whole.ts';
import { Failed } from '#ui/empty-state.tsx';
import { FormFoot } from '#ui/form-foot.tsx';
import { ScreenMissing } from '#ui/screen-missing.tsx';
import { submitByKeys } from '#ui/submit-by-keys.ts';
import type { CourseKind } from '../course-kinds.ts';
import { type ItemKind, itemKinds } from '../item-kinds.ts';
import {
  asksQuestions,
  beginOf,
  itemFields,
  itemKindOf,
  itemProblems,
  itemValues,
  readItem,
  storedItem,
} from './item-draft.ts';
import { addItem, changeItem, type Saved } from './save-item.ts';

interface Props {
  readonly kind: CourseKind;
  readonly course: string;
  /** The position of a new item. */
  readonly position: string;
  readonly onClose: () => void;
}
type Row = NonNullable<ResultOf<ReturnType<typeof readItem>>['item']>;

/** An item of a course with its questions, added (`id` null) or edited, and saved together. */
export function ItemForm({ id, ...props }: Props & { id: string | null }) {
  const { data, error, refetch } = useQueryData(
    readItem(props.kind),
    { id: id ?? '' },
    { pause: id === null },
  );
  const [reloaded, setReloaded] = useState<Row | null>(null);
  if (id === null) return <Loaded {...props} row={null} onReload={setReloaded} />;
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (!data) return <Skeleton height={320} />;
  if (!data.item) return <ScreenMissing />;
  const row = reloaded ?? data.item;
  return <Loaded key={JSON.stringify(reloaded)} {...props} row={row} onReload={setReloaded} />;
}
const none: readonly QuestionDraft[] = [];

function Loaded({
  kind,
  course,
  position,
  row,
  onClose,
  onReload,
}: Props & {
  row: Row | null;
  /** Begins again with what somebody else has saved. */
  onReload: (row: Row) => void;
}) {
  const client = useClient();
  const [before] = useState<readonly QuestionDraft[]>(
    () => row?.questions.map((each) => questionOf(kind.question, each)) ?? none,
  );
  const [itemKind, setItemKind] = useState<ItemKind>(() => itemKindOf(row));
  const [values, setValues] = useState<FieldValues>(() => itemValues(kind.item, row));
  const [questions, setQuestions] = useState(before);
  const [begun] = useState({ itemKind, values });
  const [isTried, setTried] = useState(false);
  const done = useRef(false);
  useLeaveGuard(
    () => !done.current && (values !== begun.values || itemKind !== begun.itemKind || questions !== before),
  );
  const asked = asksQuestions(itemKind) ? questions : none;
  const problems = itemProblems(kind.item, itemKind, values, asked);
  const ofQuestions = questionProblems(kind.question, asked);
  const isWrong =
    Object.keys(problems).length > 0 ||
    Object.values(ofQuestions).some((each) => Object.keys(each).length > 0);

  const { document, variables } = useMemo(() => {
    const changes = questionChanges(kind.question, before, asked);
    const stored = storedItem(kind.item, itemKind, values);
    return row ? changeItem(kind, row.id, stored, changes) : addItem(kind, course, stored, changes, position);
  }, [kind, before, asked, itemKind, values, row, course, position]);
  const whole = useSaveWhole<Row, Saved>({
    table: kind.item,
    row,
    reread: async () => {
      const { data, error } = await client.query(readItem(kind), { id: row?.id ?? '' }).toPromise();
      return data ? { row: data.item } : { error: error as CombinedError };
    },
    document,
    variables,
  });

  async function save() {
    setTried(true);
    if (isWrong) {
      toast.error(messages.enter_all_required);
      return;
    }
    if (!(await whole.save())) return;
    done.current = true;
    toast.success(row ? messages.updated : messages.saved);
    onClose();
  }
  const fields = itemFields(kind.item).filter(
    ({ name }) => name !== 'qualifying_percentage' || asksQuestions(itemKind),
  );
  const set = (name: string, value: FieldValue) => setValues((now) => ({ ...now, [name]: value }));
  return (
    <form
      aria-label={row ? 'Edit item' : 'Add item'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={submitByKeys}
      style={{ maxWidth: 860 }}
    >
      <SaveRefused whole={whole} onReload={onReload} />
      <Paper p={24} mb={24}>
        <Input.Wrapper label="What learners do" labelElement="div" mb={16}>
          <div style={{ overflow: 'auto hidden' }}>
            <SegmentedControl
              aria-label="What learners do"
              w="max-content"
              data={itemKinds.map(({ type, label }) => ({ value: type, label }))}
              value={itemKind.type}
              onChange={(type) => setItemKind(itemKinds.find((each) => each.type === type) ?? itemKind)}
            />
          </div>
        </Input.Wrapper>
        <SimpleGrid cols={1} spacing={16}>
          {fields.map((field, index) => (
            <FieldInput
              key={field.name}
              {...field}
              first={index === 0}
              input={{
                value: values[field.name],
                onChange: (value: unknown) => set(field.name, valueOfInput(value)),
                ...(isTried && problems[field.name] ? { error: problems[field.name] } : {}),
              }}
            />
          ))}
        </SimpleGrid>
      </Paper>
      {asksQuestions(itemKind) ? (
        <>
          <QuestionsEditor
            table={kind.question}
            questions={questions}
            problems={isTried ? ofQuestions : {}}
            begin={beginOf(kind.question, itemKind)}
            onChange={setQuestions}
          />
          {isTried && problems.questions ? (
            <Text size="sm" c="var(--op-red-ink)" role="alert" mt={8}>
              {problems.questions}
            </Text>
          ) : null}
        </>
      ) : null}
      <FormFoot>
        <Button variant="default" onClick={onClose} disabled={whole.saving}>
          Cancel
        </Button>
        <Button type="submit" loading={whole.saving}>
          Save
        </Button>
      </FormFoot>
    </form>
  );
}

import { Input, Paper, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { ResultOf } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import type { FieldValues } from '#kit/definition/record-values.ts';
import { questionChanges } from '#kit/questions/question-changes.ts';
import { type QuestionDraft, questionOf, questionProblems } from '#kit/questions/question-draft.ts';
import { QuestionsEditor } from '#kit/questions/questions-editor.tsx';
import { WholeFields, WholeForm } from '#kit/questions/whole-form.tsx';
import { Failed } from '#ui/empty-state.tsx';
import { ScreenMissing } from '#ui/screen-missing.tsx';
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
import { addItem, changeItem, type SavedItem } from './save-item.ts';

interface Props {
  readonly kind: CourseKind;
  readonly course: string;
  /** The position in the course that a new item gets. */
  readonly position: string;
  readonly onClose: () => void;
}
type Row = NonNullable<ResultOf<ReturnType<typeof readItem>>['row']>;

/** The form to add (`id` null) or edit an item of a course. The item and its questions are saved together. */
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
  if (!data.row) return <ScreenMissing />;
  const row = reloaded ?? data.row;
  return <Loaded key={JSON.stringify(reloaded)} {...props} row={row} onReload={setReloaded} />;
}
const none: readonly QuestionDraft[] = [];

function Loaded({
  kind,
  course,
  position,
  row,
  ...closing
}: Props & {
  row: Row | null;
  /** Called to start again from a version that somebody else has saved. */
  onReload: (row: Row) => void;
}) {
  const [before] = useState<readonly QuestionDraft[]>(
    () => row?.questions.map((each) => questionOf(kind.question, each)) ?? none,
  );
  const [itemKind, setItemKind] = useState<ItemKind>(() => itemKindOf(row));
  const [values, setValues] = useState<FieldValues>(() => itemValues(kind.item, row));
  const [questions, setQuestions] = useState(before);
  const [begun] = useState({ itemKind, values });
  const asked = asksQuestions(itemKind) ? questions : none;
  const problems = itemProblems(kind.item, itemKind, values, asked);
  const ofQuestions = questionProblems(kind.question, asked);

  const saving = useMemo(() => {
    const changes = questionChanges(kind.question, before, asked);
    const stored = storedItem(kind.item, itemKind, values);
    return row ? changeItem(kind, row.id, stored, changes) : addItem(kind, course, stored, changes, position);
  }, [kind, before, asked, itemKind, values, row, course, position]);
  const fields = itemFields(kind.item).filter(
    ({ name }) => name !== 'qualifying_percentage' || asksQuestions(itemKind),
  );
  return (
    <WholeForm<Row, SavedItem>
      noun="item"
      table={kind.item}
      row={row}
      read={readItem(kind)}
      {...saving}
      isChanged={values !== begun.values || itemKind !== begun.itemKind || questions !== before}
      problems={problems}
      ofQuestions={ofQuestions}
      {...closing}
    >
      {(isTried) => (
        <>
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
            <WholeFields
              fields={fields}
              values={values}
              problems={isTried ? problems : {}}
              cols={1}
              onChange={(name, value) => setValues((now) => ({ ...now, [name]: value }))}
            />
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
        </>
      )}
    </WholeForm>
  );
}

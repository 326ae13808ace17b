import { type Field, labelOf, validate } from '@operatory/resource';
import { graphql } from '#data/graphql.ts';
import { filesOf } from '#kit/cells/files-cell.tsx';
import type { FormField } from '#kit/definition/list-definition.ts';
import { type FieldValues, inputValue, problemsOf, recordOf } from '#kit/definition/record-values.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import {
  newQuestion,
  type QuestionDraft,
  type QuestionTable,
  questionColumns,
} from '#kit/questions/question-draft.ts';
import type { CourseKind } from '../course-kinds.ts';
import { type ItemKind, itemKinds, kindOf } from '../item-kinds.ts';

const names = ['name', 'description', 'media_attachment', 'attachments', 'qualifying_percentage', 'status'];
/** The fields of an item, without its kind and its questions. */
export const itemFields = (table: string): readonly FormField[] => {
  const { fields = {} } = resourceOf(table);
  return names.flatMap((name) => (fields[name] ? [{ name, field: fields[name] }] : []));
};

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
const query = ({ item, question, parent }: CourseKind) =>
  graphql<{ readonly row: (Row & { readonly questions: readonly Row[] }) | null }, { id: string }>(
    `query courseItem($id: uuid!) {
      row: ${item}_by_pk(id: $id) {
        id updated_at ${parent} item_type type ${names.join(' ')}
        questions: ${question}(order_by: [{ position: asc }, { id: asc }]) { ${questionColumns} }
      }
    }`,
  );
const made = new Map<string, ReturnType<typeof query>>();
export function readItem(kind: CourseKind): ReturnType<typeof query> {
  const found = made.get(kind.course) ?? query(kind);
  made.set(kind.course, found);
  return found;
}

export const itemValues = (table: string, row: Row | null): FieldValues =>
  Object.fromEntries(
    itemFields(table).map(({ name, field }) => [
      name,
      inputValue(field, row ? plain(field, row[name]) : name === 'status' ? 'ACTIVE' : null),
    ]),
  );
/** A percentage without trailing zeros: `80.000` becomes `80`. Values of other fields do not change. */
const plain = ({ kind }: Field, value: unknown): unknown =>
  kind === 'percent' && value !== null && value !== undefined ? String(Number(value)) : value;
export const itemKindOf = (row: Row | null): ItemKind =>
  row
    ? kindOf({ item_type: row.item_type as ItemKind['item_type'], type: row.type as string | null })
    : first;
const first = itemKinds[0] as ItemKind;

/**
 * The initial values of a new question of a checklist: a box that must be ticked. Undefined for other kinds
 * of items.
 */
export const beginOf = (table: QuestionTable, kind: ItemKind): FieldValues | undefined =>
  kind.type === 'CHECKLIST'
    ? {
        ...newQuestion(table, '').values,
        type: 'CHECKBOX',
        evaluateAnswer: true,
        answer: ['true'],
      }
    : undefined;

export const asksQuestions = (kind: ItemKind): boolean => kind.item_type !== 'LESSON';

/** The problems of an item's own fields; those of its questions are separate. */
export function itemProblems(
  table: string,
  kind: ItemKind,
  values: FieldValues,
  questions: readonly QuestionDraft[],
): Readonly<Record<string, string>> {
  const fields = itemFields(table);
  const problems = problemsOf(fields, values);
  const media = fields.find(({ name }) => name === 'media_attachment');
  if (kind.type === 'WATCH' && filesOf(values.media_attachment).length === 0 && media)
    problems.media_attachment =
      validate('media_attachment', { ...media.field, required: true }, null) ??
      `${labelOf('media_attachment', media.field)} is required`;
  if (kind.item_type === 'QUIZ' && questions.length === 0) problems.questions = 'Add at least one question';
  return problems;
}

/** The columns of an item to save; the type of its media is that of the file. */
export function storedItem(
  table: string,
  kind: ItemKind,
  values: FieldValues,
): Readonly<Record<string, unknown>> {
  const [media] = filesOf(values.media_attachment);
  const record = recordOf(itemFields(table), values);
  return {
    ...record,
    item_type: kind.item_type,
    type: kind.type,
    attachments: filesOf(values.attachments),
    media_attachment_type: media?.file_type ?? null,
    qualifying_percentage: asksQuestions(kind) ? record.qualifying_percentage : null,
  };
}

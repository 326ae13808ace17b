import { moduleOf } from '@operatory/domain';
import { graphql } from '#data/graphql.ts';
import { filesOf } from '#kit/cells/files-cell.tsx';
import { mayWrite } from '#kit/definition/allowed.ts';
import type { FormField } from '#kit/definition/list-definition.ts';
import { type FieldValues, recordOf } from '#kit/definition/record-values.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { changesMutation, type QuestionChanges } from '#kit/questions/question-changes.ts';
import { questionColumns } from '#kit/questions/question-draft.ts';
import { listOf } from '#kit/resource/from-resource.tsx';
import type { Me } from '#session/me.ts';

/** The tables and modules of the two kinds of forms: a client's own, and those of the platform. */
export const formKinds = {
  induction_forms: { module: 'induction-forms', questions: 'induction_form_fields' },
  master_induction_forms: { module: 'master-induction-forms', questions: 'master_induction_form_fields' },
} as const;
export type FormTable = keyof typeof formKinds;
type Values = Readonly<Record<string, unknown>>;
export type FormRow = Values & { readonly id: string };

export const listPath = (table: FormTable): string =>
  `/dashboard/${moduleOf(formKinds[table].module).router_link}/list`;

export const formFieldsOf = (table: FormTable, change: 'insert' | 'update', me: Me): readonly FormField[] =>
  (listOf(resourceOf(table)).form ?? []).filter(({ name }) => mayWrite(table, change, name, me));

export type FormWithQuestions = FormRow & { readonly questions: readonly FormRow[] };
export const readForm = (table: FormTable, fields: readonly FormField[]) => {
  const { questions } = formKinds[table];
  return graphql<{ readonly row: FormWithQuestions | null }, { id: string }>(
    `query builtForm($id: uuid!) {
      row: ${table}_by_pk(id: $id) {
        id updated_at name ${selectionOf(fields)}
        questions: ${questions}(order_by: [{ position: asc }, { id: asc }]) { ${questionColumns} }
      }
    }`,
  );
};
/** Selects references by their id; the picker reads their names itself. */
const selectionOf = (fields: readonly FormField[]): string => fields.map(({ name }) => name).join(' ');

/**
 * The columns of a form to save. An attachments column without files gets an empty list, because it cannot be
 * null.
 */
export const storedForm = (fields: readonly FormField[], values: FieldValues): Values => ({
  ...recordOf(fields, values),
  ...(fields.some(({ name }) => name === 'attachments') ? { attachments: filesOf(values.attachments) } : {}),
});

export interface SavedForm {
  readonly form: { readonly id: string } | null;
}
export const addFormMutation = (table: FormTable, values: Values, { added }: QuestionChanges) => ({
  document: graphql<SavedForm, Record<string, unknown>>(
    `mutation addForm($object: ${table}_insert_input!) { form: insert_${table}_one(object: $object) { id } }`,
  ),
  variables: { object: { ...values, [formKinds[table].questions]: { data: added } } },
});

/** One mutation saves the form and its questions, so both are saved in one transaction. */
export function changeFormMutation(table: FormTable, id: string, values: Values, changes: QuestionChanges) {
  const { declared, roots, variables } = changesMutation(formKinds[table].questions, id, changes);
  return {
    document: graphql<SavedForm, Record<string, unknown>>(
      `mutation changeForm($id: uuid!, $set: ${table}_set_input!${declared}) {
        form: update_${table}_by_pk(pk_columns: { id: $id }, _set: $set) { id }
        ${roots}
      }`,
    ),
    variables: { id, set: values, ...variables },
  };
}

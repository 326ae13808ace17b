import { type QuestionDraft, type QuestionTable, questionParents, storedQuestion } from './question-draft.ts';

export interface QuestionChanges {
  readonly removed: readonly string[];
  readonly updates: readonly { readonly id: string; readonly set: Readonly<Record<string, unknown>> }[];
  /**
   * The new questions without their parent's id, so that they can also be inserted together with a new
   * parent.
   */
  readonly added: readonly Readonly<Record<string, unknown>>[];
}

/**
 * The changes with which the loaded questions become the current ones. A question's position is its place
 * in the list, counted from 1.
 */
export function questionChanges(
  table: QuestionTable,
  before: readonly QuestionDraft[],
  now: readonly QuestionDraft[],
): QuestionChanges {
  const write = (values: QuestionDraft['values'], position: number) => ({
    ...storedQuestion(table, values),
    position: String(position),
  });
  const known = new Map(
    before.map(({ id, values, position }) => [id, JSON.stringify(write(values, position ?? 0))]),
  );
  const written = now.map(({ id, values }, at) => ({ id, set: write(values, at + 1) }));
  return {
    removed: before.flatMap(({ id }) => (id && !now.some((each) => each.id === id) ? [id] : [])),
    updates: written.flatMap(({ id, set }) =>
      id && known.get(id) !== JSON.stringify(set) ? [{ id, set }] : [],
    ),
    added: written.flatMap(({ id, set }) => (id ? [] : [set])),
  };
}

export interface MutationPart {
  /** The declarations of the variables, each with a comma before it. */
  readonly declared: string;
  readonly roots: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * The changes as root fields of a mutation, so that they are in one transaction with the change of their
 * parent.
 */
export function changesMutation(
  table: QuestionTable,
  parentId: string,
  { removed, updates, added }: QuestionChanges,
): MutationPart {
  const parent = questionParents[table];
  const declared = updates.map((_, at) => `, $id${at}: uuid!, $set${at}: ${table}_set_input!`).join('');
  const changes = updates.map(
    (_, at) => `question${at}: update_${table}_by_pk(pk_columns: { id: $id${at} }, _set: $set${at}) { id }`,
  );
  return {
    declared: `, $removed: [uuid!]!, $added: [${table}_insert_input!]!${declared}`,
    roots: [
      `removed: delete_${table}(where: { id: { _in: $removed } }) { affected_rows }`,
      ...changes,
      `added: insert_${table}(objects: $added) { affected_rows }`,
    ].join(' '),
    variables: {
      removed,
      added: added.map((each) => ({ ...each, [parent]: parentId })),
      ...Object.fromEntries(
        updates.flatMap(({ id, set }, at) => [
          [`id${at}`, id],
          [`set${at}`, set],
        ]),
      ),
    },
  };
}

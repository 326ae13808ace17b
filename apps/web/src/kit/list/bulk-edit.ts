import { specifiedMessages } from '@operatory/domain';
import { client } from '#data/client.ts';
import { errorMessage } from '#data/errors.ts';
import { toast } from '#data/toast.ts';
import { processInBackground } from '#kit/actions/bulk-work.ts';
import { mayEdit } from '#kit/actions/row-menu.tsx';
import { mayWrite } from '#kit/definition/allowed.ts';
import type { FormField, ListDefinition, RowBase } from '#kit/definition/list-definition.ts';
import { keyOf, type listOperations } from '#kit/definition/list-query.ts';
import { writeProblem } from '#kit/definition/write-problem.ts';
import type { Me } from '#session/me.ts';
import { type RowFailure, reportFailures } from '#ui/report-failures.tsx';
import { offerUndo } from '#ui/undo.tsx';

type Definition<Row extends RowBase> = Pick<
  ListDefinition<Row>,
  'derive' | 'duplicate' | 'edit' | 'form' | 'module' | 'pages' | 'table'
>;
type Operations<Row extends RowBase> = ReturnType<typeof listOperations<Row>>;

/**
 * The fields that can be set on several rows at once: those that the user may write, except the name,
 * files, addresses, and fields that are required only with certain values of others.
 */
export function bulkFields<Row extends RowBase>(
  definition: Definition<Row>,
  title: string | undefined,
  me: Me,
): readonly FormField[] {
  if (!mayEdit(definition as never, me)) return [];
  const { edit, form = [], table } = definition;
  const byCommand = edit?.columns(me);
  return form.filter(
    ({ name, field, once }) =>
      !once &&
      name !== title &&
      field.kind !== 'file' &&
      field.kind !== 'files' &&
      field.kind !== 'address' &&
      field.requiredWhen === undefined &&
      (byCommand ? byCommand.includes(name) : mayWrite(table, 'update', name, me)),
  );
}

/** Whether rows can be inactive, so that several can be made inactive at once. */
export const hasInactive = (fields: readonly FormField[]): boolean =>
  fields.some(
    ({ name, field }) =>
      name === 'status' &&
      field.kind === 'enum' &&
      ['ACTIVE', 'INACTIVE'].every((value) => field.options.some((option) => option.value === value)),
  );

interface Row {
  readonly id: string;
  readonly name: string;
}

export interface BulkEditResult {
  readonly done: readonly Row[];
  readonly refused: readonly RowFailure[];
}

/**
 * Sets the same values on all rows. Resolves with the changed rows, and with the others and their reasons.
 */
export async function editRows<R extends RowBase>(
  { derive, duplicate, edit, form = [] }: Definition<R>,
  operations: Operations<R>,
  rows: readonly Row[],
  words: string,
  record: Readonly<Record<string, unknown>>,
): Promise<BulkEditResult> {
  const outcomes = await processInBackground(`Changing ${words}`, rows, async ({ id }) => {
    const set = { ...record, ...derive?.({ id, ...record }) };
    const key = edit ? keyOf(id).id : keyOf(id);
    const answer = await client.mutation(operations.update, { key, set }).toPromise();
    if (answer.error)
      return writeProblem(answer.error, form, duplicate).sentence || errorMessage(answer.error);
    // If no row was returned, the user may not change this one, although they may change others.
    return answer.data && Object.values(answer.data)[0] ? null : specifiedMessages.no_permission;
  });
  const results = rows.map((row, at) => ({ ...row, sentence: outcomes[at] ?? null }));
  return {
    done: results.filter(({ sentence }) => sentence === null),
    refused: results.flatMap(({ sentence, ...row }) => (sentence === null ? [] : [{ ...row, sentence }])),
  };
}

export const reportRefused = (refused: BulkEditResult['refused']): void =>
  reportFailures(`${refused.length} could not be changed`, refused);

/** The only reason why no row was changed; null if some were, or if there are several reasons. */
export function onlyReason({ done, refused }: BulkEditResult): string | null {
  const [reason, ...others] = new Set(refused.map(({ sentence }) => sentence));
  return done.length === 0 && others.length === 0 ? (reason ?? null) : null;
}

/** Makes the active rows inactive, with an undo for 8 s. */
export async function makeInactive<R extends RowBase>(
  definition: Definition<R>,
  operations: Operations<R>,
  rows: readonly Row[],
  words: string,
): Promise<void> {
  const where = { id: { _in: rows.map(({ id }) => keyOf(id).id) }, status: { _eq: 'ACTIVE' } };
  const answer = await client.query(operations.ids, { where }).toPromise();
  if (answer.error) return toast.error(errorMessage(answer.error));
  const active = new Set(answer.data?.[definition.table]?.map(({ id }) => String(id)));
  const asked = rows.filter(({ id }) => active.has(id));
  if (asked.length === 0) return toast.info('None of the selected rows are active');
  const { done, refused } = await editRows(definition, operations, asked, words, { status: 'INACTIVE' });
  reportRefused(refused);
  if (done.length === 0) return;
  offerUndo(`${done.length} of ${words} made inactive`, async () =>
    reportRefused((await editRows(definition, operations, done, words, { status: 'ACTIVE' })).refused),
  );
}

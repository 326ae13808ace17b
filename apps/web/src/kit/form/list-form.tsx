import { useQueryData } from '#data/hooks.ts';
import { useList } from '#kit/definition/list-context.tsx';
import type { RowBase } from '#kit/definition/list-definition.ts';
import { ofId, withTextId } from '#kit/definition/list-query.ts';
import { RecordForm } from './record-form.tsx';
import { useUnwritable } from './unwritable.tsx';

/** The form that the URL asks for: of a new record, which may be a copy, or of an existing one. */
export function ListForm<Row extends RowBase>({
  form,
  copy,
  onClose,
}: {
  form: string;
  copy?: string | undefined;
  /** Called when the form closes, with the id of the record if one was added. */
  onClose: (added?: string) => void;
}) {
  const { definition, operations } = useList<Row>();
  const id = copy ?? (form === 'add' ? undefined : form);
  const answer = useQueryData(operations.read, { where: ofId(id ?? '') }, { pause: id === undefined });
  const found = answer.data?.[definition.table]?.[0];
  const row = found && withTextId(found);
  const what =
    form === 'add'
      ? { row: null, copied: copy === undefined ? undefined : (row ?? ('reading' as const)) }
      : { row };
  // A copy waits until the original has loaded.
  const unwritable = useUnwritable(definition, answer, id === undefined || (copy && row) ? null : row);
  return <RecordForm {...{ definition, operations, onClose, unwritable }} {...what} />;
}

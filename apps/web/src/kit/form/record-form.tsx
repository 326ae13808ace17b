import { Drawer, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ListDefinition, RowBase } from '#kit/definition/list-definition.ts';
import type { listOperations } from '#kit/definition/list-query.ts';
import { useOnTop } from '#ui/on-top.ts';
import { RecordFields } from './record-fields.tsx';
import classes from './record-form.module.css';
import { mayLeave } from './use-leave-guard.ts';
import { useRecordForm } from './use-record-form.ts';

interface Props<Row extends RowBase> {
  readonly definition: ListDefinition<Row>;
  readonly operations: ReturnType<typeof listOperations<Row>>;
  /** The record that is copied, or `reading` while that loads; undefined if there is none. */
  readonly copied?: Row | 'reading' | undefined;
  /** Called when the form closes, with the id of the record if one was added. */
  readonly onClose: (added?: string) => void;
}

/** A drawer to add a record (`row` null) or edit one (`row` undefined while loading). */
export function RecordForm<Row extends RowBase>({
  row,
  copied,
  unwritable,
  ...props
}: Props<Row> & {
  row: Row | null | undefined;
  /** Shown instead of the form if the record cannot be edited. */
  unwritable?: ReactNode;
}) {
  // Called here and not in the form, because this component stays mounted while the form loads.
  const onTop = useOnTop();
  const title = row === null ? `Add ${props.definition.one}` : `Edit ${props.definition.one}`;
  if (row === undefined || copied === 'reading' || unwritable) {
    return (
      <Drawer opened onClose={() => props.onClose()} title={title} closeOnEscape={onTop}>
        {unwritable ?? <Skeleton height={120} />}
      </Drawer>
    );
  }
  return <LoadedForm {...props} row={row} copied={copied} title={title} onTop={onTop} />;
}

function LoadedForm<Row extends RowBase>({
  title,
  onTop,
  onClose,
  ...props
}: Omit<Props<Row>, 'copied'> & {
  row: Row | null;
  copied: Row | undefined;
  title: string;
  onTop: boolean;
}) {
  const editing = useRecordForm({ ...props, onSaved: onClose });
  const many = editing.fields.length > 8;

  async function close() {
    if (editing.unsaved() && !(await mayLeave())) return;
    editing.giveUp();
    onClose();
  }

  return (
    <Drawer
      opened
      onClose={() => void close()}
      title={title}
      closeOnEscape={onTop}
      size={many ? 640 : 440}
      classNames={{ content: classes.drawer ?? '', body: classes.body ?? '' }}
    >
      <RecordFields editing={editing} wide={many} onCancel={() => void close()} />
    </Drawer>
  );
}

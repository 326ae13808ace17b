import { useMemo } from 'react';
import { useMe } from '#session/session.ts';
import { Dialog } from '#ui/dialog.tsx';
import { listOperations } from './list-query.ts';
import { moduleList } from './module-list.ts';
import { readablePart } from './readable-part.ts';
import { RecordFields } from './record-fields.tsx';
import { resourceOf } from './resource-of.ts';
import { mayLeave } from './use-leave-guard.ts';
import { useRecordForm } from './use-record-form.ts';

/** 'Add {title}' over what is open: a new record of any kind, of the platform's or a client's, by its resource's columns. */
export function AddDialog({
  table,
  onClose,
  onAdded,
}: {
  table: string;
  onClose: () => void;
  onAdded: (id: string) => void;
}) {
  const me = useMe();
  const definition = useMemo(() => {
    const resource = resourceOf(table);
    return readablePart(moduleList(resource, resource.plural), me);
  }, [table, me]);
  const operations = useMemo(() => listOperations(definition), [definition]);
  const editing = useRecordForm({
    definition,
    operations,
    row: null,
    onSaved: (id) => (id === undefined ? onClose() : onAdded(id)),
  });

  async function close() {
    if (editing.unsaved() && !(await mayLeave())) return;
    editing.giveUp();
    onClose();
  }

  return (
    <Dialog title={`Add ${definition.one}`} onClose={() => void close()} locked={editing.saving}>
      <RecordFields editing={editing} onCancel={() => void close()} />
    </Dialog>
  );
}

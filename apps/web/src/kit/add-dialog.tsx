import { useMemo } from 'react';
import { useMe } from '#session/session.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { RecordRow } from './from-resource.tsx';
import type { ListDefinition } from './list-definition.ts';
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
  as,
  called,
  onClose,
  onAdded,
}: {
  table: string;
  /** The form, where it is not the whole of the resource's. */
  as?: ListDefinition<RecordRow>;
  /** What was typed before it was clear that there is none: its name. */
  called?: string;
  onClose: () => void;
  onAdded: (id: string) => void;
}) {
  const me = useMe();
  const definition = useMemo(() => {
    if (as) return as;
    const resource = resourceOf(table);
    return readablePart(moduleList(resource, resource.plural), me);
  }, [table, as, me]);
  const operations = useMemo(() => listOperations(definition), [definition]);
  const editing = useRecordForm({
    definition,
    operations,
    row: null,
    called,
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

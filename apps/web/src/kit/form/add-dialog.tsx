import { useMemo } from 'react';
import type { ListDefinition } from '#kit/definition/list-definition.ts';
import { listOperations } from '#kit/definition/list-query.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import { moduleList } from '#kit/resource/module-list.ts';
import { readablePart } from '#kit/resource/readable-part.ts';
import { useMe } from '#session/session.ts';
import { Dialog } from '#ui/dialog.tsx';
import { RecordFields } from './record-fields.tsx';
import { mayLeave } from './use-leave-guard.ts';
import { useRecordForm } from './use-record-form.ts';

/** 'Add {title}' over the current screen, for a record of any table. */
export function AddDialog({
  table,
  as,
  called,
  onClose,
  onAdded,
}: {
  table: string;
  /** The form, if it is not the whole one of the resource. */
  as?: ListDefinition<RecordRow>;
  /** The name that the user searched for and did not find. */
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
  const operations = listOperations(definition);
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

import { useMemo } from 'react';
import { useQueryData } from '#data/hooks.ts';
import type { ListDefinition } from '#kit/definition/list-definition.ts';
import { listOperations, ofId } from '#kit/definition/list-query.ts';
import { RecordForm } from '#kit/form/record-form.tsx';
import { useUnwritable } from '#kit/form/unwritable.tsx';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import { levelForm, newPointForm, pointForm } from './award-forms.ts';

/** The level or pay point in the drawer; `id` is null for a new one. */
export type AwardEditing =
  | { readonly kind: 'level'; readonly id: string | null }
  | { readonly kind: 'point'; readonly id: string | null; readonly level: string };

/** The drawer of a level or a pay point. `onClose` gets the id of one that was added. */
export function AwardForm({
  editing,
  onClose,
}: {
  editing: AwardEditing;
  onClose: (added?: string) => void;
}) {
  const level = editing.kind === 'point' ? editing.level : null;
  const definition = useMemo(
    (): ListDefinition<RecordRow> =>
      level === null ? levelForm : editing.id === null ? newPointForm(level) : pointForm,
    [level, editing.id],
  );
  const operations = listOperations(definition);
  const answer = useQueryData(
    operations.read,
    { where: ofId(editing.id ?? '') },
    { pause: editing.id === null },
  );
  const found = editing.id === null ? null : answer.data?.[definition.table]?.[0];
  const unwritable = useUnwritable(definition, answer, found);
  return (
    <RecordForm
      definition={definition}
      operations={operations}
      row={found}
      unwritable={unwritable}
      onClose={onClose}
    />
  );
}

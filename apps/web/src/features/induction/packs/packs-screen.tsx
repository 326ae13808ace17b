import { mayPack } from '@operatory/domain/induction/pack-reach';
import { useMemo } from 'react';
import type { ListColumn, ListDefinition } from '#kit/definition/list-definition.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { ResourceList } from '#kit/list/resource-list.tsx';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import { moduleList } from '#kit/resource/module-list.ts';
import type { Me } from '#session/me.ts';
import { useMe } from '#session/session.ts';
import { itemsInWords } from '../pack-items.ts';
import { PackDialog } from './pack-dialog.tsx';
import { PackStatus } from './pack-status.tsx';
import { mayEditPack, packViewer } from './pack-viewer.ts';

const holds: ListColumn<RecordRow> = {
  key: 'holds',
  label: 'Contents',
  select: 'form_ids document_ids course_ids',
  needs: null,
  csv: null,
  width: 220,
  render: ({ form_ids, document_ids, course_ids }) => itemsInWords({ form_ids, document_ids, course_ids }),
};
const actionFor = (me: Me): ListColumn<RecordRow> => ({
  key: 'action',
  label: 'Action',
  select: 'id',
  needs: null,
  csv: null,
  width: 140,
  render: (row) =>
    mayEditPack(me, row) ? (
      <PackStatus id={row.id} name={String(row.name)} isActive={row.status === 'ACTIVE'} />
    ) : null,
});

const { form: _, ...list } = moduleList(resourceOf('induction_packs'), 'Induction packs');
const definitionFor = (me: Me): ListDefinition<RecordRow> => ({
  ...list,
  // Whether the user may change a pack depends on its clinics.
  select: 'clinic_ids',
  columns: [
    ...list.columns.slice(0, 1),
    holds,
    ...list.columns.slice(1),
    ...(mayEditPack(me) ? [actionFor(me)] : []),
  ],
  emptyLine: 'Add a pack of forms, documents and courses for the people who start.',
  ownForm: {
    label: 'Add induction pack',
    allowed: (user) => mayPack(packViewer(user), 'ADD'),
    edits: mayEditPack,
    render: (form, onClose) => <PackDialog id={form === 'add' ? null : form} onClose={() => onClose()} />,
  },
});

export function PacksScreen() {
  const me = useMe();
  const definition = useMemo(() => definitionFor(me), [me]);
  return <ResourceList definition={definition} />;
}

import { moduleOf } from '@operatory/domain';
import { useMemo } from 'react';
import { DuePill } from '#kit/assignments/due-pill.tsx';
import type { ListColumn, ListDefinition } from '#kit/definition/list-definition.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { ResourceList } from '#kit/list/resource-list.tsx';
import { detailsOf, type RecordRow } from '#kit/resource/from-resource.tsx';
import { moduleList } from '#kit/resource/module-list.ts';
import { useMe } from '#session/session.ts';
import { stepOf } from '../item/next-step.ts';
import { taskInWords } from '../item/step-words.ts';
import { inboxModule, paths } from '../paths.ts';
import { useReader } from '../use-reader.ts';
import { inboxChips } from './inbox-chips.ts';
import { InboxNothing } from './inbox-nothing.tsx';
import { inboxFields, inboxRowOf } from './inbox-row.ts';

const assignments = resourceOf('client_document_assignments');
const due: ListColumn<RecordRow> = {
  key: 'due_date',
  label: 'Due',
  sort: 'due_date',
  width: 150,
  render: (row) => <DuePill until={inboxRowOf(row).due_date} />,
};
const action: ListColumn<RecordRow> = {
  key: 'action',
  label: 'To do',
  select: 'id',
  needs: null,
  csv: null,
  width: 200,
  render: (row) => <ToDo row={row} />,
};

function ToDo({ row }: { row: RecordRow }) {
  const item = inboxRowOf(row);
  return taskInWords(stepOf(item, useReader()), item.user?.display_name ?? null);
}

export function InboxScreen() {
  const me = useMe();
  const reader = useReader();
  const title = me.modules.find(({ name }) => name === inboxModule)?.title ?? moduleOf(inboxModule).title;
  const definition = useMemo((): ListDefinition<RecordRow> => {
    const list = moduleList(assignments, title);
    const chips = inboxChips(reader.id, reader.signs);
    const [name] = list.columns;
    return {
      ...list,
      columns: [
        ...(name ? [name] : []),
        action,
        due,
        ...detailsOf(assignments, ['status', 'assigned_by_user_id', 'created_at']),
      ],
      select: inboxFields,
      search: ['client_document.name'],
      chips,
      filters: [],
      sort: 'due_date',
      nothing: () => <InboxNothing chips={chips} />,
      pages: {
        view: paths.item,
        edit: paths.item,
        add: { to: paths.inbox, label: 'Add', allowed: () => false },
      },
    };
  }, [title, reader]);
  return <ResourceList definition={definition} />;
}

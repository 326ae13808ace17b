import { ActionIcon, Box, Button, Group, Menu, Paper, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { messages, nameContains } from '@operatory/domain';
import { and, eq } from '@operatory/resource';
import { IconDots, IconDownload, IconPencil, IconPlus, IconSearch, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useCommand, useLive } from '#data/hooks.ts';
import { toast } from '#data/toast.ts';
import { downloadFile } from '#files/file-url.ts';
import { LongTextCell } from '#kit/cells/long-text-cell.tsx';
import { mayChangeRow } from '#kit/definition/allowed.ts';
import { listOperations, orderOf } from '#kit/definition/list-query.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { ListFooter } from '#kit/list/list-footer.tsx';
import { partList } from '#kit/resource/part-list.ts';
import classes from '#kit/table/record-table.module.css';
import { useColumnWidths } from '#kit/table/use-column-widths.ts';
import { useClinic } from '#session/clinic.ts';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import { confirmDialog } from '#ui/confirm-dialog.tsx';
import { Failed, NothingMatches, NothingYet } from '#ui/empty-state.tsx';
import { DocumentDialog } from './document-dialog.tsx';
import { deleteDocument, type UserDocument } from './document-queries.ts';

const definition = partList({ ...resourceOf('user_documents'), part: 'user_id' }, '');
const { columns } = definition;
const operations = listOperations({
  ...definition,
  // Columns that decide whether the user may change the document.
  select: 'user_id deleted_at user { id j_users_clinics { clinic_id } }',
});
const pageSize = 10;
/** The table's headings: the row number, the columns, and the menu. */
const heads = [
  { title: 'Sl.no', width: 64 },
  ...columns.map(({ label, width }) => ({ title: label, width: width ?? 180 })),
  { title: 'Action', width: 84 },
];

export function UserDocuments({ userId }: { userId: string }) {
  const can = useCan();
  const { zone } = useClinic();
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text, 300);
  const [page, setPage] = useState(1);
  const [editing, setEditing] = useState<UserDocument | 'new' | null>(null);
  const where = and(eq('user_id', userId), nameContains(asked));
  const rows = useLive(operations.rows, {
    where,
    order: orderOf(definition.sort),
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const count = useLive(operations.total, { where });
  const { widths, handle } = useColumnWidths(
    'operatory.user-documents.column-widths',
    heads.map(({ width }) => width),
  );
  const documents = rows.data?.user_documents as readonly UserDocument[] | undefined;
  const total = count.data?.user_documents_aggregate?.aggregate.count;
  const add = can('user-documents', 'ADD') ? () => setEditing('new') : undefined;

  return (
    <>
      <Group justify="space-between" gap={8} mb={12}>
        <TextInput
          type="search"
          data-search
          placeholder="Search user documents"
          aria-label="Search user documents"
          leftSection={<IconSearch size={16} />}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setPage(1);
          }}
        />
        {add ? (
          <Button leftSection={<IconPlus size={16} />} onClick={add}>
            Add user document
          </Button>
        ) : null}
      </Group>
      {rows.error && !documents ? <Failed onRefresh={rows.refetch} /> : null}
      {!documents && !rows.error ? <Skeleton height={200} /> : null}
      {documents && documents.length === 0 ? (
        asked.trim() ? (
          <NothingMatches onClear={() => setText('')} />
        ) : (
          <NothingYet title={messages.nothing_found} />
        )
      ) : null}
      {documents && documents.length > 0 ? (
        <Paper className={classes.frame ?? ''}>
          <table
            className={classes.table}
            aria-label="User documents"
            style={{ minWidth: widths.reduce((sum, width) => sum + width, 0) }}
          >
            <colgroup>
              {heads.map(({ title }, index) => (
                <col key={title} style={{ width: widths[index] }} />
              ))}
            </colgroup>
            <thead>
              <tr>
                {heads.map(({ title }, index) => (
                  <th key={title}>
                    {title}
                    {index < heads.length - 1 ? (
                      <span className={classes.grip} {...handle(index, title)} />
                    ) : null}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {documents.map((document, index) => (
                <DocumentRow
                  key={document.id}
                  document={document}
                  number={(page - 1) * pageSize + index + 1}
                  zone={zone}
                  onEdit={() => setEditing(document)}
                />
              ))}
            </tbody>
          </table>
        </Paper>
      ) : null}
      {documents && documents.length > 0 ? (
        <Box mt={8}>
          <ListFooter
            total={total}
            page={page}
            sight={{ first: (page - 1) * pageSize, last: (page - 1) * pageSize + documents.length - 1 }}
            isTree={false}
            size={pageSize}
            onPage={setPage}
          />
        </Box>
      ) : null}
      {editing ? (
        <DocumentDialog
          userId={userId}
          document={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </>
  );
}

function DocumentRow({
  document,
  number,
  zone,
  onEdit,
}: {
  document: UserDocument;
  number: number;
  zone: string;
  onEdit: () => void;
}) {
  const me = useMe();
  const [remove] = useCommand(deleteDocument, { silent: true });
  const may = {
    edit: mayChangeRow('user_documents', 'update', { ...document }, me),
    remove: mayChangeRow('user_documents', 'delete', { ...document }, me),
  };
  async function askAndRemove() {
    const sure = await confirmDialog({
      title: 'Delete user document',
      text: `“${document.name}” will be deleted. This cannot be undone.`,
      confirm: 'Delete',
      danger: true,
    });
    if (!sure) return;
    const answer = await remove({ id: document.id });
    if (answer.ok && answer.data.delete_user_documents_by_pk) toast.success(messages.deleted);
    else toast.error(messages.deletion_failed);
  }
  return (
    <tr data-row={document.id}>
      <td data-label="Sl.no">{number}</td>
      {columns.map(({ key, label, render }, index) => (
        <td key={key} {...(index === 0 ? { 'data-name': true } : { 'data-label': label })}>
          {key === 'notes' && typeof document.notes === 'string' && document.notes ? (
            <LongTextCell label={label} text={document.notes} />
          ) : (
            (render(document, { zone }) ?? '–')
          )}
        </td>
      ))}
      <td className={classes.menu} data-menu>
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon aria-label={`Actions for ${document.name}`}>
              <IconDots size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<IconDownload size={16} />}
              onClick={() => void downloadFile(document.document)}
            >
              Download
            </Menu.Item>
            {may.edit ? (
              <Menu.Item leftSection={<IconPencil size={16} />} onClick={onEdit}>
                Edit
              </Menu.Item>
            ) : null}
            {may.remove ? (
              <Menu.Item
                c="var(--op-red-ink)"
                leftSection={<IconTrash size={16} />}
                onClick={() => void askAndRemove()}
              >
                Delete
              </Menu.Item>
            ) : null}
          </Menu.Dropdown>
        </Menu>
      </td>
    </tr>
  );
}

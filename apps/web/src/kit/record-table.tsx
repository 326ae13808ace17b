import { ActionIcon, Menu, Paper, Table, UnstyledButton } from '@mantine/core';
import { messages } from '@operatory/domain';
import { IconArrowDown, IconArrowUp, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useCommand } from '#data/hooks.ts';
import { useCan } from '#session/permissions.ts';
import { confirmDialog } from '#ui/confirm-dialog.tsx';
import type { ListColumn, ListDefinition, RowBase } from './list-definition.ts';
import type { listOperations } from './list-query.ts';
import classes from './record-table.module.css';

interface Props<Row extends RowBase> {
  readonly definition: ListDefinition<Row>;
  readonly operations: ReturnType<typeof listOperations<Row>>;
  readonly rows: readonly Row[];
  readonly sort: string;
  readonly zone: string;
  readonly onSort: (sort: string) => void;
  readonly onEdit: (row: Row) => void;
}

/** Rows as a table; on a phone as cards. The first column names the record. */
export function RecordTable<Row extends RowBase>({
  definition,
  operations,
  rows,
  sort,
  zone,
  onSort,
  onEdit,
}: Props<Row>) {
  const can = useCan();
  const hasMenu =
    definition.form !== undefined && (can(definition.module, 'EDIT') || can(definition.module, 'DELETE'));
  return (
    <Paper className={classes.frame ?? ''}>
      <Table stickyHeader className={classes.table ?? ''}>
        <Table.Thead>
          <Table.Tr>
            {definition.columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
            {hasMenu ? (
              <Table.Th w={48}>
                <span className="visually-hidden">Actions</span>
              </Table.Th>
            ) : null}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.id}>
              {definition.columns.map((column, index) => (
                <Table.Td
                  key={column.key}
                  data-label={index === 0 ? undefined : column.label}
                  data-name={index === 0 || undefined}
                  ta={column.numeric ? 'right' : undefined}
                >
                  {column.render(row, { zone })}
                </Table.Td>
              ))}
              {hasMenu ? (
                <Table.Td data-menu>
                  <RowMenu row={row} definition={definition} operations={operations} onEdit={onEdit} />
                </Table.Td>
              ) : null}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

function HeadCell<Row>({
  column,
  sort,
  onSort,
}: {
  column: ListColumn<Row>;
  sort: string;
  onSort: (sort: string) => void;
}) {
  const path = sort.replace(/^-/, '');
  const sorted = column.sort !== undefined && column.sort === path;
  const descending = sort.startsWith('-');
  const Arrow = descending ? IconArrowDown : IconArrowUp;
  return (
    <Table.Th
      {...(column.width ? { w: column.width } : {})}
      ta={column.numeric ? 'right' : undefined}
      aria-sort={sorted ? (descending ? 'descending' : 'ascending') : undefined}
    >
      {column.sort ? (
        <UnstyledButton
          className={classes.sort ?? ''}
          onClick={() => onSort(sorted && !descending ? `-${column.sort}` : (column.sort ?? ''))}
        >
          {column.label}
          {sorted ? <Arrow size={12} aria-hidden /> : null}
        </UnstyledButton>
      ) : (
        column.label
      )}
    </Table.Th>
  );
}

function RowMenu<Row extends RowBase>({
  row,
  definition,
  operations,
  onEdit,
}: Pick<Props<Row>, 'definition' | 'operations' | 'onEdit'> & { row: Row }) {
  const can = useCan();
  const name = definition.name(row);
  const [remove] = useCommand(operations.remove, {
    success: messages.deleted,
    failure: messages.not_deleted,
  });

  async function askAndRemove() {
    const sure = await confirmDialog({
      title: `Delete ${definition.one}`,
      text: `“${name}” will be deleted. This cannot be undone.`,
      confirm: 'Delete',
      danger: true,
    });
    if (sure) await remove({ id: row.id });
  }

  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={`Actions for ${name}`}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {can(definition.module, 'EDIT') ? (
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => onEdit(row)}>
            Edit
          </Menu.Item>
        ) : null}
        {can(definition.module, 'DELETE') ? (
          <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={() => void askAndRemove()}>
            Delete
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}

import { Button, CloseButton, Text } from '@mantine/core';
import { IconArchive, IconDownload, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { removeRows } from '#kit/actions/remove-rows.ts';
import { mayRemove } from '#kit/actions/row-menu.tsx';
import { useList } from '#kit/definition/list-context.tsx';
import type { RowBase } from '#kit/definition/list-definition.ts';
import { lowerCaseTitle } from '#kit/definition/lower.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { useMe } from '#session/session.ts';
import { confirmDialog, hintFor } from '#ui/confirm-dialog.tsx';
import { bulkFields, editRows, hasInactive, makeInactive } from './bulk-edit.ts';
import { BulkEditDialog } from './bulk-edit-dialog.tsx';
import classes from './selection-bar.module.css';
import type { SelectAll } from './use-select-all.ts';

/**
 * Actions on the selected rows, in a bar at the bottom. They continue when the page is left; rows that fail
 * are listed.
 */
export function SelectionBar<Row extends RowBase>({
  rows,
  selected,
  all,
  total,
  onSelect,
  onCsv,
}: {
  rows: readonly Row[];
  selected: ReadonlySet<string>;
  all: SelectAll;
  total: number | undefined;
  onSelect: (ids: ReadonlySet<string>) => void;
  onCsv: (ids: readonly string[]) => void;
}) {
  const { definition, operations } = useList<Row>();
  const me = useMe();
  const [editing, setEditing] = useState(false);
  const selecting = all.isRunning;
  const many = `${selected.size} ${selected.size === 1 ? definition.one : lowerCaseTitle(definition.title)}`;
  const fields = bulkFields(definition, resourceOf(definition.table).title, me);
  // The name of a row that is no longer loaded is unknown.
  const named = () => {
    const names = new Map(rows.map((row) => [row.id, definition.name(row)]));
    return [...selected].map((id) => ({ id, name: names.get(id) ?? definition.one }));
  };

  async function remove() {
    const sure = await confirmDialog({
      title: `Delete ${many}`,
      text: 'They will be deleted.',
      confirm: 'Delete',
      danger: true,
      ...hintFor(selected.size),
    });
    if (!sure) return;
    removeRows({
      table: definition.table,
      operation: operations.removeMany,
      rows: named(),
      words: many,
    });
    onSelect(new Set());
  }

  return (
    <>
      {selected.size > 0 ? <div className={classes.room} /> : null}
      {selected.size > 0 ? (
        <div className={classes.bar} role="toolbar" aria-label="Selected rows" data-selection>
          <Text size="sm" fw={600} aria-live="polite">
            {selected.size} selected
          </Text>
          {total !== undefined && total > selected.size ? (
            <Button data-all size="xs" variant="subtle" loading={selecting} onClick={() => void all.run()}>
              Select all {total} matching
            </Button>
          ) : null}
          {definition.bulk?.(
            rows.filter(({ id }) => selected.has(id)),
            () => onSelect(new Set()),
          )}
          {fields.length > 0 ? (
            <Button
              size="xs"
              variant="default"
              disabled={selecting}
              leftSection={<IconPencil size={14} />}
              onClick={() => setEditing(true)}
            >
              Edit
            </Button>
          ) : null}
          {hasInactive(fields) ? (
            <Button
              size="xs"
              variant="default"
              disabled={selecting}
              leftSection={<IconArchive size={14} />}
              onClick={() => {
                void makeInactive(definition, operations, named(), many);
                onSelect(new Set());
              }}
            >
              Make inactive
            </Button>
          ) : null}
          <Button
            size="xs"
            variant="default"
            disabled={selecting}
            leftSection={<IconDownload size={14} />}
            onClick={() => onCsv([...selected])}
          >
            Download CSV
          </Button>
          {mayRemove(definition, me) ? (
            <Button
              size="xs"
              variant="light"
              color="red"
              disabled={selecting}
              leftSection={<IconTrash size={14} />}
              onClick={() => void remove()}
            >
              Delete
            </Button>
          ) : null}
          <CloseButton aria-label="Clear selection" onClick={() => onSelect(new Set())} />
        </div>
      ) : null}
      {editing ? (
        <BulkEditDialog
          words={many}
          fields={fields}
          onClose={() => setEditing(false)}
          onSave={(record) => editRows(definition, operations, named(), many, record)}
        />
      ) : null}
    </>
  );
}

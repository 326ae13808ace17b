import { Button, CloseButton, Progress, Text } from '@mantine/core';
import { messages } from '@operatory/domain';
import type { BoolExp } from '@operatory/resource';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useClient } from 'urql';
import { sentenceOf } from '#data/errors.ts';
import { useMe } from '#session/session.ts';
import { confirmDialog, hintFor } from '#ui/confirm-dialog.tsx';
import { type RowFailure, tellFailures } from '#ui/tell-failures.tsx';
import { toast } from '#ui/toast.ts';
import type { ListDefinition, RowBase } from './list-definition.ts';
import { keyOf, type listOperations, ofId } from './list-query.ts';
import { mayRemove } from './row-menu.tsx';
import classes from './selection-bar.module.css';

/** What can be done to the selected rows; floats from below. Failures are listed by row, the rest is done. */
export function SelectionBar<Row extends RowBase>({
  definition,
  operations,
  rows,
  selected,
  where,
  total,
  onSelect,
  onCsv,
}: {
  definition: ListDefinition<Row>;
  operations: ReturnType<typeof listOperations<Row>>;
  rows: readonly Row[];
  selected: ReadonlySet<string>;
  where: BoolExp;
  total: number | undefined;
  onSelect: (ids: ReadonlySet<string>) => void;
  onCsv: (ids: readonly string[]) => void;
}) {
  const me = useMe();
  const client = useClient();
  const [done, setDone] = useState<number | null>(null);
  const locked = done !== null;
  const many = `${selected.size} ${selected.size === 1 ? definition.one : definition.title.toLowerCase()}`;

  async function selectAll() {
    const answer = await client.query(operations.ids, { where }).toPromise();
    const found = answer.data?.[definition.table];
    if (found) onSelect(new Set(found.map(({ id }) => String(id))));
    else toast.error(messages.something_went_wrong);
  }

  /** All in one statement, which does all or nothing. */
  async function removeAtOnce(): Promise<boolean> {
    const where = { id: { _in: [...selected].map((id) => keyOf(id).id) } };
    const answer = await client.mutation(operations.removeMany, { where }).toPromise();
    return answer.data?.[`delete_${definition.table}`]?.affected_rows === selected.size;
  }

  /** Those that go, and the words for each that does not. */
  async function removeOneByOne(): Promise<readonly RowFailure[]> {
    const failed: RowFailure[] = [];
    for (const [index, id] of [...selected].entries()) {
      const answer = await client.mutation(operations.removeMany, { where: ofId(id) }).toPromise();
      const row = rows.find((candidate) => candidate.id === id);
      if (answer.data?.[`delete_${definition.table}`]?.affected_rows !== 1)
        failed.push({
          id,
          name: row ? definition.name(row) : definition.one,
          sentence: sentenceOf(answer.error, messages.not_deleted),
        });
      setDone(index + 1);
    }
    return failed;
  }

  async function remove() {
    const sure = await confirmDialog({
      title: `Delete ${many}`,
      text: 'This cannot be undone.',
      confirm: 'Delete',
      danger: true,
      ...hintFor(selected.size),
    });
    if (!sure) return;
    setDone(0);
    const failed = (await removeAtOnce()) ? [] : await removeOneByOne();
    setDone(null);
    tellFailures(`${failed.length} could not be deleted`, failed);
    if (failed.length < selected.size) toast.success(messages.deleted);
    onSelect(new Set(failed.map(({ id }) => id)));
  }

  return (
    <>
      {selected.size > 0 ? (
        <div className={classes.bar} role="toolbar" aria-label="Selected rows">
          <Text size="sm" fw={600} aria-live="polite">
            {selected.size} selected
          </Text>
          {total !== undefined && total > selected.size ? (
            <Button size="xs" variant="subtle" disabled={locked} onClick={() => void selectAll()}>
              Select all {total} matching
            </Button>
          ) : null}
          {locked ? (
            <Progress w={80} value={((done ?? 0) / selected.size) * 100} aria-label="Progress" />
          ) : null}
          <Button
            size="xs"
            variant="default"
            leftSection={<IconDownload size={14} />}
            disabled={locked}
            onClick={() => onCsv([...selected])}
          >
            Download CSV
          </Button>
          {mayRemove(definition, me) ? (
            <Button
              size="xs"
              variant="light"
              color="red"
              leftSection={<IconTrash size={14} />}
              disabled={locked}
              onClick={() => void remove()}
            >
              Delete
            </Button>
          ) : null}
          <CloseButton
            aria-label="Clear the selection"
            disabled={locked}
            onClick={() => onSelect(new Set())}
          />
        </div>
      ) : null}
    </>
  );
}

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type MouseEvent, useMemo, useState } from 'react';
import { useClient } from 'urql';
import { graphql } from '#data/graphql.ts';
import { mayChange } from '#kit/definition/allowed.ts';
import { formPageOf } from '#kit/definition/form-page.ts';
import type { RowBase } from '#kit/definition/list-definition.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import type { PickQuery } from '#kit/pick/pick-query.ts';
import { moduleList } from '#kit/resource/module-list.ts';
import { useMe } from '#session/session.ts';
import { AddDialog } from './add-dialog.tsx';

/**
 * The button that adds a missing row in a form over the dialog, and picks it. If the table's form is a
 * page, a click with Ctrl or Shift opens that page in a new tab or window.
 */
export function PickAdd<Row extends RowBase>({
  query: { table, text, order },
  onAdded,
}: {
  query: PickQuery;
  onAdded: (row: Row) => void;
}) {
  const me = useMe();
  const client = useClient();
  const [adding, setAdding] = useState(false);
  const resource = resourceOf(table);
  const page = useMemo(() => formPageOf(moduleList(resource, resource.plural)), [resource]);
  if (!resource.picker?.adds || !mayChange(table, 'insert', me)) return null;

  async function added(id: string) {
    setAdding(false);
    const read = graphql<Record<string, readonly Row[]>, Record<string, unknown>>(text);
    const { data } = await client.query(read, { where: { id: { _eq: id } }, order }).toPromise();
    const row = data?.[table]?.[0];
    if (row) onAdded(row);
  }

  const icon = <IconPlus size={16} />;
  return (
    <>
      {page ? (
        <Button
          component="a"
          href={page.add}
          variant="default"
          leftSection={icon}
          mr="auto"
          onClick={(event: MouseEvent) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            setAdding(true);
          }}
        >
          Add
        </Button>
      ) : (
        <Button variant="default" leftSection={icon} mr="auto" onClick={() => setAdding(true)}>
          Add
        </Button>
      )}
      {adding ? (
        <AddDialog table={table} onClose={() => setAdding(false)} onAdded={(id) => void added(id)} />
      ) : null}
    </>
  );
}

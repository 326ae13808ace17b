import { ActionIcon, Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { specifiedMessages } from '@operatory/domain';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useLive } from '#data/hooks.ts';
import { askAndRemove } from '#kit/actions/ask-and-remove.ts';
import { mayEditRow, mayRemoveRow } from '#kit/actions/row-menu.tsx';
import { mayChange } from '#kit/definition/allowed.ts';
import { ListProvider } from '#kit/definition/list-context.tsx';
import { eqTo, listOperations, orderOf, withTextId } from '#kit/definition/list-query.ts';
import { useStillThere } from '#kit/definition/pending-removals.ts';
import { readableColumns } from '#kit/definition/readable.ts';
import { ListForm } from '#kit/form/list-form.tsx';
import { type OpenPart, type PartResource, partList, partsOf } from '#kit/resource/part-list.ts';
import { readablePart } from '#kit/resource/readable-part.ts';
import { OrderGrip } from '#kit/table/order-grip.tsx';
import { mayOrder, useOrder } from '#kit/table/use-order.ts';
import type { Me } from '#session/me.ts';
import { useZone } from '#session/record-zone.tsx';
import { useMe } from '#session/session.ts';
import { useMoreRows } from './more-rows.tsx';
import classes from './record-parts.module.css';

const noRows: readonly never[] = [];
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const readableParts = (table: string, me: Me): readonly PartResource[] =>
  partsOf(table).filter((resource) => readableColumns(resource.table, me) !== null);

/** The child records of a record by kind. One that has child records itself can be opened. */
export function RecordParts({
  table,
  record,
  onOpen,
}: {
  table: string;
  record: OpenPart['above'];
  onOpen: (part: OpenPart) => void;
}) {
  const me = useMe();
  return readableParts(table, me).map((resource) => (
    <Part
      key={`${resource.table} ${record.id}`}
      resource={resource}
      id={record.id}
      clinicId={record.clinicId}
      onOpen={
        readableParts(resource.table, me).length > 0
          ? (id) => onOpen({ resource, id, above: record })
          : undefined
      }
    />
  ));
}

function Part({
  resource,
  id,
  clinicId,
  onOpen,
}: {
  resource: PartResource;
  id: string;
  clinicId: unknown;
  onOpen: ((id: string) => void) | undefined;
}) {
  const me = useMe();
  const zone = useZone();
  const definition = useMemo(
    () => readablePart(partList(resource, id, clinicId), me),
    [resource, id, clinicId, me],
  );
  const operations = listOperations(definition);
  const stillThere = useStillThere(definition.table);
  const where = { _and: [{ [resource.part]: eqTo(id) }, ...stillThere] };
  const page = useMoreRows();
  const { data } = useLive(operations.rows, {
    where,
    order: orderOf(definition.sort),
    limit: page.asked,
    offset: 0,
  });
  const [form, setForm] = useState<string | null>(null);
  const all = data?.[definition.table];
  const listed = all && page.shown(all).map(withTextId);
  const isOrdered = definition.sort === 'position' && mayOrder(definition.table, me);
  const order = useOrder(definition.table, listed ?? noRows, isOrdered);
  const rows = listed && (order?.rows ?? listed);
  const mayAdd = (definition.form?.length ?? 0) > 0 && mayChange(definition.table, 'insert', me);
  const [first, ...others] = definition.columns;
  if (!rows || !first || (rows.length === 0 && !mayAdd)) return null;

  return (
    <section aria-label={definition.title}>
      <Group justify="space-between" mt={24} mb={4}>
        <Title order={3} fz={14}>
          {definition.title}
        </Title>
        {mayAdd ? (
          <Button
            size="compact-xs"
            variant="subtle"
            leftSection={<IconPlus size={14} />}
            onClick={() => setForm('add')}
          >
            Add
          </Button>
        ) : null}
      </Group>
      {rows.length === 0 ? (
        <Text size="sm" c="var(--op-muted)">
          {specifiedMessages.nothing_found}
        </Text>
      ) : null}
      <ul className={classes.rows ?? ''}>
        {rows.map((row) => (
          <li key={row.id} data-place={row.id}>
            {order ? <OrderGrip id={row.id} name={definition.name(row)} order={order} /> : null}
            <Stack gap={2}>
              <Text component="div" size="sm" fw={550}>
                {onOpen ? (
                  <Anchor
                    component="button"
                    type="button"
                    c="inherit"
                    fz="inherit"
                    ta="start"
                    underline="hover"
                    onClick={() => onOpen(row.id)}
                  >
                    {first.render(row, { zone })}
                  </Anchor>
                ) : (
                  first.render(row, { zone })
                )}
              </Text>
              <div className={classes.facts}>
                {others
                  .filter(({ key }) => !isEmpty(row[key]))
                  .map((column) => (
                    <span key={column.key} className={classes.fact}>
                      <span className={classes.label}>{column.label}</span> {column.render(row, { zone })}
                    </span>
                  ))}
              </div>
            </Stack>
            <Group gap={4} wrap="nowrap">
              {mayEditRow(definition, row, me) ? (
                <ActionIcon aria-label={`Edit ${definition.one}`} onClick={() => setForm(row.id)}>
                  <IconPencil size={14} />
                </ActionIcon>
              ) : null}
              {mayRemoveRow(definition, row, me) ? (
                <ActionIcon
                  aria-label={`Delete ${definition.one}`}
                  onClick={() =>
                    void askAndRemove(definition, operations, { id: row.id, name: definition.name(row) })
                  }
                >
                  <IconTrash size={14} />
                </ActionIcon>
              ) : null}
            </Group>
          </li>
        ))}
      </ul>
      {all ? page.button(all) : null}
      {form ? (
        <ListProvider definition={definition}>
          <ListForm key={form} form={form} onClose={() => setForm(null)} />
        </ListProvider>
      ) : null}
    </section>
  );
}

import { Button, Group, Title } from '@mantine/core';
import { IconArrowLeft, IconPencil } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLive } from '#data/hooks.ts';
import { mayEditRow } from '#kit/actions/row-menu.tsx';
import { ListProvider } from '#kit/definition/list-context.tsx';
import { listOperations, ofId, withTextId } from '#kit/definition/list-query.ts';
import { ListForm } from '#kit/form/list-form.tsx';
import { RecordGone } from '#kit/form/record-gone.tsx';
import { type OpenPart, partList } from '#kit/resource/part-list.ts';
import { readablePart } from '#kit/resource/readable-part.ts';
import { useMe } from '#session/session.ts';
import { FactList, FactListSkeleton } from './fact-list.tsx';
import { RecordParts } from './record-parts.tsx';
import classes from './record-sheet.module.css';

/** A child record in the parent's sheet, with its own child records and a link back to the parent. */
export function PartRecord({
  part: { resource, id, above },
  onOpen,
  onBack,
}: {
  part: OpenPart;
  onOpen: (part: OpenPart) => void;
  onBack: () => void;
}) {
  const me = useMe();
  const definition = useMemo(
    () => readablePart(partList(resource, above.id, above.clinicId), me),
    [resource, above.id, above.clinicId, me],
  );
  const operations = listOperations(definition);
  const { data } = useLive(operations.record, { where: ofId(id) });
  const [editing, setEditing] = useState(false);
  const found = data?.[definition.table];
  const row = found?.[0] && withTextId(found[0]);
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = row !== undefined;
  useEffect(() => {
    if (isThere) heading.current?.focus();
  }, [isThere]);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        ml={-8}
        mb={8}
        leftSection={<IconArrowLeft size={14} />}
        onClick={onBack}
      >
        {above.name}
      </Button>
      {row ? (
        <>
          <Group justify="space-between" align="flex-start" wrap="nowrap" gap={12}>
            <Title order={2} fz={20} className={classes.name ?? ''} tabIndex={-1} ref={heading}>
              {definition.name(row)}
            </Title>
            {mayEditRow(definition, row, me) ? (
              <Button
                size="xs"
                variant="default"
                leftSection={<IconPencil size={14} />}
                onClick={() => setEditing(true)}
              >
                Edit
              </Button>
            ) : null}
          </Group>
          <FactList columns={[...definition.columns.slice(1), ...(definition.details ?? [])]} row={row} />
          <RecordParts
            table={definition.table}
            record={{ id: row.id, name: definition.name(row), clinicId: row.clinic_id ?? above.clinicId }}
            onOpen={onOpen}
          />
        </>
      ) : null}
      {!row && found ? <RecordGone one={definition.one} /> : null}
      {found ? null : <FactListSkeleton />}
      {editing ? (
        <ListProvider definition={definition}>
          <ListForm form={id} onClose={() => setEditing(false)} />
        </ListProvider>
      ) : null}
    </>
  );
}

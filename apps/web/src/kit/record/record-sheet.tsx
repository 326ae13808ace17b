import { ActionIcon, Button, Drawer, Group, Text, Title, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconPencil } from '@tabler/icons-react';
import { useLocation, useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { useLive } from '#data/hooks.ts';
import { mayEditRow, RowMenu } from '#kit/actions/row-menu.tsx';
import { useList } from '#kit/definition/list-context.tsx';
import type { RowBase } from '#kit/definition/list-definition.ts';
import { ofId, withTextId } from '#kit/definition/list-query.ts';
import type { ListSearch } from '#kit/definition/list-search.ts';
import { RecordGone } from '#kit/form/record-gone.tsx';
import type { OpenPart } from '#kit/resource/part-list.ts';
import { InZoneOf } from '#session/record-zone.tsx';
import { useMe } from '#session/session.ts';
import { useRecent } from '#session/use-recent.ts';
import { Failed } from '#ui/empty-state.tsx';
import { enabledIf } from '#ui/locked.ts';
import { useOnTop } from '#ui/on-top.ts';
import { FactList, FactListSkeleton } from './fact-list.tsx';
import { PartRecord } from './part-record.tsx';
import { RecordParts } from './record-parts.tsx';
import classes from './record-sheet.module.css';

/**
 * One record beside its list, live: its details and child records, with keys to the next and the previous
 * record (j, k).
 */
export function RecordSheet<Row extends RowBase>({
  id,
  neighbours,
  onGo,
  onClose,
}: {
  id: string;
  /** The ids of the list's rows, in order. */
  neighbours: readonly string[];
  onGo: (id: string) => void;
  onClose: () => void;
}) {
  const { definition, operations, edit } = useList<Row>();
  const me = useMe();
  const onTop = useOnTop();
  const record = useLive(operations.record, { where: ofId(id) });
  const found = record.data?.[definition.table];
  // While another record is loading, the data still belongs to the previous one.
  const first = found?.[0] && withTextId(found[0]);
  const row = first?.id === id ? first : undefined;
  const isGone = !record.error && found?.length === 0;
  // The URL is read only when the sheet opens, because the sheet stays mounted for a moment after the user
  // has gone to another page.
  const location = useLocation();
  const [list] = useState(() => location);
  const { kind } = list.search as ListSearch;
  const address = useRouter().buildLocation({ to: list.pathname, search: { record: id, kind } as never });
  useRecent(row && definition.name(row), definition.title, address.href);
  // The child records that are open, from the outermost one; another record starts without any.
  const [down, setDown] = useState<{ readonly of: string; readonly path: readonly OpenPart[] }>({
    of: id,
    path: [],
  });
  const path = down.of === id ? down.path : [];
  const part = path.at(-1);
  const open = (next: OpenPart) => setDown({ of: id, path: [...path, next] });
  const at = neighbours.indexOf(id);
  const before = neighbours[at - 1];
  const after = at < 0 ? undefined : neighbours[at + 1];

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as HTMLElement).closest('input, textarea, [role="menu"]')) return;
    if (event.key === 'j' && after) onGo(after);
    else if (event.key === 'k' && before) onGo(before);
    else if (event.key === 'e' && row && !part && mayEditRow(definition, row, me)) edit(id);
    else return;
    event.preventDefault();
  }

  return (
    <Drawer.Root
      opened
      onClose={onClose}
      closeOnEscape={onTop}
      position="right"
      size={480}
      lockScroll={false}
    >
      <Drawer.Content aria-label={row ? definition.name(row) : definition.one}>
        <Drawer.Body className={classes.body ?? ''} onKeyDown={onKeyDown}>
          <div className={classes.bar}>
            <Text size="xs" c="var(--op-muted)">
              {definition.title}
            </Text>
            <Group gap={4} wrap="nowrap">
              <Step label="Previous" hint="k" id={before} onGo={onGo} Icon={IconChevronUp} />
              <Step label="Next" hint="j" id={after} onGo={onGo} Icon={IconChevronDown} />
              {row ? <RowMenu row={row} onRemoved={onClose} /> : null}
              <Drawer.CloseButton aria-label="Close" />
            </Group>
          </div>
          <InZoneOf record={row}>
            {row && part ? (
              <PartRecord
                key={part.id}
                part={part}
                onOpen={open}
                onBack={() => setDown({ of: id, path: path.slice(0, -1) })}
              />
            ) : null}
            {part || isGone ? null : (
              // Rendered before the record has loaded, because it gets the focus when the sheet opens and
              // must keep it.
              <Group justify="space-between" align="flex-start" wrap="nowrap" gap={12}>
                <Title order={2} fz={20} className={classes.name ?? ''} tabIndex={-1} data-autofocus>
                  {row ? definition.name(row) : definition.one}
                </Title>
                {row && mayEditRow(definition, row, me) ? (
                  <Button
                    size="xs"
                    variant="default"
                    leftSection={<IconPencil size={14} />}
                    onClick={() => edit(id)}
                  >
                    Edit
                  </Button>
                ) : null}
              </Group>
            )}
            {row && !part ? (
              <>
                {definition.record ? (
                  definition.record(row)
                ) : (
                  <>
                    <FactList
                      columns={[...definition.columns.slice(1), ...(definition.details ?? [])]}
                      row={row}
                    />
                    {definition.related?.(row)}
                    <RecordParts
                      table={definition.table}
                      record={{
                        id: row.id,
                        name: definition.name(row),
                        clinicId: 'clinic_id' in row ? row.clinic_id : undefined,
                      }}
                      onOpen={open}
                    />
                  </>
                )}
              </>
            ) : null}
          </InZoneOf>
          {record.error && !row ? <Failed onRefresh={record.refetch} /> : null}
          {isGone ? <RecordGone one={definition.one} /> : null}
          {!row && !record.error && !isGone ? <FactListSkeleton /> : null}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Step({
  label,
  hint,
  id,
  onGo,
  Icon,
}: {
  label: string;
  hint: string;
  id: string | undefined;
  onGo: (id: string) => void;
  Icon: typeof IconChevronUp;
}) {
  return (
    <Tooltip label={`${label} (${hint})`}>
      <ActionIcon
        aria-label={label}
        {...enabledIf(id !== undefined, () => id && onGo(id))}
        bg={id ? undefined : 'none'}
      >
        <Icon size={16} />
      </ActionIcon>
    </Tooltip>
  );
}

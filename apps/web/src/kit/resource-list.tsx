import { Button, Group, Pagination, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import type { BoolExp } from '@operatory/resource';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { codeOf } from '#data/errors.ts';
import { useLive, useQueryData } from '#data/hooks.ts';
import { useClinic } from '#session/clinic.ts';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import { useKeys } from '#shell/keys.ts';
import { Chip } from '#ui/chip.tsx';
import { Failed, NotAllowed, NothingMatches, NothingYet } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import type { ListDefinition, RowBase } from './list-definition.ts';
import { listOperations, orderOf, pageSize, searchOf } from './list-query.ts';
import type { ListSearch } from './list-search.ts';
import { readablePart } from './readable-part.ts';
import { RecordForm } from './record-form.tsx';
import { RecordTable } from './record-table.tsx';

/** A live list of one kind of record: search, chips, sort, pages and form, all kept in the address. */
export function ResourceList<Row extends RowBase>({
  definition: whole,
}: {
  definition: ListDefinition<Row>;
}) {
  const me = useMe();
  const definition = useMemo(() => readablePart(whole, me), [whole, me]);
  const search = useSearch({ strict: false }) as ListSearch;
  const navigate = useNavigate();
  const can = useCan();
  const { clinic, zone } = useClinic();
  const operations = useMemo(() => listOperations(definition), [definition]);
  const { table, module, chips = [], ofClinic } = definition;

  const change = (part: Partial<ListSearch>) =>
    void navigate({
      to: '.',
      search: ((before: ListSearch) => ({ ...before, ...part })) as never,
      replace: true,
    });
  const [typed, setTyped] = useState(search.q ?? '');
  useEffect(() => setTyped(search.q ?? ''), [search.q]);
  const searchLater = useDebouncedCallback(
    (q: string) => change({ q: q || undefined, page: undefined }),
    300,
  );

  const page = search.page ?? 1;
  const sort = search.sort ?? definition.sort;
  const chip = chips.find(({ key }) => key === search.show) ?? chips[0];
  const base = useMemo<BoolExp[]>(
    () => [
      ...(clinic && ofClinic ? [ofClinic(clinic.id)] : []),
      ...(search.q ? [searchOf(definition.search, search.q)] : []),
    ],
    [clinic, ofClinic, definition.search, search.q],
  );
  const where: BoolExp = useMemo(() => ({ _and: [...base, ...(chip ? [chip.where] : [])] }), [base, chip]);
  const rows = useLive(operations.rows, {
    where,
    order: orderOf(sort),
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const total = useLive(operations.total, { where });
  const counts = useQueryData(
    operations.counts ?? (operations.total as never),
    Object.fromEntries(chips.map(({ key, where: one }) => [key, { _and: [...base, one] }])) as Record<
      string,
      BoolExp
    >,
    { pause: operations.counts === null },
  );
  const found = rows.data?.[table];
  // A change that the live list shows may move the chips' counts too.
  const recount = counts.refetch;
  useEffect(() => {
    if (found && operations.counts) recount();
  }, [found, operations.counts, recount]);

  const count = total.data?.[`${table}_aggregate`]?.aggregate.count;
  const mayAdd = definition.form !== undefined && can(module, 'ADD');
  const add = () => change({ form: 'add' });
  useKeys(mayAdd ? [{ key: 'n', label: `Add ${definition.one}`, run: add }] : []);
  const filtered =
    Boolean(search.q) ||
    (chip !== undefined && chip !== chips[0]) ||
    (clinic !== null && ofClinic !== undefined);

  return (
    <Page
      title={definition.title}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: definition.title },
        { label: 'Listing' },
      ]}
      actions={
        mayAdd ? (
          <Button leftSection={<IconPlus size={16} />} onClick={add}>
            Add {definition.one}
          </Button>
        ) : null
      }
      toolbar={
        <>
          {(chips.length > 1 ? chips : []).map(({ key, label, dot }) => (
            <Chip
              key={key}
              label={label}
              count={counts.data?.[key]?.aggregate.count}
              active={key === chip?.key}
              {...(dot ? { dot } : {})}
              onClick={() => change({ show: key === chips[0]?.key ? undefined : key, page: undefined })}
            />
          ))}
          <TextInput
            data-search
            w={240}
            ml={chips.length > 0 ? 'auto' : 0}
            type="search"
            placeholder={`Search ${definition.title.toLowerCase()}`}
            aria-label={`Search ${definition.title.toLowerCase()}`}
            leftSection={<IconSearch size={16} />}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              searchLater(event.currentTarget.value);
            }}
          />
        </>
      }
    >
      {body()}
      {definition.form && search.form ? (
        <RecordForm
          key={search.form}
          definition={definition}
          operations={operations}
          row={search.form === 'add' ? null : found?.find(({ id }) => id === search.form)}
          onClose={() => change({ form: undefined })}
        />
      ) : null}
    </Page>
  );

  function body() {
    if (rows.error && !found) {
      const code = codeOf(rows.error);
      return code === 'validation-failed' || code === 'permission-error' ? (
        <NotAllowed />
      ) : (
        <Failed onRefresh={rows.refetch} />
      );
    }
    if (!found) {
      return (
        <Stack gap={8} aria-busy>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} height={32} />
          ))}
        </Stack>
      );
    }
    if (found.length === 0) {
      if (filtered)
        return <NothingMatches onClear={() => change({ q: undefined, show: undefined, page: undefined })} />;
      return (
        <NothingYet
          {...(definition.emptyLine ? { line: definition.emptyLine } : {})}
          addLabel={`Add ${definition.one}`}
          onAdd={mayAdd ? add : undefined}
        />
      );
    }
    return (
      <>
        <RecordTable
          definition={definition}
          rows={found}
          sort={sort}
          zone={zone}
          operations={operations}
          onSort={(next) => change({ sort: next === definition.sort ? undefined : next, page: undefined })}
          onEdit={(row) => change({ form: row.id })}
        />
        <Group justify="space-between">
          <Text size="xs" c="var(--op-muted)" className="tabular" role="status">
            {count === undefined
              ? ''
              : `${(page - 1) * pageSize + 1}–${(page - 1) * pageSize + found.length} of ${count}`}
          </Text>
          {count !== undefined && count > pageSize ? (
            <Pagination
              size="sm"
              value={page}
              total={Math.ceil(count / pageSize)}
              onChange={(next) => change({ page: next === 1 ? undefined : next })}
              getControlProps={(control) => ({ 'aria-label': `${control} page` })}
            />
          ) : null}
        </Group>
      </>
    );
  }
}

import { Paper } from '@mantine/core';
import { moduleOf } from '@operatory/domain';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import { useQueryData } from '#data/hooks.ts';
import { mayEdit } from '#kit/actions/row-menu.tsx';
import { mayChange } from '#kit/definition/allowed.ts';
import type { ListDefinition, RowBase } from '#kit/definition/list-definition.ts';
import { listOperations, ofId, withTextId } from '#kit/definition/list-query.ts';
import type { ListSearch } from '#kit/definition/list-search.ts';
import { readablePart } from '#kit/resource/readable-part.ts';
import { addedLink } from '#kit/resource/record-link.ts';
import { useMe } from '#session/session.ts';
import { NotAllowed } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { RecordFields } from './record-fields.tsx';
import classes from './record-form.module.css';
import { useUnwritable } from './unwritable.tsx';
import { useRecordForm } from './use-record-form.ts';

/** The page of a form with too many fields for a drawer: for a new record, or the one with this id. */
export function RecordFormPage<Row extends RowBase>({
  definition: whole,
  id,
}: {
  definition: ListDefinition<Row>;
  id?: string;
}) {
  const { copy } = useSearch({ strict: false }) as ListSearch;
  const read = id ?? (copy === undefined ? undefined : String(copy));
  const me = useMe();
  const definition = useMemo(() => readablePart(whole, me), [whole, me]);
  const operations = listOperations(definition);
  const answer = useQueryData(operations.read, { where: ofId(read ?? '') }, { pause: read === undefined });
  const found = answer.data?.[definition.table]?.[0];
  const first = found && withTextId(found);
  const copied = id === undefined ? first : undefined;
  // A copy waits until the original has loaded.
  const row = id === undefined && (read === undefined || copied) ? null : first;
  const unwritable = useUnwritable(definition, answer, row);
  const list = `/dashboard/${moduleOf(definition.module).router_link}/list`;
  const word = id === undefined ? 'Add' : 'Edit';
  const title = `${word} ${definition.one}`;
  return (
    <Page
      title={title}
      {...(row ? { note: definition.name(row) } : {})}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: definition.title, to: list },
        { label: word },
      ]}
    >
      {!(id === undefined ? mayChange(definition.table, 'insert', me) : mayEdit(definition, me)) ? (
        <NotAllowed />
      ) : row === undefined || unwritable ? (
        unwritable
      ) : (
        <Loaded
          key={read}
          definition={definition}
          operations={operations}
          row={row}
          copied={copied}
          title={title}
          list={list}
        />
      )}
    </Page>
  );
}

function Loaded<Row extends RowBase>({
  title,
  list,
  ...props
}: {
  title: string;
  definition: ListDefinition<Row>;
  operations: ReturnType<typeof listOperations<Row>>;
  row: Row | null;
  copied: Row | undefined;
  /** The page to go to if there is no previous one. */
  list: string;
}) {
  const router = useRouter();
  const navigate = useNavigate();
  const back = () =>
    router.history.canGoBack() ? router.history.back() : void navigate({ to: list, replace: true });
  // After adding, the new record is shown; after editing, the previous page.
  const editing = useRecordForm({
    ...props,
    onSaved: (added) =>
      added === undefined ? back() : void navigate({ to: addedLink(props.definition, added), replace: true }),
  });
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => page.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  return (
    <Paper ref={page} p={24} maw={720} className={classes.page ?? ''}>
      <RecordFields editing={editing} label={title} wide onCancel={back} />
    </Paper>
  );
}

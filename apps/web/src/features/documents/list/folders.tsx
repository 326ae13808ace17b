import { UnstyledButton } from '@mantine/core';
import { IconFiles, IconFolder, IconFolderOpen, IconLock } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import type { ListFilter } from '#kit/definition/list-definition.ts';
import type { ListSearch } from '#kit/definition/list-search.ts';
import { readFilters, writeFilters } from '#kit/filter/field-filters.ts';
import { useMe } from '#session/session.ts';
import classes from './folders.module.css';

const liveFolders = graphql(`
  subscription documentFolders {
    client_document_categories(where: { status: { _eq: ACTIVE } }, order_by: [{ position: asc }, { name: asc }]) {
      id name is_confidential client_documents_aggregate { aggregate { count } }
    }
  }
`);

export function Folders({ filters }: { filters: readonly ListFilter[] }) {
  const isReadable = useMe().readable_tables.includes('client_document_categories');
  const { data } = useLive(liveFolders, {}, { pause: !isReadable });
  const { filter } = useSearch({ strict: false }) as ListSearch;
  const navigate = useNavigate();
  const folders = data?.client_document_categories ?? [];
  if (folders.length === 0) return null;
  const values = readFilters(filter, filters);
  const chosen = values.category_id;
  const choose = (id: string) =>
    void navigate({
      to: '.',
      search: ((before: ListSearch) => ({
        ...before,
        filter: writeFilters({ ...values, category_id: id }),
        page: undefined,
      })) as never,
      replace: true,
    });
  return (
    <nav aria-label="Folders" className={classes.folders}>
      <UnstyledButton className={classes.folder ?? ''} aria-pressed={!chosen} onClick={() => choose('')}>
        <IconFiles size={16} aria-hidden />
        <span className={classes.name}>All documents</span>
      </UnstyledButton>
      {folders.map(({ id, name, is_confidential, client_documents_aggregate: { aggregate } }) => {
        const Icon = is_confidential ? IconLock : chosen === id ? IconFolderOpen : IconFolder;
        return (
          <UnstyledButton
            key={id}
            className={classes.folder ?? ''}
            aria-pressed={chosen === id}
            title={is_confidential ? `${name}, confidential` : name}
            onClick={() => choose(chosen === id ? '' : id)}
          >
            <Icon size={16} aria-hidden />
            <span className={classes.name}>{name}</span>
            <span className={`tabular ${classes.count}`}>{aggregate.count}</span>
          </UnstyledButton>
        );
      })}
    </nav>
  );
}

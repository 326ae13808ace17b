import { Group, SegmentedControl } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ListSearch } from '#kit/definition/list-search.ts';
import { ResourceList } from '#kit/list/resource-list.tsx';
import { Page } from '#ui/page.tsx';
import { AssigneeFilter } from './lead-people.tsx';
import { LeadsBoard } from './leads-board.tsx';
import { leadsList } from './leads-list.tsx';

export function LeadsScreen() {
  const { view } = useSearch({ strict: false }) as ListSearch;
  const list = useMemo(
    () => ({
      ...leadsList,
      above: () => (
        <Group mb={12}>
          <Views chosen="list" />
        </Group>
      ),
    }),
    [],
  );
  if (view !== 'board') return <ResourceList definition={list} />;
  return (
    <Page
      wide
      title="Leads"
      breadcrumbs={[{ label: 'Dashboard', to: '/dashboard' }, { label: 'Leads' }, { label: 'Board' }]}
    >
      <Group gap={12} align="center" mb={12}>
        <Views chosen="board" />
        <AssigneeFilter />
      </Group>
      <LeadsBoard />
    </Page>
  );
}

function Views({ chosen }: { chosen: 'list' | 'board' }) {
  const navigate = useNavigate();
  return (
    <SegmentedControl
      aria-label="View as"
      w="fit-content"
      data={[
        { value: 'list', label: 'List' },
        { value: 'board', label: 'Board' },
      ]}
      value={chosen}
      onChange={(view) => void navigate({ to: '.', search: (view === 'board' ? { view } : {}) as never })}
    />
  );
}

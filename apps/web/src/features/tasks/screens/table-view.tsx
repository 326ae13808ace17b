import { Anchor, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useClient } from 'urql';
import { somethingWentWrong } from '#data/errors.ts';
import { useLive } from '#data/hooks.ts';
import { toast } from '#data/toast.ts';
import { Failed, NothingMatches, NothingYet } from '#ui/empty-state.tsx';
import { liveTaskCount, liveTasks, type TaskListVariables, tasksOnce } from '../data/task-documents.ts';
import type { TaskRow } from '../data/task-row.ts';
import { useMarks } from '../data/use-marks.ts';
import { isFiltered } from '../filters/task-search.ts';
import { BulkBar } from '../table/bulk-bar.tsx';
import { orderBy } from '../table/order-by.ts';
import { nothingSelected, withTasks } from '../table/selection.ts';
import { TaskTable, tablePage } from '../table/task-table.tsx';
import type { ViewProps } from './board-view.tsx';
import { NoTasks } from './no-tasks.tsx';
import { useListKeys } from './use-list-keys.ts';

/** How many tasks "Select all matching" selects at most. */
const maxSelected = 500;

/** The tasks as a table: one live page of 50, sorted by the server. */
export function TableView({
  where,
  search,
  selected,
  onSelect,
  onSort,
  onPage,
  ...props
}: ViewProps & { onSort: (sort: string) => void; onPage: (page: number) => void }) {
  const page = (search.page ?? 1) - 1;
  const marks = useMarks();
  const rows = useLive(liveTasks, {
    where,
    order_by: orderBy(search.sort),
    limit: tablePage,
    offset: page * tablePage,
    ...marks,
  });
  const count = useLive(liveTaskCount, { where });
  const tasks = rows.data?.tasks;
  const byId = useMemo(() => new Map(tasks?.map((task) => [task.id, task])), [tasks]);
  useListKeys(byId, props.keys);
  if (rows.error && !tasks) return <Failed onRefresh={rows.refetch} />;
  if (tasks?.length === 0 && page === 0) {
    if (search.archived)
      return <NothingYet line="No archived tasks. A finished task can be archived from its menu." />;
    if (isFiltered(search)) return <NothingMatches onClear={props.onClear} />;
    return <NoTasks onAdd={props.onAdd} />;
  }
  const total = count.data?.tasks_aggregate.aggregate.count ?? tasks?.length ?? 0;
  const wholePage = tasks !== undefined && tasks.length > 0 && tasks.every((task) => selected.has(task.id));
  return (
    <>
      {wholePage && total > selected.size && selected.size < maxSelected ? (
        <AllMatching
          total={total}
          selected={selected.size}
          query={{ where, order_by: orderBy(search.sort), limit: maxSelected, ...marks }}
          onLoaded={(all) => onSelect(withTasks(selected, all, true))}
        />
      ) : null}
      <TaskTable
        tasks={tasks}
        total={total}
        page={page}
        onPage={(next) => onPage(next + 1)}
        sort={search.sort}
        onSort={onSort}
        todays={props.todays}
        selected={selected}
        onSelect={onSelect}
        hrefOf={props.hrefOf}
        menuOf={props.menuOf}
        onOpen={props.onOpen}
      />
      <BulkBar
        tasks={[...selected.values()]}
        archived={search.archived ?? false}
        onClear={() => onSelect(nothingSelected)}
      />
    </>
  );
}

/** "50 selected. Select all 128 matching": also selects tasks on other pages. */
function AllMatching({
  total,
  selected,
  query,
  onLoaded,
}: {
  total: number;
  selected: number;
  query: TaskListVariables;
  onLoaded: (tasks: readonly TaskRow[]) => void;
}) {
  const client = useClient();
  const [loading, setLoading] = useState(false);
  async function load() {
    setLoading(true);
    const { data } = await client.query(tasksOnce, query).toPromise();
    setLoading(false);
    if (data) onLoaded(data.tasks);
    else toast.error(somethingWentWrong);
  }
  const words = total > maxSelected ? `the first ${maxSelected} of ${total}` : `all ${total}`;
  return (
    <Text size="sm" role="status">
      {selected} selected.{' '}
      <Anchor component="button" type="button" size="sm" disabled={loading} onClick={() => void load()}>
        Select {words} matching
      </Anchor>
    </Text>
  );
}

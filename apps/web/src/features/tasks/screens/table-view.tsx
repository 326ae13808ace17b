import { useEffect, useState } from 'react';
import { useLive } from '#data/hooks.ts';
import { useClinic } from '#session/clinic.ts';
import { Failed, NothingMatches, NothingYet } from '#ui/empty-state.tsx';
import { liveTaskCount, liveTasks } from '../data/task-documents.ts';
import { isFiltered } from '../filters/task-search.ts';
import { BulkBar } from '../table/bulk-bar.tsx';
import { orderBy, TaskTable, tablePage } from '../table/task-table.tsx';
import type { ViewProps } from './board-view.tsx';

/** The table: one live page of 50, sorted by the server. */
export function TableView({
  where,
  search,
  selected,
  onSelect,
  onSort,
  ...props
}: ViewProps & { onSort: (sort: string) => void }) {
  const { zone } = useClinic();
  const [page, setPage] = useState(0);
  const filter = JSON.stringify(where);
  useEffect(() => setPage(0), [filter, search.sort]);
  const rows = useLive(liveTasks, {
    where,
    order_by: orderBy(search.sort),
    limit: tablePage,
    offset: page * tablePage,
  });
  const count = useLive(liveTaskCount, { where });
  const tasks = rows.data?.tasks;
  if (rows.error && !tasks) return <Failed onRefresh={rows.refetch} />;
  if (tasks?.length === 0 && page === 0) {
    if (search.archived)
      return <NothingYet line="No archived tasks. A finished task can be archived from its menu." />;
    if (isFiltered(search)) return <NothingMatches onClear={props.onClear} />;
    return <NothingYet line="No tasks due. Add one to begin." addLabel="Add task" onAdd={props.onAdd} />;
  }
  return (
    <>
      <TaskTable
        tasks={tasks}
        total={count.data?.tasks_aggregate.aggregate.count ?? tasks?.length ?? 0}
        page={page}
        onPage={setPage}
        sort={search.sort}
        onSort={onSort}
        today={props.today}
        zone={zone}
        selected={selected}
        onSelect={onSelect}
        hrefOf={props.hrefOf}
        menuOf={props.menuOf}
        onKey={props.onKey}
      />
      <BulkBar
        tasks={(tasks ?? []).filter((task) => selected.has(task.id))}
        archived={search.archived ?? false}
        onClear={() => onSelect(new Set())}
      />
    </>
  );
}

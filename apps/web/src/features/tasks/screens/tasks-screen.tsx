import { ActionIcon, Group, SegmentedControl, Select, Tooltip } from '@mantine/core';
import { taskHref } from '@operatory/domain';
import { and } from '@operatory/resource';
import { IconDownload } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { useStillThere } from '#kit/definition/pending-removals.ts';
import { useConditions } from '#kit/filter/use-conditions.ts';
import { useClinic } from '#session/clinic.ts';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import { useTodays } from '#session/use-today.ts';
import { Page } from '#ui/page.tsx';
import { usePhone } from '#ui/window-width.ts';
import { TaskActionsProvider, useTaskActions } from '../actions/task-actions.tsx';
import { TaskMenu } from '../actions/task-menu.tsx';
import { TaskCalendar } from '../calendar/task-calendar.tsx';
import type { TaskRow } from '../data/task-row.ts';
import { canMove, editRefusal, menuOf, whoChoicesFor } from '../data/task-rules.ts';
import { Counts } from '../filters/counts.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { rememberSearch, type TaskSearch, type WhoChoice, withoutFilters } from '../filters/task-search.ts';
import { whereOf } from '../filters/task-where.ts';
import { RequestsLink } from '../requests/requests-link.tsx';
import { orderBy } from '../table/order-by.ts';
import { nothingSelected, withToggledTask } from '../table/selection.ts';
import { useSelection } from '../table/use-selection.ts';
import { BoardView } from './board-view.tsx';
import { exportTasks } from './export-tasks.ts';
import { TableView } from './table-view.tsx';

const titles: Readonly<Record<WhoChoice, string>> = {
  mine: 'My tasks',
  'by-me': 'Assigned Tasks',
  everyone: 'Tasks',
};

/** Tasks as a board, a table or a calendar, with one set of filters in the URL. */
export function TasksScreen({ search }: { search: TaskSearch }) {
  return (
    <TaskActionsProvider>
      <Listing search={search} />
    </TaskActionsProvider>
  );
}

function Listing({ search }: { search: TaskSearch }) {
  const me = useMe();
  const can = useCan();
  const { clinic, active, zone } = useClinic();
  const todays = useTodays();
  const navigate = useNavigate();
  const actions = useTaskActions();
  const phone = usePhone();

  const offered = whoChoicesFor();
  const who =
    search.who && offered.includes(search.who)
      ? search.who
      : offered.includes('everyone')
        ? 'everyone'
        : 'mine';
  // The board does not show archived tasks, so the table is used.
  const view = search.archived && (search.view ?? 'board') === 'board' ? 'table' : (search.view ?? 'board');
  const clinicId = clinic?.id ?? null;
  // Another page is the same list, so it keeps the selection.
  const [selected, setSelected] = useSelection(JSON.stringify([clinicId, { ...search, page: undefined }]));

  useEffect(() => rememberSearch(me.user.id, search), [me.user.id, search]);
  const change = useCallback(
    (part: Partial<TaskSearch>) => {
      void navigate({
        to: '/dashboard/tasks/list',
        // A changed filter starts again on the first page.
        search: (current) =>
          Object.fromEntries(
            Object.entries({ ...current, page: undefined, ...part }).filter(
              ([, value]) => value !== undefined,
            ),
          ),
        replace: part.q !== undefined,
      });
    },
    [navigate],
  );
  const conditions = useConditions('tasks', search.where, (where) => change({ where }));
  const stillThere = useStillThere('tasks');
  const asked = conditions.where;
  const built = useMemo(
    () => (stillThere.length > 0 ? and(asked ?? {}, ...stillThere) : asked),
    [asked, stillThere],
  );
  const at = useMemo(
    () => ({ userId: me.user.id, clinicId, todays, built }),
    [me.user.id, clinicId, todays, built],
  );
  const where = useMemo(() => whereOf(search, who, at), [search, who, at]);
  const unbuilt = useMemo(() => whereOf(search, who, { ...at, built: null }), [search, who, at]);
  const clear = () => void navigate({ to: '/dashboard/tasks/list', search: withoutFilters(search) });
  const add =
    can('tasks', 'ADD') && active.length > 0
      ? () => void navigate({ to: '/dashboard/tasks/add' })
      : undefined;

  const hrefOf = (task: TaskRow) => taskHref(task, me.user.id);
  const onOpen = (task: TaskRow) => void navigate({ to: hrefOf(task) });
  const keys = {
    onOpen,
    onSelect: (task: TaskRow) => setSelected(withToggledTask(selected, task)),
    onUnselect: selected.size > 0 ? () => setSelected(nothingSelected) : undefined,
    onEdit: (task: TaskRow) => {
      if (menuOf(task).edit) actions.edit(task);
    },
  };
  const shared = {
    where,
    todays,
    search,
    selected,
    onSelect: setSelected,
    hrefOf,
    menuOf: (task: TaskRow) => <TaskMenu task={task} />,
    onOpen,
    keys,
    onAdd: add,
    onClear: clear,
  };

  return (
    <Page
      title={titles[who]}
      wide
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'Tasks', to: '/dashboard/tasks/list' },
        { label: 'Listing' },
      ]}
      actions={
        <Group gap={8}>
          <SegmentedControl
            aria-label="View"
            value={view}
            onChange={(value) => change({ view: value as 'board' | 'table' | 'calendar' })}
            data={[
              { value: 'table', label: 'Table' },
              { value: 'board', label: 'Board', disabled: search.archived ?? false },
              { value: 'calendar', label: 'Calendar' },
            ]}
          />
          {view === 'board' && !phone ? (
            <Select
              aria-label="Group by"
              size="xs"
              w={132}
              allowDeselect={false}
              data={[
                { value: 'status', label: 'By status' },
                { value: 'level', label: 'By level' },
              ]}
              value={search.group ?? 'status'}
              onChange={(group) => change({ group: group === 'level' ? 'level' : undefined })}
            />
          ) : null}
          <RequestsLink short={phone} />
          {phone ? null : (
            <Tooltip label="Export Task.csv">
              <ActionIcon
                variant="default"
                aria-label="Export Task.csv"
                onClick={() => void exportTasks(where, orderBy(search.sort), zone)}
              >
                <IconDownload size={16} />
              </ActionIcon>
            </Tooltip>
          )}
        </Group>
      }
      {...(add ? { add: { label: 'Add task', onClick: add, covered: selected.size > 0 } } : {})}
      toolbar={
        <Counts search={search} who={who} at={at}>
          <FilterBar
            search={search}
            who={who}
            whoChoicesFor={offered}
            clinicId={clinicId}
            conditions={conditions}
            base={unbuilt}
            onChange={change}
            onClear={clear}
          />
        </Counts>
      }
    >
      {view === 'board' ? <BoardView {...shared} canMove={canMove} /> : null}
      {view === 'table' ? (
        <TableView
          {...shared}
          onSort={(sort) => change({ sort })}
          onPage={(page) => change({ page: page > 1 ? page : undefined })}
        />
      ) : null}
      {view === 'calendar' ? (
        <TaskCalendar
          where={where}
          view={search.span ?? 'month'}
          date={search.date ?? todays.usual}
          today={todays.usual}
          onView={(span, date) => change({ span, ...(date ? { date } : {}) })}
          onDate={(date) => change({ date })}
          hrefOf={hrefOf}
          keys={keys}
          mayEdit={(task) => editRefusal(task) === null}
        />
      ) : null}
    </Page>
  );
}

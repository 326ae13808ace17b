import { Kbd, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight } from '@mantine/spotlight';
import { nameContains, taskHref } from '@operatory/domain';
import { all, and, type BoolExp, eq, or } from '@operatory/resource';
import { IconHistory, IconPlus, IconSearch, IconSquareCheck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import { readableColumns } from '#kit/definition/readable.ts';
import { useClinic } from '#session/clinic.ts';
import { useCan } from '#session/permissions.ts';
import { recentsOf } from '#session/recents.ts';
import { useMe } from '#session/session.ts';
import { PriorityBadge } from '#ui/priority-badge.tsx';
import { UserAvatar } from '#ui/user-avatar.tsx';
import { creationsFor } from './creations.ts';
import classes from './palette.module.css';
import { Keys, PaletteRow } from './palette-row.tsx';
import {
  keepSelected,
  paletteStore,
  selectFirst,
  selectFirstIfNone,
  takeTypedEarly,
} from './palette-store.ts';
import { isSearchable, peopleFound } from './people-search.ts';
import { foundAddress, useRecordSearch } from './record-search.ts';
import { menuScreens } from './screens.ts';

const findTasks = graphql(`
  query paletteTasks($where: tasks_bool_exp!) {
    tasks(where: $where, order_by: [{ updated_at: desc }], limit: 6) {
      id short_id name priority status assigned_by_user_id assigned_to_user_id
    }
  }
`);
const findUsers = graphql(`
  query paletteUsers($where: users_bool_exp!) {
    users(where: $where, order_by: [{ display_name: asc }], limit: 5) { id display_name color_code }
  }
`);

/** The condition that finds tasks by name or, for `T-123` or `123`, also by number. */
function called(text: string): BoolExp {
  const number = /^(?:t-|#)?(\d{1,9})$/i.exec(text)?.[1];
  return number ? or(nameContains(text), eq('short_id', Number(number))) : nameContains(text);
}

/** The palette (Ctrl K): recently viewed records, screens, records to add, and records by name or number. */
export function Palette() {
  const [text, setText] = useState(takeTypedEarly);
  const [asked] = useDebouncedValue(text.trim(), 300);
  const can = useCan();
  const me = useMe();
  const { clinic, active } = useClinic();
  const navigate = useNavigate();
  const wanted = text.trim().toLowerCase();
  const fits = (title: string) => title.toLowerCase().includes(wanted);

  const tasks = useQueryData(
    findTasks,
    { where: and(called(asked), clinic ? eq('clinic_id', clinic.id) : all) },
    { pause: !isSearchable(asked) || !can('tasks') },
  );
  const users = useQueryData(
    findUsers,
    { where: peopleFound(asked, readableColumns('users', me)?.filterable('phone') ?? false) },
    { pause: !isSearchable(asked) || !can('Users') },
  );
  const found = useRecordSearch(me, asked, !isSearchable(asked));
  const searching = isSearchable(wanted);
  const foundRecords = searching ? found : [];
  const recents = wanted === '' ? recentsOf(me.user.id) : [];
  // Until the answer to a text arrives, the results for the text before it are shown as far as they match,
  // because Enter opens the first entry.
  const isCurrent = (query: { readonly fetching: boolean }) =>
    asked.toLowerCase() === wanted && !query.fetching;
  const foundTasks = (searching ? (tasks.data?.tasks ?? []) : []).filter(
    ({ short_id, name }) => isCurrent(tasks) || fits(`T-${short_id} ${name}`),
  );
  const foundUsers = (searching ? (users.data?.users ?? []) : []).filter(
    ({ display_name }) => isCurrent(users) || fits(display_name),
  );
  const screens = menuScreens(me).filter((screen) => fits(screen.title));
  const made = creationsFor(can, active).filter(({ title }) => wanted === '' || fits(title));
  const canAddTask = wanted.length >= 2 && can('tasks', 'ADD') && active.length > 0;
  const records = foundTasks.length + foundUsers.length + foundRecords.length;
  const nothing = records + screens.length + made.length === 0 && !canAddTask;

  // Enter opens the first entry. When records arrive above all other entries, the first of them is selected;
  // below a screen, that stays selected.
  useEffect(() => {
    const timer = setTimeout(selectFirst);
    return () => clearTimeout(timer);
  }, [wanted]);
  const arrived = foundTasks.length + foundUsers.length;
  const hasScreens = screens.length > 0;
  useEffect(() => {
    if (arrived === 0) return undefined;
    const timer = setTimeout(hasScreens ? keepSelected : selectFirst);
    return () => clearTimeout(timer);
  }, [arrived, hasScreens]);

  return (
    <Spotlight.Root
      store={paletteStore}
      overlayProps={{ blur: 0, backgroundOpacity: 0.4 }}
      classNames={{
        content: classes.content ?? '',
        action: classes.action ?? '',
        actionsGroup: classes.group ?? '',
      }}
      query={text}
      onQueryChange={setText}
      shortcut={null}
      size={640}
      // At a fixed height, so that the field does not move when results arrive.
      centered={false}
      yOffset="14dvh"
      maxHeight={480}
      scrollable
    >
      <Spotlight.Search
        onKeyDown={({ key }) => key === 'Enter' && selectFirstIfNone()}
        placeholder="Search or jump to…"
        leftSection={<IconSearch size={18} />}
        rightSection={clinic ? <span className={classes.scope}>{clinic.name}</span> : null}
        rightSectionWidth={clinic ? 120 : 0}
        aria-label="Search or jump to"
      />
      <Spotlight.ActionsList>
        {/* Screens come first: records arrive later and would push them away from the pointer. */}
        {screens.length > 0 ? (
          <Spotlight.ActionsGroup label="Go to">
            {screens.map((screen) => (
              <Spotlight.Action
                key={screen.to + screen.title}
                onClick={() => void navigate({ to: screen.to, search: (screen.search ?? {}) as never })}
              >
                <PaletteRow
                  icon={<screen.icon size={18} />}
                  text={screen.title}
                  part={text.trim()}
                  end={screen.key ? <Keys keys={['G', screen.key.toUpperCase()]} /> : null}
                />
              </Spotlight.Action>
            ))}
          </Spotlight.ActionsGroup>
        ) : null}
        {foundTasks.length > 0 ? (
          <Spotlight.ActionsGroup label="Tasks">
            {foundTasks.map((task) => (
              <Spotlight.Action
                key={task.id}
                onClick={() => void navigate({ to: taskHref(task, me.user.id) })}
              >
                <PaletteRow
                  icon={<IconSquareCheck size={18} />}
                  text={`T-${task.short_id} ${task.name}`}
                  part={asked}
                  end={<PriorityBadge priority={task.priority} />}
                />
              </Spotlight.Action>
            ))}
          </Spotlight.ActionsGroup>
        ) : null}
        {foundUsers.length > 0 ? (
          <Spotlight.ActionsGroup label="People">
            {foundUsers.map((user) => (
              <Spotlight.Action
                key={user.id}
                onClick={() => void navigate({ to: '/dashboard/users/view/$id', params: { id: user.id } })}
              >
                <PaletteRow
                  icon={<UserAvatar user={user} size={22} tooltip={false} />}
                  text={user.display_name}
                  part={asked}
                />
              </Spotlight.Action>
            ))}
          </Spotlight.ActionsGroup>
        ) : null}
        {recents.length > 0 ? (
          <Spotlight.ActionsGroup label="Recent">
            {recents.map(({ title, of, href }) => (
              <Spotlight.Action key={href} onClick={() => void navigate({ href })}>
                <PaletteRow icon={<IconHistory size={18} />} text={title} part="" end={<Quiet>{of}</Quiet>} />
              </Spotlight.Action>
            ))}
          </Spotlight.ActionsGroup>
        ) : null}
        {made.length > 0 || canAddTask ? (
          <Spotlight.ActionsGroup label="Actions">
            {made.map((creation) => (
              <Spotlight.Action
                key={creation.title}
                onClick={() => void navigate({ to: creation.to, search: (creation.search ?? {}) as never })}
              >
                <PaletteRow
                  icon={<creation.icon size={18} />}
                  text={creation.title}
                  part={text.trim()}
                  end={creation.key ? <Keys keys={[creation.key.toUpperCase()]} /> : null}
                />
              </Spotlight.Action>
            ))}
            {canAddTask ? (
              <Spotlight.Action
                onClick={() =>
                  void navigate({ to: '/dashboard/tasks/add', search: { name: text.trim() } as never })
                }
              >
                <PaletteRow icon={<IconPlus size={18} />} text={`Add task about “${text.trim()}”`} part="" />
              </Spotlight.Action>
            ) : null}
          </Spotlight.ActionsGroup>
        ) : null}
        {foundRecords.length > 0 ? (
          <Spotlight.ActionsGroup label="Records">
            {foundRecords.map(({ kind, id, name }) => (
              <Spotlight.Action
                key={`${kind.table} ${id}`}
                onClick={() => void navigate({ to: foundAddress(kind, id) })}
              >
                <PaletteRow
                  icon={<kind.icon size={18} />}
                  text={name}
                  part={asked}
                  end={<Quiet>{kind.title}</Quiet>}
                />
              </Spotlight.Action>
            ))}
          </Spotlight.ActionsGroup>
        ) : null}
        {nothing ? <Spotlight.Empty>No results for “{text.trim()}”.</Spotlight.Empty> : null}
      </Spotlight.ActionsList>
      <Spotlight.Footer>
        <Text size="xs" c="var(--op-muted)" className={classes.foot ?? ''}>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> move <Kbd ml={8}>↵</Kbd> open <Kbd ml={8}>Esc</Kbd> close
        </Text>
      </Spotlight.Footer>
    </Spotlight.Root>
  );
}

function Quiet({ children }: { children: string }) {
  return (
    <Text size="xs" c="var(--op-muted)" component="span">
      {children}
    </Text>
  );
}

import { Button, CloseButton, Drawer, Select, Stack, Switch, TextInput } from '@mantine/core';
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks';
import { IconFilter, IconFilterOff, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useQueryData } from '#data/hooks.ts';
import { Chip } from '#ui/chip.tsx';
import { taskLevels } from '../data/task-documents.ts';
import type { PersonRow } from '../data/task-row.ts';
import { UserSelect } from '../people/user-select.tsx';
import classes from './filter-bar.module.css';
import { personById } from './person-by-id.ts';
import { isFiltered, type TaskSearch, type Who } from './task-search.ts';

const whoLabels: Readonly<Record<Who, string>> = {
  mine: 'My tasks',
  'by-me': 'Assigned by me',
  everyone: 'Everyone',
};
const priorityDots = { HIGH: 'red', MEDIUM: 'orange', LOW: 'green' } as const;
const dueLabels = { OVERDUE: 'Overdue', TODAY: 'Due today', TOMORROW: 'Due tomorrow' } as const;

export const searchFieldId = 'task-search';

/** The filters: whose, priority and due as chips with counts; level, person, name and archived beside or, on a phone, in a sheet. */
export function FilterBar({
  search,
  who,
  whoOffered,
  countOf,
  clinicId,
  onChange,
  onClear,
}: {
  search: TaskSearch;
  who: Who;
  whoOffered: readonly Who[];
  countOf: (name: string) => number | undefined;
  clinicId: string | null;
  onChange: (part: Partial<TaskSearch>) => void;
  onClear: () => void;
}) {
  const phone = useMediaQuery('(max-width: 48em)') ?? false;
  const [sheet, setSheet] = useState(false);
  const more = <MoreFilters search={search} clinicId={clinicId} onChange={onChange} stacked={phone} />;
  return (
    <search className={classes.bar} aria-label="Filters">
      <div className={classes.scroll}>
        {phone ? (
          <Button
            size="sm"
            variant="default"
            radius="xl"
            leftSection={<IconFilter size={14} />}
            onClick={() => setSheet(true)}
            style={{ flex: 'none', height: 36 }}
          >
            Filters
          </Button>
        ) : null}
        {whoOffered.map((choice) => (
          <Chip
            key={choice}
            label={whoLabels[choice]}
            count={countOf(choice)}
            active={who === choice}
            onClick={() => onChange({ who: choice })}
          />
        ))}
        <span className={classes.divider} />
        {(['OVERDUE', 'TODAY', 'TOMORROW'] as const).map((due) => (
          <Chip
            key={due}
            label={dueLabels[due]}
            count={countOf(due)}
            active={search.due === due}
            {...(due === 'OVERDUE' ? { dot: 'red' } : {})}
            onClick={() => onChange({ due: search.due === due ? undefined : due })}
          />
        ))}
        <span className={classes.divider} />
        {(['HIGH', 'MEDIUM', 'LOW'] as const).map((priority) => (
          <Chip
            key={priority}
            label={priority.charAt(0) + priority.slice(1).toLowerCase()}
            dot={priorityDots[priority]}
            count={countOf(priority)}
            active={search.priority === priority}
            onClick={() => onChange({ priority: search.priority === priority ? undefined : priority })}
          />
        ))}
      </div>
      {phone ? null : more}
      {isFiltered(search) ? (
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          leftSection={<IconFilterOff size={14} />}
          onClick={onClear}
        >
          Clear all
        </Button>
      ) : null}
      <Drawer
        opened={sheet}
        onClose={() => setSheet(false)}
        position="bottom"
        size="auto"
        title="Filters"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {phone ? more : null}
        <Button fullWidth mt={16} size="lg" onClick={() => setSheet(false)}>
          Show tasks
        </Button>
      </Drawer>
    </search>
  );
}

function MoreFilters({
  search,
  clinicId,
  onChange,
  stacked,
}: {
  search: TaskSearch;
  clinicId: string | null;
  onChange: (part: Partial<TaskSearch>) => void;
  stacked: boolean;
}) {
  const levels = useQueryData(taskLevels, {});
  const person = useQueryData(
    personById,
    { id: search.assignee ?? '' },
    { pause: search.assignee === undefined },
  );
  const assignee: PersonRow | null = search.assignee ? (person.data?.users_by_pk ?? null) : null;
  const width = stacked ? {} : { w: 140 };
  const fields = (
    <>
      {stacked ? (
        <Select
          label="Group the board"
          allowDeselect={false}
          data={[
            { value: 'status', label: 'By status' },
            { value: 'level', label: 'By level' },
          ]}
          value={search.group ?? 'status'}
          onChange={(group) => onChange({ group: group === 'level' ? 'level' : undefined })}
        />
      ) : null}
      <NameSearch
        text={search.q ?? ''}
        onChange={(q) => onChange({ q: q === '' ? undefined : q })}
        stacked={stacked}
      />
      <Select
        aria-label="Level"
        placeholder="Level"
        clearable
        size="xs"
        {...width}
        data={(levels.data?.client_task_levels ?? []).map((level) => ({
          value: level.id,
          label: level.name,
        }))}
        value={search.level ?? null}
        onChange={(level) => onChange({ level: level ?? undefined })}
      />
      <UserSelect
        placeholder="Assignee"
        clearable
        size="xs"
        {...width}
        clinicId={clinicId}
        value={assignee}
        onChange={(user) => onChange({ assignee: user?.id })}
      />
      <Switch
        label="Archived"
        checked={search.archived ?? false}
        onChange={(event) => onChange({ archived: event.currentTarget.checked ? true : undefined })}
      />
    </>
  );
  return stacked ? <Stack gap={12}>{fields}</Stack> : <div className={classes.more}>{fields}</div>;
}

/** Search on the name, asked for 300 ms after the last key. */
function NameSearch({
  text,
  onChange,
  stacked,
}: {
  text: string;
  onChange: (text: string) => void;
  stacked: boolean;
}) {
  const [typed, setTyped] = useState(text);
  const sent = useRef(text);
  const send = useDebouncedCallback((next: string) => {
    sent.current = next;
    onChange(next);
  }, 300);
  // The address changed by other means: a cleared filter, the Back button.
  useEffect(() => {
    if (text !== sent.current) {
      sent.current = text;
      setTyped(text);
    }
  }, [text]);
  const change = (next: string) => {
    setTyped(next);
    send(next.trim());
  };
  return (
    <TextInput
      id={searchFieldId}
      size="xs"
      {...(stacked ? {} : { w: 170 })}
      aria-label="Search by name"
      placeholder="Enter to search by name"
      leftSection={<IconSearch size={14} />}
      rightSection={
        typed ? <CloseButton size="xs" aria-label="Clear the search" onClick={() => change('')} /> : null
      }
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.currentTarget.blur();
      }}
    />
  );
}

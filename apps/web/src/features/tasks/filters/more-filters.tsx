import { CloseButton, Select, Stack, Switch, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useQueryData } from '#data/hooks.ts';
import { taskLevels } from '../data/task-documents.ts';
import type { PersonRow } from '../data/task-row.ts';
import { UserSelect } from '../people/user-select.tsx';
import { statusLooks } from '../table/status-pill.tsx';
import classes from './filter-bar.module.css';
import { personById } from './person-by-id.ts';
import { statusChoices, type TaskSearch } from './task-search.ts';

/** Name, status, level, person and archived: beside the chips, or stacked in a phone's sheet. */
export function MoreFilters({
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
  // In a sheet there is room for labels; in a row the placeholder says what it is.
  const named = (label: string) =>
    stacked ? { label, placeholder: 'Any' } : { 'aria-label': label, placeholder: label };
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
      <NameSearch text={search.q ?? ''} onChange={(q) => onChange({ q: q === '' ? undefined : q })} />
      <Select
        {...named('Status')}
        clearable
        size="xs"
        data={statusChoices.map((status) => ({
          value: status,
          label: status === 'OPEN' ? 'Open' : statusLooks[status].title,
        }))}
        value={search.status ?? null}
        onChange={(status) => onChange({ status: (status ?? undefined) as TaskSearch['status'] })}
      />
      <Select
        {...named('Level')}
        clearable
        size="xs"
        data={(levels.data?.client_task_levels ?? []).map((level) => ({
          value: level.id,
          label: level.name,
        }))}
        value={search.level ?? null}
        onChange={(level) => onChange({ level: level ?? undefined })}
      />
      <UserSelect
        {...(stacked ? { label: 'Assignee', placeholder: 'Any' } : { placeholder: 'Assignee' })}
        clearable
        size="xs"
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
function NameSearch({ text, onChange }: { text: string; onChange: (text: string) => void }) {
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
      data-search
      size="xs"
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

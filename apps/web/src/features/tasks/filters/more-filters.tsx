import { Button, Checkbox, CloseButton, Popover, Select, Stack, Switch, TextInput } from '@mantine/core';
import { taskStatuses } from '@operatory/domain';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useQueryData } from '#data/hooks.ts';
import { DayInput } from '#kit/fields/day-input.tsx';
import { useTypedSearch } from '#kit/filter/use-typed-search.ts';
import { taskLevels } from '../data/task-documents.ts';
import { useAllRows } from '../data/use-all-rows.ts';
import { UserSelect } from '../people/user-select.tsx';
import classes from './filter-bar.module.css';
import { personById } from './person-by-id.ts';
import { statusesOf, statusFilter, type TaskSearch } from './task-search.ts';

interface FieldsProps {
  search: TaskSearch;
  clinicId: string | null;
  onChange: (part: Partial<TaskSearch>) => void;
  /**
   * Whether the fields are stacked with labels, as in a phone's sheet; if not, they are beside the chips, the
   * less common ones behind a button.
   */
  stacked: boolean;
}

export function MoreFilters(props: FieldsProps) {
  const { search, onChange, stacked } = props;
  const name = (
    <NameSearch text={search.q ?? ''} onChange={(q) => onChange({ q: q === '' ? undefined : q })} />
  );
  if (!stacked)
    return (
      <div className={classes.more}>
        {name}
        <Statuses {...props} />
        <Level {...props} />
        <Person {...props} field="assignee" label="Assignee" />
        <Rarer {...props} />
      </div>
    );
  return (
    <Stack gap={12}>
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
      {name}
      <Statuses {...props} />
      <Level {...props} />
      <Person {...props} field="assignee" label="Assignee" />
      <RarerFields {...props} />
    </Stack>
  );
}

function Statuses({ search, onChange, stacked }: FieldsProps) {
  const chosen = statusesOf(search);
  const boxes = (
    <Checkbox.Group
      label={stacked ? 'Status' : undefined}
      aria-label="Status"
      value={[...chosen]}
      onChange={(next) => onChange({ status: statusFilter(next) })}
    >
      <Stack gap={stacked ? 0 : 8}>
        {taskStatuses.map(({ value, label }) => (
          <Checkbox key={value} value={value} label={label} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
  if (stacked) return boxes;
  const labels = taskStatuses.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  return (
    <Drop
      label="Status"
      value={search.status === 'OPEN' ? 'Open' : labels.length > 1 ? `${labels.length} statuses` : labels[0]}
    >
      {boxes}
    </Drop>
  );
}

function Level({ search, onChange, stacked }: FieldsProps) {
  const levels = useAllRows(taskLevels);
  return (
    <Select
      {...worded('Level', stacked)}
      clearable
      searchable
      size="xs"
      data={(levels.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={search.level ?? null}
      onChange={(level) => onChange({ level: level ?? undefined })}
    />
  );
}

function Person({
  search,
  clinicId,
  onChange,
  stacked,
  field,
  label,
  withinPortal = true,
}: FieldsProps & { field: 'assignee' | 'assigner'; label: string; withinPortal?: boolean }) {
  const id = search[field];
  const found = useQueryData(personById, { id: id ?? '' }, { pause: id === undefined });
  return (
    <UserSelect
      {...(stacked ? { label, placeholder: 'Any' } : { placeholder: label })}
      clearable
      size="xs"
      clinicId={clinicId}
      value={id ? (found.data?.users_by_pk ?? null) : null}
      onChange={(user) => onChange({ [field]: user?.id })}
      withinPortal={withinPortal}
    />
  );
}

/** The less common filters: assigner, date range and archived tasks. */
function RarerFields(props: FieldsProps) {
  const { search, onChange } = props;
  const date = (field: 'from' | 'to', label: string) => (
    <DayInput
      label={label}
      size="xs"
      daysOnly
      clearable
      clearButtonProps={{ 'aria-label': `Clear: ${label}` }}
      value={search[field] ?? null}
      onChange={(day) => onChange({ [field]: day ?? undefined })}
      popoverProps={{ withinPortal: false }}
    />
  );
  return (
    <>
      <Person {...props} stacked withinPortal={props.stacked} field="assigner" label="Assigned by" />
      {date('from', 'Starts from')}
      {date('to', 'Due by')}
      <Switch
        label="Archived"
        data-autofocus
        checked={search.archived ?? false}
        onChange={(event) => onChange({ archived: event.currentTarget.checked ? true : undefined })}
      />
    </>
  );
}

function Rarer(props: FieldsProps) {
  const { assigner, from, to, archived } = props.search;
  const count = [assigner, from, to, archived].filter((value) => value !== undefined).length;
  return (
    <Drop label="More" value={count > 0 ? `More: ${count}` : undefined}>
      <Stack gap={12} w={220}>
        <RarerFields {...props} />
      </Stack>
    </Drop>
  );
}

/** A button that looks like a field and opens its fields below it. */
function Drop({ label, value, children }: { label: string; value: string | undefined; children: ReactNode }) {
  return (
    <Popover position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="xs"
          variant="default"
          justify="space-between"
          rightSection={<IconChevronDown size={14} />}
          className={classes.drop ?? ''}
          data-set={value !== undefined || undefined}
          aria-label={value === undefined ? label : `${label}: ${value}`}
        >
          {value ?? label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>{children}</Popover.Dropdown>
    </Popover>
  );
}

/** Stacked fields have a label; in a row, the placeholder replaces it. */
const worded = (label: string, stacked: boolean) =>
  stacked ? { label, placeholder: 'Any' } : { 'aria-label': label, placeholder: label };

/** Searches by name, 300 ms after the last key. */
function NameSearch({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const [typed, change] = useTypedSearch(text, onChange);
  return (
    <TextInput
      data-search
      size="xs"
      aria-label="Search by name"
      placeholder="Enter to search by name"
      leftSection={<IconSearch size={14} />}
      rightSection={
        typed ? <CloseButton size="xs" aria-label="Clear search" onClick={() => change('')} /> : null
      }
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.currentTarget.blur();
      }}
    />
  );
}

import { Group, Select, Text } from '@mantine/core';
import { useState } from 'react';
import { UserAvatar } from '#ui/user-avatar.tsx';
import type { PersonRow } from '../data/task-row.ts';
import { useUserSearch } from './use-user-search.ts';

/** A field for one person; typing searches the server. */
export function UserSelect({
  label,
  placeholder = 'Enter to search by name',
  value,
  onChange,
  clinicId,
  without = [],
  required = false,
  clearable = false,
  disabled = false,
  error,
  size,
  withinPortal = true,
}: {
  label?: string;
  placeholder?: string;
  value: PersonRow | null;
  onChange: (user: PersonRow | null) => void;
  clinicId: string | null;
  without?: readonly string[];
  required?: boolean;
  clearable?: boolean;
  disabled?: boolean;
  error?: string | null | undefined;
  size?: string;
  /** Must be false inside a popover, which would close when an option outside it is pressed. */
  withinPortal?: boolean;
}) {
  const [text, setText] = useState('');
  const typed = text === value?.display_name ? '' : text;
  const { users, apart, searching } = useUserSearch(typed, clinicId, without);
  const known =
    value && !users.some((user) => user.id === value.id) && typed === '' ? [value, ...users] : users;
  const byId = new Map(known.map((user) => [user.id, user]));
  return (
    <Select
      {...(label ? { label } : { 'aria-label': placeholder })}
      {...(size ? { size } : {})}
      placeholder={placeholder}
      searchable
      // While a search is running, the first option may not be the intended one.
      selectFirstOptionOnChange={false}
      clearable={clearable}
      disabled={disabled}
      required={required}
      withAsterisk={required}
      error={error}
      value={value?.id ?? null}
      data={known.map((user) => ({ value: user.id, label: user.display_name }))}
      // The server has already filtered the options.
      filter={({ options }) => options}
      searchValue={text}
      onSearchChange={setText}
      onChange={(id) => onChange(id === null ? null : (byId.get(id) ?? value))}
      nothingFoundMessage={searching ? 'Searching…' : 'No Data Found'}
      maxDropdownHeight={260}
      comboboxProps={{ withinPortal }}
      renderOption={({ option }) => (
        <Group gap={8} wrap="nowrap">
          <UserAvatar user={byId.get(option.value) ?? { display_name: option.label }} tooltip={false} />
          <div>
            <Text size="sm">{option.label}</Text>
            {apart.get(option.value) ? (
              <Text size="xs" c="var(--op-muted)">
                {apart.get(option.value)}
              </Text>
            ) : null}
          </div>
        </Group>
      )}
    />
  );
}

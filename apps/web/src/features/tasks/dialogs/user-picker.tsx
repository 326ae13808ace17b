import { Button, Group, Pill, Text, TextInput } from '@mantine/core';
import { messageOf } from '@operatory/domain';
import { IconCheck, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { UserAvatar } from '#ui/user-avatar.tsx';
import type { PersonRow } from '../data/task-row.ts';
import { useUserSearch } from '../people/use-user-search.ts';
import classes from './user-picker.module.css';

/** 'Select Users': search with the focus in it, arrows and Enter choose, the chosen ones stay as chips across searches. */
export function UserPicker({
  title,
  clinicId,
  without = [],
  multiple = false,
  chosen: initially = [],
  onClose,
  onSave,
}: {
  title: string;
  clinicId: string | null;
  without?: readonly string[];
  multiple?: boolean;
  chosen?: readonly PersonRow[];
  onClose: () => void;
  onSave: (users: readonly PersonRow[]) => Promise<void> | void;
}) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(initially);
  const [active, setActive] = useState(0);
  const [missing, setMissing] = useState(false);
  const [saving, setSaving] = useState(false);
  const { users, searching, failed } = useUserSearch(text, clinicId, without);
  const listId = useId();
  const search = useRef<HTMLInputElement>(null);

  const isChosen = (user: PersonRow) => chosen.some((other) => other.id === user.id);
  function toggle(user: PersonRow) {
    setMissing(false);
    if (isChosen(user)) setChosen(chosen.filter((other) => other.id !== user.id));
    else setChosen(multiple ? [...chosen, user] : [user]);
  }
  async function save() {
    if (chosen.length === 0 && !multiple) {
      setMissing(true);
      search.current?.focus();
      return;
    }
    setSaving(true);
    await onSave(chosen);
    setSaving(false);
  }
  function onKeyDown(event: KeyboardEvent) {
    const current = users[active];
    if (event.key === 'ArrowDown') setActive(Math.min(active + 1, users.length - 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0));
    else if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void save();
    else if (event.key === 'Enter' && current) toggle(current);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog title={title} onClose={onClose} locked={saving}>
      <TextInput
        ref={search}
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={users[active] ? `${listId}-${users[active].id}` : undefined}
        aria-label="Search people"
        placeholder="Enter to search by name"
        leftSection={<IconSearch size={16} />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        error={missing ? messageOf('select_something', { what: 'User' }) : undefined}
      />
      {chosen.length > 0 ? (
        <div className={classes.chips}>
          {chosen.map((user) => (
            <Pill
              key={user.id}
              withRemoveButton
              onRemove={() => toggle(user)}
              removeButtonProps={{ 'aria-label': `Remove ${user.display_name}` }}
            >
              {user.display_name}
            </Pill>
          ))}
        </div>
      ) : null}
      <div
        id={listId}
        role="listbox"
        aria-label="People"
        aria-multiselectable={multiple}
        className={classes.list}
      >
        {users.map((user, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: keys work in the search field
          <div
            key={user.id}
            id={`${listId}-${user.id}`}
            role="option"
            aria-selected={isChosen(user)}
            className={classes.option}
            data-active={index === active || undefined}
            data-chosen={isChosen(user) || undefined}
            onClick={() => toggle(user)}
          >
            <UserAvatar user={user} tooltip={false} size={28} />
            <span className={classes.name}>{user.display_name}</span>
            {isChosen(user) ? <IconCheck size={16} aria-hidden /> : null}
          </div>
        ))}
      </div>
      {users.length === 0 ? (
        <Text size="sm" c="var(--op-muted)" ta="center" py={16} role="status">
          {searching ? 'Searching…' : failed ? 'Sorry Something Went Wrong' : 'No Data Found'}
        </Text>
      ) : null}
      <Group justify="flex-end" gap={8}>
        <Button variant="default" onClick={onClose} disabled={saving}>
          Cancel
        </Button>
        <Button onClick={() => void save()} loading={saving}>
          Save
        </Button>
      </Group>
    </Dialog>
  );
}

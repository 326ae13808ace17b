import { Button, Group, Text, TextInput } from '@mantine/core';
import { messageOf } from '@operatory/domain';
import { IconCheck, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useQueryData } from '#data/hooks.ts';
import { Dialog } from '#ui/dialog.tsx';
import { taskLevels } from '../data/task-documents.ts';
import type { LevelRow } from '../data/task-row.ts';
import classes from './user-picker.module.css';

/** 'Select Client task level': one level of the client's; saved empty it says 'Please Select Client task level'. */
export function LevelPicker({ onClose, onSave }: { onClose: () => void; onSave: (level: LevelRow) => void }) {
  const { data, error } = useQueryData(taskLevels, {});
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<LevelRow | null>(null);
  const [active, setActive] = useState(0);
  const [missing, setMissing] = useState(false);
  const listId = useId();
  const search = useRef<HTMLInputElement>(null);
  const wanted = text.trim().toLowerCase();
  const levels = (data?.client_task_levels ?? []).filter(
    ({ name, status }) => status === 'ACTIVE' && name.toLowerCase().includes(wanted),
  );
  function choose(level: LevelRow) {
    setMissing(false);
    setChosen(level);
  }
  function save() {
    if (chosen) onSave(chosen);
    else {
      setMissing(true);
      search.current?.focus();
    }
  }
  function onKeyDown(event: KeyboardEvent) {
    const current = levels[active];
    if (event.key === 'ArrowDown') setActive(Math.min(active + 1, levels.length - 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0));
    else if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) save();
    else if (event.key === 'Enter' && current) choose(current);
    else return;
    event.preventDefault();
  }
  return (
    <Dialog title="Select Client task level" onClose={onClose}>
      <TextInput
        ref={search}
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={levels[active] ? `${listId}-${levels[active].id}` : undefined}
        aria-label="Search levels"
        placeholder="Enter to search by name"
        leftSection={<IconSearch size={16} />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        error={missing ? messageOf('select_something', { what: 'Client task level' }) : undefined}
      />
      <div id={listId} role="listbox" aria-label="Levels" className={classes.list}>
        {levels.map((level, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: keys work in the search field
          <div
            key={level.id}
            id={`${listId}-${level.id}`}
            role="option"
            aria-selected={chosen?.id === level.id}
            className={classes.option}
            data-active={index === active || undefined}
            data-chosen={chosen?.id === level.id || undefined}
            onClick={() => choose(level)}
          >
            <span className={classes.mark} style={{ background: level.color ?? 'var(--op-gray-mark)' }} />
            <span className={classes.name}>{level.name}</span>
            {chosen?.id === level.id ? <IconCheck size={16} aria-hidden /> : null}
          </div>
        ))}
      </div>
      {levels.length === 0 ? (
        <Text size="sm" c="var(--op-muted)" ta="center" py={16} role="status">
          {error ? 'Sorry Something Went Wrong' : data ? 'No Data Found' : 'Searching…'}
        </Text>
      ) : null}
      <Group justify="flex-end" gap={8}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={save}>Save</Button>
      </Group>
    </Dialog>
  );
}

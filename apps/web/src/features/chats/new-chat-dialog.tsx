import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useQueryData } from '#data/hooks.ts';
import { PersonAvatar } from '#kit/cells/presence.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Failed } from '#ui/empty-state.tsx';
import { addressOf, personKey } from './chat-key.ts';
import classes from './chats.module.css';
import { findPeople } from './documents.ts';

export function NewChatDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), 300);
  const { data, error, refetch } = useQueryData(findPeople, { search });
  const people = data?.chat_people ?? [];
  return (
    <Dialog title="New chat" onClose={onClose}>
      <TextInput
        data-autofocus
        aria-label="Search people"
        placeholder="Search people"
        leftSection={<IconSearch size={16} />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {error && !data ? <Failed onRefresh={refetch} /> : null}
      <ul className={classes.people} aria-label="People">
        {people.map((person) => (
          <li key={person.id}>
            <Link to={addressOf(personKey(person.id))} className={classes.entry} onClick={onClose}>
              <PersonAvatar user={person} size={36} />
              <span className={classes.names}>
                <span className={classes.name}>{person.display_name}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {data && people.length === 0 ? (
        <p className={classes.nothing} role="status">
          {search ? `No results for '${search}'.` : 'There is nobody you can write to.'}
        </p>
      ) : null}
    </Dialog>
  );
}

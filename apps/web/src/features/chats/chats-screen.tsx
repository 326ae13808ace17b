import { Button, Menu, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconMessagePlus, IconPlus, IconSearch, IconUsersPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { PresenceProvider } from '#kit/cells/presence.tsx';
import { ChatPanes } from '#kit/chat/chat-panes.tsx';
import { useCan } from '#session/permissions.ts';
import { Page } from '#ui/page.tsx';
import { usePhone } from '#ui/window-width.ts';
import type { ChatKey } from './chat-key.ts';
import { ChatList } from './chat-list.tsx';
import classes from './chats.module.css';
import { Conversation } from './conversation.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { NewChatDialog } from './new-chat-dialog.tsx';
import { SearchResults } from './search-results.tsx';

const title = 'Chats';

/** The conversations, with the open one beside them, or in their place on a phone. */
export default function ChatsScreen({ open, at }: { open?: ChatKey; at?: number | undefined }) {
  const phone = usePhone();
  const [adding, setAdding] = useState<'chat' | 'group' | null>(null);
  if (phone && open)
    return (
      <PresenceProvider>
        <div className={classes.alone}>
          <Conversation key={open} chat={open} at={at} isAlone />
        </div>
      </PresenceProvider>
    );
  return (
    <PresenceProvider>
      <Page
        title={title}
        wide
        breadcrumbs={[{ label: 'Dashboard', to: '/dashboard' }, { label: title }]}
        actions={<Add onAdd={setAdding} />}
      >
        <Panes open={open} at={at} onAdd={() => setAdding('chat')} />
      </Page>
      {adding === 'chat' ? <NewChatDialog onClose={() => setAdding(null)} /> : null}
      {adding === 'group' ? <GroupDialog onClose={() => setAdding(null)} /> : null}
    </PresenceProvider>
  );
}

function Add({ onAdd }: { onAdd: (what: 'chat' | 'group') => void }) {
  const can = useCan();
  if (!can('clinic-chat-groups', 'ADD'))
    return (
      <Button leftSection={<IconPlus size={16} />} onClick={() => onAdd('chat')}>
        New chat
      </Button>
    );
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button leftSection={<IconPlus size={16} />}>New</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconMessagePlus size={16} />} onClick={() => onAdd('chat')}>
          New chat
        </Menu.Item>
        <Menu.Item leftSection={<IconUsersPlus size={16} />} onClick={() => onAdd('group')}>
          New group
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function Panes({
  open,
  at,
  onAdd,
}: {
  open: ChatKey | undefined;
  at: number | undefined;
  onAdd: () => void;
}) {
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), 300);
  return (
    <ChatPanes
      title={title}
      head={
        <TextInput
          className={classes.search ?? ''}
          data-search
          type="search"
          aria-label="Search chats and messages"
          placeholder="Search chats and messages"
          leftSection={<IconSearch size={16} />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      }
      list={search ? <SearchResults text={search} /> : <ChatList open={open} onAdd={onAdd} />}
    >
      {open ? <Conversation key={open} chat={open} at={at} /> : null}
    </ChatPanes>
  );
}

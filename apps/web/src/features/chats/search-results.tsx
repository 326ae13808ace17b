import { Link } from '@tanstack/react-router';
import { useQueryData } from '#data/hooks.ts';
import { PersonAvatar } from '#kit/cells/presence.tsx';
import { useClinic } from '#session/clinic.ts';
import { Failed } from '#ui/empty-state.tsx';
import { addressOf, type ChatKey, isGroup, personKey } from './chat-key.ts';
import { ChatFace, useMyChats, whenInWords } from './chat-list.tsx';
import classes from './chats.module.css';
import { findMessages, findPeople } from './documents.ts';

const chatsAtMost = 20;

export function SearchResults({ text }: { text: string }) {
  const { zone } = useClinic();
  const chats = useMyChats(chatsAtMost, text);
  const people = useQueryData(findPeople, { search: text });
  const messages = useQueryData(findMessages, { text });
  const refetch = () => {
    chats.refetch();
    people.refetch();
    messages.refetch();
  };
  const failed = [chats, people, messages].find(({ error, data }) => error && !data);
  if (failed) return <Failed onRefresh={refetch} />;
  const found = chats.data?.my_chats ?? [];
  const known = new Set(found.map(({ key }) => key));
  const others = (people.data?.chat_people ?? []).filter(({ id }) => !known.has(personKey(id)));
  const said = messages.data?.chat_search ?? [];
  const isLoading = !chats.data || !people.data || !messages.data;
  if (found.length + others.length + said.length === 0)
    return (
      <p className={classes.nothing} role="status">
        {isLoading ? 'Searching…' : `No results for '${text}'.`}
      </p>
    );
  return (
    <>
      {found.length > 0 ? (
        <section aria-label="Chats found">
          <h2 className={classes.part}>Chats</h2>
          <ul className={classes.entries}>
            {found.map((chat) => (
              <li key={chat.key}>
                <Link to={addressOf(chat.key as ChatKey)} className={classes.entry}>
                  <ChatFace chat={chat} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {others.length > 0 ? (
        <section aria-label="People found">
          <h2 className={classes.part}>People</h2>
          <ul className={classes.entries}>
            {others.map((person) => (
              <li key={person.id}>
                <Link to={addressOf(personKey(person.id))} className={classes.entry}>
                  <PersonAvatar user={person} size={36} />
                  <span className={classes.names}>
                    <span className={classes.name}>{person.display_name}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {said.length > 0 ? (
        <section aria-label="Messages found">
          <h2 className={classes.part}>Messages</h2>
          <ul className={classes.entries}>
            {said.map((message) => (
              <li key={message.id}>
                <Link
                  to={addressOf(message.key as ChatKey)}
                  search={{ at: message.position } as never}
                  className={classes.entry}
                >
                  <span className={classes.names}>
                    <span className={classes.name}>
                      {isGroup(message.key as ChatKey)
                        ? `${message.sender_name} in ${message.name}`
                        : message.name}
                    </span>
                    <span className={classes.line}>{message.snippet}</span>
                  </span>
                  <span className={classes.side}>
                    <time dateTime={message.created_at}>{whenInWords(message.created_at, zone)}</time>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

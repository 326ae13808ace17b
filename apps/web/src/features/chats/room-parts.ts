import { useEffect, useMemo, useRef, useState } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import { useCommand } from '#data/hooks.ts';
import { useQueuedWrites } from '#data/queued-writes.ts';
import { deletedText, inOneLine } from '#kit/chat/chat-message.ts';
import { now } from '#session/clock.ts';
import { type ChatKey, idOf, isGroup, targetOf } from './chat-key.ts';
import { setTyping } from './documents.ts';
import { type Typist, typingInWords, typingNow } from './marks.ts';

const step = 50;
/** Lines shown above a message that is jumped to. */
const above = 10;
/** A message further back is found by paging. */
const farthest = 2_000;

/** How many of the newest messages are loaded; positions have no gaps, so that a position says how many these must be. */
export function useLoaded(last: number, unread: number, at: number | undefined) {
  const upTo = (position: number) => Math.min(farthest, last - position + above);
  const [limit, setLimit] = useState(() =>
    Math.max(step, upTo(last - unread), at === undefined ? 0 : upTo(at)),
  );
  const reach = (position: number) => setLimit((before) => Math.max(before, upTo(position)));
  const reached = useRef(reach);
  reached.current = reach;
  useEffect(() => {
    if (at !== undefined) reached.current(at);
  }, [at]);
  return {
    limit,
    reach,
    ...(last > limit ? { onEarlier: () => setLimit((before) => before + step) } : {}),
  };
}

/** The ids of the messages that the browser sends when the connection is back. */
export function useWaitingMessages(): ReadonlySet<string> {
  const writes = useQueuedWrites();
  return useMemo(() => new Set(writes.map(({ variables }) => String(variables.id ?? ''))), [writes]);
}

/** What the files of an unsent message belong to. */
export const ownerOf = (key: ChatKey, name: string, href: string) => ({
  id: `chat:${key}`,
  directory: 'chats',
  label: `your message to ${name}`,
  href,
});

/** What a quoted message says in one line. */
export const quoteText = (isDeleted: boolean, text: string, files: readonly FileReference[]): string =>
  isDeleted ? deletedText : inOneLine({ text, files });

const sayEveryMilliseconds = 3_000;
/** Lets the others know, while somebody types, that they do. */
export function useSayTyping(key: ChatKey): () => void {
  const [say] = useCommand(setTyping, { silent: true });
  const saidAt = useRef(0);
  return () => {
    if (Date.now() - saidAt.current < sayEveryMilliseconds) return;
    saidAt.current = Date.now();
    void say(targetOf(key));
  };
}

/** Who is typing, in words; drawn again when it is over. */
export function useTypingWords(
  typists: readonly Typist[],
  said: readonly { readonly author_id: string; readonly created_at: string }[],
): string | null {
  const [, draw] = useState(0);
  const saidAt = new Map(said.map(({ author_id, created_at }) => [author_id, created_at]));
  const typing = typingNow(typists, saidAt, now());
  const isTyping = typing.length > 0;
  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = setInterval(() => draw((count) => count + 1), 1_000);
    return () => clearInterval(timer);
  }, [isTyping]);
  return typingInWords(typing.map(({ name }) => name));
}

/** What a message is called while it waits for the connection. */
export const waitsAs = (key: ChatKey, name: string) => () => ({
  row: `${isGroup(key) ? 'group' : 'person'}:${idOf(key)}`,
  about: `Message to ${name}`,
});

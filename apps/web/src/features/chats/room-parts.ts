import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import { type CommandResult, useCommand } from '#data/hooks.ts';
import { isLost, useQueuedWrites } from '#data/queued-writes.ts';
import { toast } from '#data/toast.ts';
import { deletedText, inOneLine } from '#kit/chat/chat-message.ts';
import { now } from '#session/clock.ts';
import { addressOf, type ChatKey, idOf, isGroup, targetOf } from './chat-key.ts';
import { setTyping } from './documents.ts';
import { firstFrom, fromEarlier, fromWith } from './loaded.ts';
import { type Typist, typingInWords, typingNow } from './marks.ts';

/**
 * Which messages of a chat are loaded. The message to jump to (`at`) is removed from the URL once it is
 * loaded, so that the same link works again; a toast says if it is too far back.
 */
export function useLoaded(key: ChatKey, last: number, read: number, at: number | undefined) {
  const navigate = useNavigate();
  const [from, setFrom] = useState(() => firstFrom(last, read, at));
  /** Loads messages back to this position. Returns false, after a toast, if that is too far back. */
  const reach = (position: number): boolean => {
    const next = fromWith(from, position, last);
    if (next === null) toast.info('This message is too far back to show here.', 5_000);
    else setFrom(next);
    return next !== null;
  };
  const forget = () => void navigate({ to: addressOf(key), search: {}, replace: true });
  const latest = useRef({ reach, forget });
  latest.current = { reach, forget };
  useEffect(() => {
    if (at !== undefined && !latest.current.reach(at)) latest.current.forget();
  }, [at]);
  return {
    from,
    reach,
    forget,
    ...(from > 1 ? { onEarlier: () => setFrom(fromEarlier) } : {}),
  };
}

/** Calls `forget` once the message to jump to is loaded. */
export function useForgetting(found: string | undefined, forget: () => void): void {
  const latest = useRef(forget);
  latest.current = forget;
  useEffect(() => {
    if (found !== undefined) latest.current();
  }, [found]);
}

/** Ids of the records, such as messages, whose writes are queued in this browser until it is online. */
export function useWaitingMessages(): ReadonlySet<string> {
  const writes = useQueuedWrites();
  return useMemo(() => new Set(writes.map(({ variables }) => String(variables.id ?? ''))), [writes]);
}

/** Describes a chat's unsent message as the record to which its uploads belong. */
export const ownerOf = (key: ChatKey, name: string, href: string) => ({
  id: `chat:${key}`,
  directory: 'chats',
  label: `your message to ${name}`,
  href,
});

/** The text of a quoted message in one line. */
export const quoteText = (isDeleted: boolean, text: string, files: readonly FileReference[]): string =>
  isDeleted ? deletedText : inOneLine({ text, files });

const sayEveryMilliseconds = 3_000;
/**
 * Returns a function that informs the others in the chat that the user is typing, at most every three
 * seconds.
 */
export function useSayTyping(key: ChatKey): () => void {
  const [say] = useCommand(setTyping, { silent: true });
  const saidAt = useRef(0);
  return () => {
    if (Date.now() - saidAt.current < sayEveryMilliseconds) return;
    saidAt.current = Date.now();
    void say(targetOf(key));
  };
}

/** The text that says who is typing; null if nobody is. It updates when they stop. */
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

/** How a message is queued until there is a connection. */
export const waitsAs = (key: ChatKey, name: string) => () => ({
  row: `${isGroup(key) ? 'group' : 'person'}:${idOf(key)}`,
  about: `Message to ${name}`,
});

/** Whether the server has answered a request, even if it refused it; a 401 does not count. */
export const wasAnswered = (result: CommandResult<unknown>): boolean => result.ok || !isLost(result.error);

import { useEffect, useRef, useState } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import type { ChatMessage, Quote } from './chat-message.ts';

/** A sent message that has not come back from the server yet. */
export interface Pending {
  /** Both the message's id and its idempotency key, so that a retry is the same message. */
  readonly key: string;
  readonly message: string;
  readonly files: readonly FileReference[];
  /** The message to which it replies. */
  readonly quote?: Quote | null;
  /** Left over from a page that was closed; only what waits in the browser is still sent by itself. */
  readonly isLeft?: boolean;
  /** Why the server refused it, or the connection failed. */
  readonly failure?: string;
  /** Set once the server has stored the message. */
  readonly sent?: true;
}
/** Sends one; the caller keeps them in order. */
export type Send = (
  message: Pending,
) => Promise<{ readonly ok: true } | { readonly ok: false; readonly sentence: string }>;

/**
 * Sends a chat's messages at once, each with its own key; failed ones stay and can be retried. `waiting` are the keys of those that
 * the browser sends by itself when the connection is back.
 */
export function useSending(
  chat: string,
  arrived: readonly ChatMessage[],
  send: Send,
  waiting: ReadonlySet<string> = nothing,
) {
  const [pending, setPending] = useState<readonly Pending[]>(() => keptOf(chat));
  const change = (key: string, next: Partial<Pending>) =>
    setPending((all) => all.map((each) => (each.key === key ? { ...each, ...next } : each)));

  const settle = async (key: string, answer: ReturnType<Send>) => {
    const result = await answer;
    change(key, result.ok ? { sent: true } : { failure: result.sentence });
  };
  const post = (item: Pending) => settle(item.key, underWayOf(item.key, send(item)));
  // What another window of this page sends is not over because that window has closed.
  const first = useRef({ pending, settle });
  useEffect(() => {
    for (const { key } of first.current.pending) {
      const answer = answers.get(key);
      if (answer) void first.current.settle(key, answer);
    }
  }, []);
  // A message may come back before its own response, or without one.
  const isBack = (key: string) => arrived.some(({ id }) => id === key);
  const underWay = pending
    .filter(({ key }) => !isBack(key))
    .map((item): Pending => (item.isLeft && waiting.has(item.key) ? { ...item, isLeft: false } : item));
  useEffect(() => {
    if (underWay.length < pending.length || underWay.some((item, index) => item !== pending[index]))
      setPending(underWay);
  });
  // Messages that were unsent when the session or page ended are shown again, and retried with the same key.
  const unsent = JSON.stringify(underWay.filter(({ sent }) => !sent));
  useEffect(() => {
    if (unsent === '[]') sessionStorage.removeItem(keyOf(chat));
    else sessionStorage.setItem(keyOf(chat), unsent);
  }, [chat, unsent]);
  return {
    pending: underWay.map((item) => (item.isLeft && !item.failure ? { ...item, failure: leftBehind } : item)),
    say(message: string, files: readonly FileReference[], quote: Quote | null) {
      const next: Pending = { key: crypto.randomUUID(), message, files, quote };
      setPending((all) => [...all, next]);
      void post(next);
    },
    again(item: Pending) {
      setPending((all) => all.map((each) => (each.key === item.key ? withoutFailure(each) : each)));
      void post(item);
    },
    drop: (key: string) => setPending((all) => all.filter((each) => each.key !== key)),
  };
}

/** The answers that this page waits for, by the message's key. */
const answers = new Map<string, ReturnType<Send>>();
function underWayOf(key: string, answer: ReturnType<Send>): ReturnType<Send> {
  answers.set(key, answer);
  void answer.finally(() => answers.delete(key));
  return answer;
}

const nothing: ReadonlySet<string> = new Set();
const leftBehind = 'The page was closed before this was sent';
const keyOf = (chat: string): string => `operatory.chat-unsent.${chat}`;
const keptOf = (chat: string): readonly Pending[] => {
  const text = sessionStorage.getItem(keyOf(chat));
  const kept = text === null ? [] : (JSON.parse(text) as readonly Pending[]);
  return leftOf(kept, (key) => answers.has(key));
};

/** The messages that a closed page has left behind: all that this page is not sending. */
export const leftOf = (kept: readonly Pending[], isSending: (key: string) => boolean): readonly Pending[] =>
  kept.map((item) => (isSending(item.key) ? item : { ...item, isLeft: true }));

const withoutFailure = ({ failure: _, isLeft: _left, ...rest }: Pending): Pending => rest;

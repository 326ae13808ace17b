import { useEffect, useRef, useState } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import type { ChatMessage, Quote } from './chat-message.ts';

/** A message that the user has sent but that is not yet among those from the server. */
export interface Pending {
  /** The key is both the message's id and its idempotency key, so that a retry cannot send it twice. */
  readonly key: string;
  readonly message: string;
  readonly files: readonly FileReference[];
  /** The message to which this one replies. */
  readonly quote?: Quote | null;
  /**
   * Whether the message was still unsent when its page was closed. Unless it is queued in this browser, the
   * user has to send it again.
   */
  readonly isLeft?: boolean;
  readonly failure?: string;
  /** Set once the server has stored the message. */
  readonly sent?: true;
}
/** Sends one message; the caller keeps messages in order. */
export type Send = (
  message: Pending,
) => Promise<{ readonly ok: true } | { readonly ok: false; readonly sentence: string }>;

/**
 * Sends the messages of a chat, each with its own key. Failed ones stay and can be retried. `waiting` has the
 * keys of messages that are queued in this browser.
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
  // A message that another chat window of this page has started to send may still be on its way after that
  // window was closed.
  const first = useRef({ pending, settle });
  useEffect(() => {
    for (const { key } of first.current.pending) {
      const answer = answers.get(key);
      if (answer) void first.current.settle(key, answer);
    }
  }, []);
  // A message can arrive from the server before the response to its request, or without one.
  const isBack = (key: string) => arrived.some(({ id }) => id === key);
  const underWay = pending
    .filter(({ key }) => !isBack(key))
    .map((item): Pending => (item.isLeft && waiting.has(item.key) ? { ...item, isLeft: false } : item));
  useEffect(() => {
    if (underWay.length < pending.length || underWay.some((item, index) => item !== pending[index]))
      setPending(underWay);
  });
  // Unsent messages are stored, so that they are shown again after the page was closed, and can be retried
  // with the same key.
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

/** The pending requests of this page, by the message's key. */
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

/** Marks stored messages that this page is not sending as left by a closed page. */
export const leftOf = (kept: readonly Pending[], isSending: (key: string) => boolean): readonly Pending[] =>
  kept.map((item) => (isSending(item.key) ? item : { ...item, isLeft: true }));

const withoutFailure = ({ failure: _, isLeft: _left, ...rest }: Pending): Pending => rest;

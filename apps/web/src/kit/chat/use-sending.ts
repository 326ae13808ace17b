import { useEffect, useRef, useState } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import type { ChatMessage } from './chat-message.ts';

/** A sent message that has not come back from the server yet. */
export interface Pending {
  /** Both the message's id and its idempotency key, so that a retry is the same message. */
  readonly key: string;
  readonly message: string;
  readonly files: readonly FileReference[];
  /** Why the server refused it, or the connection failed. */
  readonly failure?: string;
  /** The server has it. */
  readonly sent?: true;
}
export type Send = (
  message: Pending,
) => Promise<{ readonly ok: true } | { readonly ok: false; readonly sentence: string }>;

/** Sends a chat's messages at once, each with its own key; failed ones stay and can be retried. */
export function useSending(chat: string, arrived: readonly ChatMessage[], send: Send) {
  const [pending, setPending] = useState<readonly Pending[]>(() => keptOf(chat));
  /** Sent one after another to keep their order. */
  const turn = useRef<Promise<void>>(Promise.resolve());
  const change = (key: string, next: Partial<Pending>) =>
    setPending((all) => all.map((each) => (each.key === key ? { ...each, ...next } : each)));

  function post(item: Pending) {
    turn.current = turn.current.then(async () => {
      const answer = await send(item);
      change(item.key, answer.ok ? { sent: true } : { failure: answer.sentence });
    });
  }
  // A message may come back before its own response, or without one.
  const isBack = (key: string) => arrived.some(({ id }) => id === key);
  const underWay = pending.filter(({ key }) => !isBack(key));
  useEffect(() => {
    if (underWay.length < pending.length) setPending(underWay);
  });
  // Messages that were unsent when the session or page ended are shown again, and retried with the same key.
  const unsent = JSON.stringify(underWay.filter(({ sent }) => !sent));
  useEffect(() => {
    if (unsent === '[]') sessionStorage.removeItem(keyOf(chat));
    else sessionStorage.setItem(keyOf(chat), unsent);
  }, [chat, unsent]);
  return {
    pending: underWay,
    say(message: string, files: readonly FileReference[]) {
      const next: Pending = { key: crypto.randomUUID(), message, files };
      setPending((all) => [...all, next]);
      post(next);
    },
    again(item: Pending) {
      setPending((all) => all.map((each) => (each.key === item.key ? withoutFailure(each) : each)));
      post(item);
    },
    drop: (key: string) => setPending((all) => all.filter((each) => each.key !== key)),
  };
}

const keyOf = (chat: string): string => `operatory.chat-unsent.${chat}`;
const keptOf = (chat: string): readonly Pending[] => {
  const text = sessionStorage.getItem(keyOf(chat));
  const kept = text === null ? [] : (JSON.parse(text) as readonly Pending[]);
  return kept.map((item) => ({
    ...item,
    failure: item.failure ?? 'The page was closed before this was sent',
  }));
};

const withoutFailure = ({ failure: _, ...rest }: Pending): Pending => rest;

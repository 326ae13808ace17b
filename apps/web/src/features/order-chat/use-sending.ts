import { useEffect, useRef, useState } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import { useCommand } from '#data/hooks.ts';
import { type ChatMessage, sendMessage } from './order-data.ts';

/** A message that is not among those that came back yet. */
export interface Pending {
  /** The message's id from the first on, and its idempotency key: tried again it is still the one message. */
  readonly key: string;
  readonly message: string;
  readonly files: readonly FileReference[];
  /** What the server, or the line, had against it. */
  readonly failure?: string;
  /** The server has it. */
  readonly sent?: true;
}

/** Sends at once, each message by its own key; what failed stays, to be tried again. */
export function useSending(orderId: string, arrived: readonly ChatMessage[]) {
  const [pending, setPending] = useState<readonly Pending[]>(() => keptOf(orderId));
  const [send] = useCommand(sendMessage, { silent: true });
  /** Sent one after the other, so that they keep their order. */
  const turn = useRef<Promise<void>>(Promise.resolve());
  const change = (key: string, next: Partial<Pending>) =>
    setPending((all) => all.map((each) => (each.key === key ? { ...each, ...next } : each)));

  function post({ key, message, files }: Pending) {
    turn.current = turn.current.then(async () => {
      const answer = await send({
        id: key,
        order: orderId,
        message,
        attachments: files.map(({ file_id }) => ({ file_id })),
        idempotency_key: key,
      });
      change(key, answer.ok ? { sent: true } : { failure: answer.sentence });
    });
  }
  // A message may be back before its own answer is, or without one.
  const isBack = (key: string) => arrived.some(({ id }) => id === key);
  const underWay = pending.filter(({ key }) => !isBack(key));
  useEffect(() => {
    if (underWay.length < pending.length) setPending(underWay);
  });
  // What was not sent when the session or the page ended is there again, to be tried with the same key.
  const unsent = JSON.stringify(underWay.filter(({ sent }) => !sent));
  useEffect(() => {
    if (unsent === '[]') sessionStorage.removeItem(keyOf(orderId));
    else sessionStorage.setItem(keyOf(orderId), unsent);
  }, [orderId, unsent]);
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

const keyOf = (orderId: string): string => `operatory.order-unsent.${orderId}`;
const keptOf = (orderId: string): readonly Pending[] => {
  const text = sessionStorage.getItem(keyOf(orderId));
  const kept = text === null ? [] : (JSON.parse(text) as readonly Pending[]);
  return kept.map((item) => ({
    ...item,
    failure: item.failure ?? 'The page was closed before this was sent',
  }));
};

const withoutFailure = ({ failure: _, ...rest }: Pending): Pending => rest;

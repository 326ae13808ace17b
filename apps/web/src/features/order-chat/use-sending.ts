import { useEffect, useRef, useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import type { FileReference } from '#files/file-reference.ts';
import { type ChatMessage, sendMessage } from './order-data.ts';

/** A message that is not among those that came back yet. */
export interface Pending {
  /** Its idempotency key: tried again it is still the one message. */
  readonly key: string;
  readonly message: string;
  readonly files: readonly FileReference[];
  /** What the server, or the line, had against it. */
  readonly failure?: string;
  /** Of the message that it has become. */
  readonly id?: string;
}

/** Sends at once, each message by its own key; what failed stays, to be tried again. */
export function useSending(orderId: string, arrived: readonly ChatMessage[]) {
  const [pending, setPending] = useState<readonly Pending[]>(() => keptOf(orderId));
  const [send] = useCommand(sendMessage, { silent: true });
  /** One after the other, so that they stand as they were written. */
  const turn = useRef<Promise<void>>(Promise.resolve());
  const change = (key: string, next: Partial<Pending>) =>
    setPending((all) => all.map((each) => (each.key === key ? { ...each, ...next } : each)));

  function post({ key, message, files }: Pending) {
    turn.current = turn.current.then(async () => {
      const answer = await send({
        order: orderId,
        message,
        attachments: files.map(({ file_id }) => ({ file_id })),
        idempotency_key: key,
      });
      if (answer.ok) change(key, { id: answer.data.send_order_message.id });
      else change(key, { failure: answer.sentence });
    });
  }
  useEffect(() => {
    const there = new Set(arrived.map(({ id }) => id));
    setPending((all) =>
      all.some(({ id }) => id && there.has(id)) ? all.filter(({ id }) => !id || !there.has(id)) : all,
    );
  }, [arrived]);
  // What was not sent when the session or the page ended is there again, to be tried with the same key.
  useEffect(() => {
    const unsent = pending.filter(({ id }) => id === undefined);
    if (unsent.length > 0) sessionStorage.setItem(keyOf(orderId), JSON.stringify(unsent));
    else sessionStorage.removeItem(keyOf(orderId));
  }, [orderId, pending]);
  return {
    pending,
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
  return kept.map((item) => ({ ...item, failure: item.failure ?? 'The page was closed before' }));
};

const withoutFailure = ({ failure: _, ...rest }: Pending): Pending => rest;

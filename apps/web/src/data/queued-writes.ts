import { useSyncExternalStore } from 'react';
import {
  type Client,
  type CombinedError,
  type OperationResult,
  stringifyDocument,
  type TypedDocumentNode,
} from 'urql';
import { connection } from './connection.ts';
import { errorMessage } from './errors.ts';
import { inTurn } from './in-turn.ts';
import { toast } from './toast.ts';

/**
 * A write that was not delivered and can safely be delayed: it is resent with the same key until the server
 * answers.
 */
export interface QueuedWrite {
  /** The idempotency key: however often the write is sent, it is executed once. */
  readonly key: string;
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Variables that are added when the write is sent from the queue, such as the time when it was made. */
  readonly late?: Readonly<Record<string, unknown>>;
  /** The id of the row that it changes. */
  readonly row?: string;
  /** The name of the row that it changes. */
  readonly about: string;
  /** When the write was made, in milliseconds since 1970. */
  readonly since: number;
}
type Answered = (answer: OperationResult) => void;
interface Owner {
  readonly client: Client;
  readonly userId: string;
}

const storageKey = 'operatory.waiting';
/**
 * The milliseconds for which a write stays queued. The server stores a key for two days; after that, a
 * write might be executed twice.
 */
const keptMilliseconds = 36 * 3_600_000;
const maxPauseMs = 15_000;

let owner: Owner | undefined;
let writes: readonly QueuedWrite[] = [];
let sending = false;
let attempt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const answered = new Map<string, Answered>();
const listeners = new Set<() => void>();

export interface QueueOptions {
  /** Writes of the same row are sent in order. */
  readonly row: string;
  /** What the write is about, for the user. */
  readonly about: string;
  /** Variables that are added when the write is sent from the queue. */
  readonly late?: Readonly<Record<string, unknown>>;
}

/**
 * Sends a write with its own idempotency key. Writes of one row are sent one after another, so that the
 * server receives them in the order in which they were made. A write that cannot be delivered is queued in
 * this browser, survives a reload, and is sent when the connection is back, after those queued before it. The
 * result is the server's answer, whenever it arrives.
 */
export async function sendOrWait<Result, Variables extends Record<string, unknown>>(
  client: Client,
  mutation: TypedDocumentNode<Result, Variables>,
  variables: Variables,
  { row, about, late, onWait }: QueueOptions & { readonly onWait: () => void },
): Promise<OperationResult<Result>> {
  const write: QueuedWrite = {
    key: crypto.randomUUID(),
    text: stringifyDocument(mutation),
    variables,
    row,
    about,
    ...(late ? { late } : {}),
    since: Date.now(),
  };
  const { answer } = await inTurn(row, () => sendOrKeep(client, write, onWait));
  return (await answer) as OperationResult<Result>;
}

/**
 * Resolves when the server has answered or the write is queued. `answer` is the answer, or a promise of it.
 */
async function sendOrKeep(
  client: Client,
  write: QueuedWrite,
  onWait: () => void,
): Promise<{ readonly answer: OperationResult | Promise<OperationResult> }> {
  if (writes.length === 0 || !owner) {
    const answer = await send(client, write);
    if (!isLost(answer.error) || !owner) return { answer };
  }
  const answer = new Promise<OperationResult>((resolve) => answered.set(write.key, resolve));
  keep([...writes, write]);
  onWait();
  // Further writes do not restart the timer of the queue.
  if (writes.length === 1) sendLater();
  return { answer };
}

/**
 * Loads the writes that this person has queued in this browser, and sends them when there is a connection.
 * Returns a function that stops this.
 */
export function startQueuedWrites(client: Client, userId: string): () => void {
  owner = { client, userId };
  const now = Date.now();
  const found = kept()[userId] ?? [];
  keep(found.filter(({ since }) => now - since < keptMilliseconds));
  for (const { about, since } of found)
    if (now - since >= keptMilliseconds)
      toast.error(`${about}: not sent because it is too old. Nothing was changed.`, 5_000);
  const stopListening = connection.subscribe(sendNow);
  sendNow();
  return () => {
    stopListening();
    clearTimeout(timer);
    owner = undefined;
    writes = [];
    answered.clear();
    notify();
  };
}

/** The queued writes, oldest first: for the banner, and to mark rows that they will change. */
export function useQueuedWrites(): readonly QueuedWrite[] {
  return useSyncExternalStore(subscribe, () => writes);
}

function sendNow(): void {
  if (!navigator.onLine) return;
  attempt = 0;
  clearTimeout(timer);
  void sendAll();
}

function sendLater(): void {
  clearTimeout(timer);
  if (writes.length === 0) return;
  timer = setTimeout(() => void sendAll(), Math.min(maxPauseMs, 1_000 * 2 ** attempt++));
}

/** Sends the queue in order; the first write that cannot be delivered ends the round. */
async function sendAll(): Promise<void> {
  const asked = owner;
  if (!asked || sending) return;
  sending = true;
  try {
    for (let write = writes[0]; write && owner === asked; write = writes[0]) {
      const answer = await sendLate(asked.client, write);
      if (owner !== asked || isLost(answer.error)) return;
      const { key, about } = write;
      keep(writes.filter((other) => other.key !== key));
      const resolve = answered.get(key);
      answered.delete(key);
      if (resolve) resolve(answer);
      // The page that sent the write is no longer open, so its refusal is shown as a toast.
      else if (answer.error) toast.error(`${about}: ${errorMessage(answer.error)}`, 5_000);
    }
  } finally {
    sending = false;
    // A user who signed in during this round could not start sending, so their writes are sent now.
    if (owner) sendLater();
  }
}

const send = (
  client: Client,
  { text, variables, key }: Pick<QueuedWrite, 'text' | 'variables' | 'key'>,
): Promise<OperationResult> => client.mutation(text, { ...variables, idempotency_key: key }).toPromise();

/**
 * Sends a queued write with its `late` variables. If the server has already executed it without them, it
 * refuses these; the original is then sent again to get its answer.
 */
async function sendLate(client: Client, write: QueuedWrite): Promise<OperationResult> {
  if (!write.late) return send(client, write);
  const answer = await send(client, { ...write, variables: { ...write.variables, ...write.late } });
  const isKeyUsed = answer.error?.graphQLErrors.some(({ extensions }) => extensions.refusal === 'key_reused');
  return isKeyUsed ? send(client, write) : answer;
}

/**
 * Whether no response arrived, or only one from a proxy. A response that nobody is signed in (401) counts
 * too, so that a user's writes stay queued until they sign in again.
 */
export function isLost(error: CombinedError | undefined): boolean {
  if (!error) return false;
  const status = (error.response as Response | undefined)?.status;
  if (status === 401 || status === 502 || status === 503 || status === 504) return true;
  return error.networkError !== undefined && status === undefined;
}

function keep(next: readonly QueuedWrite[]): void {
  writes = next;
  if (owner) {
    const others = Object.entries(kept()).filter(([userId]) => userId !== owner?.userId);
    const all = Object.fromEntries(next.length > 0 ? [...others, [owner.userId, next]] : others);
    if (Object.keys(all).length > 0) localStorage.setItem(storageKey, JSON.stringify(all));
    else localStorage.removeItem(storageKey);
  }
  notify();
}

/** Stored per user, because on a shared device each user sends only their own writes. */
function kept(): Readonly<Record<string, readonly QueuedWrite[]>> {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Record<string, readonly QueuedWrite[]>;
  } catch {
    return {};
  }
}

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

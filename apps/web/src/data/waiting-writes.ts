import { useSyncExternalStore } from 'react';
import {
  type Client,
  type CombinedError,
  type OperationResult,
  stringifyDocument,
  type TypedDocumentNode,
} from 'urql';
import { connection } from './connection.ts';
import { sentenceOf } from './errors.ts';
import { inTurn } from './in-turn.ts';
import { toast } from './toast.ts';

/** A harmless write that the line did not carry: it is sent again, by the same key, until the server has answered. */
export interface WaitingWrite {
  /** Its idempotency key: however often it is sent, it is done once. */
  readonly key: string;
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The row that it changes, as a person calls it. */
  readonly about: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}
type Answered = (answer: OperationResult) => void;
interface Owner {
  readonly client: Client;
  readonly userId: string;
}

const storageKey = 'operatory.waiting';
/** The server knows a key for two days; what is older might be done twice. */
const keptMilliseconds = 36 * 3_600_000;
const longestPause = 15_000;

let owner: Owner | undefined;
let writes: readonly WaitingWrite[] = [];
let sending = false;
let attempt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const answered = new Map<string, Answered>();
const listeners = new Set<() => void>();

/** What a write that may wait is of. */
export interface WaitingWords {
  /** The row that it changes, by its id. */
  readonly row: string;
  /** The same row, as a person calls it. */
  readonly about: string;
}

/**
 * Sends a write with a key of its own. Writes of one row take turns, so that the server meets them in the order in which
 * the person made them. Where the line does not carry a write, it waits in this browser, survives a reload, and is sent
 * when the line is back, after those that wait before it; the answer is the server's, whenever that comes.
 */
export async function sendOrWait<Result, Variables extends Record<string, unknown>>(
  client: Client,
  mutation: TypedDocumentNode<Result, Variables>,
  variables: Variables,
  { row, about, onWait }: WaitingWords & { readonly onWait: () => void },
): Promise<OperationResult<Result>> {
  const write: WaitingWrite = {
    key: crypto.randomUUID(),
    text: stringifyDocument(mutation),
    variables,
    about,
    since: Date.now(),
  };
  const { answer } = await inTurn(row, () => sendOrKeep(client, write, onWait));
  return (await answer) as OperationResult<Result>;
}

/** Ends with the server's answer, or, where the write waits now, with the promise of one. */
async function sendOrKeep(
  client: Client,
  write: WaitingWrite,
  onWait: () => void,
): Promise<{ readonly answer: OperationResult | Promise<OperationResult> }> {
  if (writes.length === 0 || !owner) {
    const answer = await send(client, write);
    if (!isLost(answer.error) || !owner) return { answer };
  }
  const answer = new Promise<OperationResult>((resolve) => answered.set(write.key, resolve));
  keep([...writes, write]);
  onWait();
  // One more does not put off what waits already.
  if (writes.length === 1) sendLater();
  return { answer };
}

/** Takes up what this person left waiting in this browser, and sends it when the line is there. Answers how to stop. */
export function startWaitingWrites(client: Client, userId: string): () => void {
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

/** What waits, oldest first: for the banner, and for marks on what it will change. */
export function useWaitingWrites(): readonly WaitingWrite[] {
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
  timer = setTimeout(() => void sendAll(), Math.min(longestPause, 1_000 * 2 ** attempt++));
}

/** One after the other, in their order; the first that is lost ends the round. */
async function sendAll(): Promise<void> {
  const asked = owner;
  if (!asked || sending) return;
  sending = true;
  try {
    for (let write = writes[0]; write && owner === asked; write = writes[0]) {
      const answer = await send(asked.client, write);
      if (owner !== asked || isLost(answer.error)) return;
      const { key, about } = write;
      keep(writes.filter((other) => other.key !== key));
      const resolve = answered.get(key);
      answered.delete(key);
      if (resolve) resolve(answer);
      // The page that sent the write has been left: its refusal is shown as a toast.
      else if (answer.error) toast.error(`${about}: ${sentenceOf(answer.error)}`, 5_000);
    }
  } finally {
    sending = false;
    // A user who signed in while this ran could not start sending: their writes go on now.
    if (owner) sendLater();
  }
}

const send = (client: Client, { text, variables, key }: WaitingWrite): Promise<OperationResult> =>
  client.mutation(text, { ...variables, idempotency_key: key }).toPromise();

/** No answer from the server, or only from a proxy; a signed-out user's writes wait until they return. */
export function isLost(error: CombinedError | undefined): boolean {
  if (!error) return false;
  const status = (error.response as Response | undefined)?.status;
  if (status === 401 || status === 502 || status === 503 || status === 504) return true;
  return error.networkError !== undefined && status === undefined;
}

function keep(next: readonly WaitingWrite[]): void {
  writes = next;
  if (owner) {
    const others = Object.entries(kept()).filter(([userId]) => userId !== owner?.userId);
    const all = Object.fromEntries(next.length > 0 ? [...others, [owner.userId, next]] : others);
    if (Object.keys(all).length > 0) localStorage.setItem(storageKey, JSON.stringify(all));
    else localStorage.removeItem(storageKey);
  }
  notify();
}

/** By person: on a device of many, each sends their own. */
function kept(): Readonly<Record<string, readonly WaitingWrite[]>> {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Record<string, readonly WaitingWrite[]>;
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

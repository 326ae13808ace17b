import type { Client, OperationResult } from 'urql';
import { CombinedError } from 'urql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { graphql } from './graphql.ts';

const finish = graphql<{ done: { id: string } }, { id: string }>(
  'mutation finish($id: uuid!, $idempotency_key: String) { done(id: $id, idempotency_key: $idempotency_key) { id } }',
);
type Sent = Readonly<Record<string, unknown>>;
type Said = Pick<OperationResult, 'data' | 'error'>;

const lost = { error: new CombinedError({ networkError: new TypeError('Failed to fetch') }) } as Said;
const closed = {
  error: new CombinedError({ networkError: new Error('503'), response: { status: 503 } }),
} as Said;
const refusal = {
  error: new CombinedError({ graphQLErrors: [{ message: 'Expired Date', extensions: { code: 'refused' } }] }),
} as Said;
const done = { data: { done: { id: 'a' } } } as Said;

/** A server of idempotent writes, with a connection that the test can interrupt. */
function serverThat(answer: (sent: Sent, request: number) => Said) {
  const requests: Sent[] = [];
  const client = {
    mutation: (_: unknown, variables: Sent) => ({
      toPromise: async () => {
        requests.push(variables);
        return answer(variables, requests.length);
      },
    }),
  };
  return { client: client as unknown as Client, requests };
}

/** Loads the module again, as a page that was just opened does. */
const opened = async () => {
  vi.resetModules();
  return await import('./queued-writes.ts');
};
const words = (about: string) => ({ row: about, about, onWait: vi.fn() });

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('navigator', { onLine: true });
  const line = new EventTarget();
  vi.stubGlobal('addEventListener', line.addEventListener.bind(line));
  vi.stubGlobal('removeEventListener', line.removeEventListener.bind(line));
  vi.stubGlobal('dispatchEvent', line.dispatchEvent.bind(line));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('sends a write once when the connection works, and queues nothing', async () => {
  const { sendOrWait, startQueuedWrites } = await opened();
  const { client, requests } = serverThat(() => done);
  const stop = startQueuedWrites(client, 'olivia');
  const said = words('Order gloves');
  expect((await sendOrWait(client, finish, { id: 'a' }, said)).data).toEqual({ done: { id: 'a' } });
  await vi.runAllTimersAsync();
  expect(requests).toHaveLength(1);
  expect(said.onWait).not.toHaveBeenCalled();
  expect(localStorage.getItem('operatory.waiting')).toBeNull();
  stop();
});

test('resends a write with the same key until it is answered', async () => {
  const { sendOrWait, startQueuedWrites } = await opened();
  const { client, requests } = serverThat((_, request) => [lost, closed, done][request - 1] ?? done);
  const stop = startQueuedWrites(client, 'olivia');
  const said = words('Order gloves');
  const answer = sendOrWait(client, finish, { id: 'a' }, said);
  await vi.runAllTimersAsync();
  expect((await answer).data).toEqual({ done: { id: 'a' } });
  expect(said.onWait).toHaveBeenCalledTimes(1);
  expect(requests).toHaveLength(3);
  expect(new Set(requests.map(({ idempotency_key }) => idempotency_key)).size).toBe(1);
  stop();
});

test('sends queued writes in order, but only when the connection is back', async () => {
  const { sendOrWait, startQueuedWrites } = await opened();
  let isCut = true;
  const { client, requests } = serverThat(() => (isCut ? lost : done));
  const stop = startQueuedWrites(client, 'olivia');
  const first = sendOrWait(client, finish, { id: 'a' }, words('First'));
  await vi.advanceTimersByTimeAsync(0);
  const second = sendOrWait(client, finish, { id: 'b' }, words('Second'));
  await vi.advanceTimersByTimeAsync(0);
  // The second write does not overtake the first, even if the connection is back in time for it.
  expect(requests.map(({ id }) => id)).toEqual(['a']);
  isCut = false;
  dispatchEvent(new Event('online'));
  await Promise.all([first, second]);
  expect(requests.map(({ id }) => id)).toEqual(['a', 'a', 'b']);
  expect(localStorage.getItem('operatory.waiting')).toBeNull();
  stop();
});

test('sends writes of one row one after another, and those of two rows in parallel', async () => {
  const { sendOrWait, startQueuedWrites } = await opened();
  const sent: unknown[] = [];
  const answers: ((said: Said) => void)[] = [];
  const client = {
    mutation: (_: unknown, { id, status }: Sent) => ({
      toPromise: () => {
        sent.push(`${id} ${status}`);
        return new Promise((resolve) => answers.push(resolve));
      },
    }),
  } as unknown as Client;
  const stop = startQueuedWrites(client, 'olivia');
  const move = (id: string, status: string) =>
    sendOrWait(client, finish, { id, status } as { id: string }, words(id));
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const first = move('a', 'INPROGRESS');
  const second = move('a', 'FINISHED');
  void move('b', 'FINISHED');
  await settle();
  expect(sent).toEqual(['a INPROGRESS', 'b FINISHED']);
  answers[0]?.(refusal);
  expect((await first).error).toBeDefined();
  await settle();
  expect(sent).toEqual(['a INPROGRESS', 'b FINISHED', 'a FINISHED']);
  // A lost write is queued; the next one is queued behind it, and both are sent in order.
  const third = move('a', 'PENDING');
  answers[2]?.(lost);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent.slice(3)).toEqual(['a FINISHED']);
  answers[3]?.(done);
  await second;
  await settle();
  expect(sent.slice(4)).toEqual(['a PENDING']);
  answers[4]?.(done);
  expect((await third).data).toBeDefined();
  stop();
});

test('passes a refusal to the caller, and sends the writes queued behind it', async () => {
  const { sendOrWait, startQueuedWrites } = await opened();
  const { client, requests } = serverThat((_, request) => [lost, refusal, done][request - 1] ?? done);
  const stop = startQueuedWrites(client, 'olivia');
  const first = sendOrWait(client, finish, { id: 'a' }, words('First'));
  await vi.advanceTimersByTimeAsync(0);
  const second = sendOrWait(client, finish, { id: 'b' }, words('Second'));
  await vi.runAllTimersAsync();
  expect((await first).error?.graphQLErrors[0]?.message).toBe('Expired Date');
  expect((await second).error).toBeUndefined();
  expect(requests).toHaveLength(3);
  stop();
});

test('keeps a write across a reload, sends it only for the user who made it, and drops it when it is too old', async () => {
  const before = await opened();
  const cut = serverThat(() => lost);
  const stopBefore = before.startQueuedWrites(cut.client, 'olivia');
  void before.sendOrWait(cut.client, finish, { id: 'a' }, words('Order gloves'));
  await vi.advanceTimersByTimeAsync(0);
  stopBefore();

  const after = await opened();
  const back = serverThat(() => done);
  after.startQueuedWrites(back.client, 'daniel')();
  await vi.runAllTimersAsync();
  expect(back.requests).toEqual([]);
  const stop = after.startQueuedWrites(back.client, 'olivia');
  await vi.runAllTimersAsync();
  expect(back.requests).toEqual([{ ...cut.requests[0] }]);
  stop();

  const stopAgain = before.startQueuedWrites(cut.client, 'olivia');
  void before.sendOrWait(cut.client, finish, { id: 'b' }, words('Order masks'));
  await vi.advanceTimersByTimeAsync(0);
  stopAgain();
  vi.setSystemTime(Date.now() + 37 * 3_600_000);
  const late = await opened();
  late.startQueuedWrites(back.client, 'olivia')();
  await vi.runAllTimersAsync();
  expect(back.requests).toHaveLength(1);
  expect(localStorage.getItem('operatory.waiting')).toBeNull();
});

const late = { made_at: '2026-11-26T02:00:00.000Z' };
const reused = {
  error: new CombinedError({
    graphQLErrors: [{ message: 'Used', extensions: { code: 'refused', refusal: 'key_reused' } }],
  }),
} as Said;

test('adds the time of a write only when the write is queued', async () => {
  const { sendOrWait, startQueuedWrites } = await opened();
  let isCut = false;
  const { client, requests } = serverThat(() => (isCut ? lost : done));
  const stop = startQueuedWrites(client, 'olivia');
  await sendOrWait(client, finish, { id: 'a' }, { ...words('Clock in'), late });
  isCut = true;
  const answer = sendOrWait(client, finish, { id: 'b' }, { ...words('Clock out'), late });
  await vi.advanceTimersByTimeAsync(0);
  isCut = false;
  dispatchEvent(new Event('online'));
  expect((await answer).data).toEqual({ done: { id: 'a' } });
  expect(requests.map(({ id, made_at }) => [id, made_at])).toEqual([
    ['a', undefined],
    ['b', undefined],
    ['b', late.made_at],
  ]);
  stop();
});

test('returns the answer of the first request if it was executed although its response was lost', async () => {
  const { sendOrWait, startQueuedWrites } = await opened();
  // The server executed the first request, and refuses its key for other variables.
  const { client, requests } = serverThat((sent, request) =>
    request === 1 ? lost : 'made_at' in sent ? reused : done,
  );
  const stop = startQueuedWrites(client, 'olivia');
  const answer = sendOrWait(client, finish, { id: 'a' }, { ...words('Clock in'), late });
  await vi.runAllTimersAsync();
  expect((await answer).data).toEqual({ done: { id: 'a' } });
  expect(requests.map((sent) => 'made_at' in sent)).toEqual([false, true, false]);
  expect(localStorage.getItem('operatory.waiting')).toBeNull();
  stop();
});

import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type CombinedError,
  createRequest,
  type TypedDocumentNode,
  useClient,
  useQuery,
  useSubscription,
} from 'urql';
import { fetchWithin } from './authorised-fetch.ts';
import { errorMessage } from './errors.ts';
import { insertsRows } from './graphql.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import { isLost, type QueueOptions, sendOrWait } from './queued-writes.ts';
import { refusalPlace } from './refusals.ts';
import { useOnResumed } from './resumption.ts';
import { shareStructure } from './structural-sharing.ts';
import { toast } from './toast.ts';

const restartMilliseconds = 3_000;

type Variables = Record<string, unknown>;

export interface QueryResult<Result> {
  /** Undefined until the first response; the previous result while a newer one is loading. */
  readonly data: Result | undefined;
  readonly fetching: boolean;
  readonly error: CombinedError | undefined;
  readonly refetch: () => void;
}

/** Runs the query, and again whenever the variables change, but not while `pause` is set. */
export function useQueryData<Result, V extends Variables>(
  query: TypedDocumentNode<Result, V>,
  variables: V,
  { pause = false }: { pause?: boolean } = {},
): QueryResult<Result> {
  const [answer, ask] = useQuery<Result, V>({ query, variables, pause } as Parameters<
    typeof useQuery<Result, V>
  >[0]);
  const refetch = useCallback(() => ask({ requestPolicy: 'network-only' }), [ask]);
  useOnResumed(() => {
    if (!pause && answer.error) refetch();
  });
  return { data: answer.data, fetching: answer.fetching, error: answer.error, refetch };
}

/**
 * A live query: the server's first answer, then each change. Parts that did not change remain the same
 * objects.
 */
export function useLive<Result, V extends Variables>(
  query: TypedDocumentNode<Result, V>,
  variables: V,
  { pause = false }: { pause?: boolean } = {},
): QueryResult<Result> {
  const [answer, start] = useSubscription<Result, Result, V>(
    { query, variables, pause } as never,
    shareStructure<Result>,
  );
  const refetch = useCallback(() => start(), [start]);
  useOnResumed(() => {
    if (!pause) start();
  });
  // Restarts after a lost connection, but not after a refusal by the server.
  const lost = answer.error?.networkError;
  useEffect(() => {
    if (!lost || pause) return undefined;
    const timer = setTimeout(start, restartMilliseconds);
    return () => clearTimeout(timer);
  }, [lost, pause, start]);
  return {
    data: answer.data,
    fetching: answer.fetching && !answer.data,
    error: lost && answer.data ? undefined : answer.error,
    refetch,
  };
}

export interface UnchangedRow {
  readonly table: string;
  readonly id: string;
  readonly updated_at: string;
}

export interface CommandWords<Result, V = never> {
  /** Shown on success; omit it when the result is visible anyway. */
  readonly success?: string | ((data: Result) => string);
  /** Shown when the error's own message is not meant for users. */
  readonly failure?: string;
  /** Whether neither success nor errors are shown, because the caller does so. */
  readonly silent?: boolean;
  /** How long a toast is shown, in milliseconds; 2000 if absent. */
  readonly duration?: number;
  /** A request that takes longer is aborted and treated as if the connection had been lost. */
  readonly timeoutMilliseconds?: number;
  /**
   * For mutations that take `$idempotency_key` and can safely be delayed: the row that the mutation
   * changes. Without a connection, such a mutation is queued, sent when the connection is back, and
   * resolved then.
   */
  readonly waits?: (variables: V) => QueueOptions;
  /**
   * The row that the mutation changes, as it was read: the mutation is refused when somebody has changed the
   * row since.
   */
  readonly unchanged?: UnchangedRow | undefined;
  /** Called once, when the mutation has succeeded or is queued, so that a dialog can close. */
  readonly onThrough?: () => void;
}

export type CommandResult<Result> =
  | { ok: true; data: Result }
  | { ok: false; sentence: string; error: CombinedError };

/**
 * Returns a function that runs the mutation, and whether it is running: `const [archive, archiving] =
 * useCommand(document, {success: '…'})`. Success is shown in a toast, an error in the dialog from which the
 * mutation was started or else in a toast. The function never throws. Mutations that insert rows have an
 * idempotency key, so that retrying after a lost response inserts them once.
 */
export function useCommand<Result, V extends Variables>(
  mutation: TypedDocumentNode<Result, V>,
  words: CommandWords<Result, V> = {},
): readonly [(variables: V) => Promise<CommandResult<Result>>, boolean] {
  const client = useClient();
  const [running, setRunning] = useState(0);
  const [keys] = useState(createIdempotencyKeys);
  const said = useRef(words);
  said.current = words;
  const run = useCallback(
    async (variables: V): Promise<CommandResult<Result>> => {
      setRunning((count) => count + 1);
      let ended = false;
      const { waits, onThrough, silent, timeoutMilliseconds, unchanged } = said.current;
      const refuse = silent ? undefined : refusalPlace();
      const end = (isThrough: boolean) => {
        if (ended) return;
        ended = true;
        setRunning((count) => count - 1);
        if (isThrough) onThrough?.();
      };
      const key = insertsRows(mutation) ? keys.of(variables) : undefined;
      const answer = await (waits
        ? sendOrWait(client, mutation, variables, {
            ...waits(variables),
            onWait: () => end(true),
          })
        : client
            .executeMutation(
              createRequest(mutation, variables, {
                ...(key ? { idempotency_key: key } : {}),
                ...(unchanged ? { unchanged } : {}),
              }),
              timeoutMilliseconds ? { fetch: fetchWithin(timeoutMilliseconds) } : undefined,
            )
            .toPromise());
      if (key && !isLost(answer.error)) keys.answered(key);
      end(!answer.error && Boolean(answer.data));
      const { success, failure, duration } = said.current;
      if (answer.error || !answer.data) {
        const error = answer.error as CombinedError;
        const sentence = errorMessage(error, failure);
        refuse?.({ sentence, error }, duration);
        return { ok: false, sentence, error };
      }
      if (success && !silent)
        toast.success(typeof success === 'string' ? success : success(answer.data), duration);
      return { ok: true, data: answer.data };
    },
    [client, mutation, keys],
  );
  return [run, running > 0];
}

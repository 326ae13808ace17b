import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type CombinedError,
  createRequest,
  type TypedDocumentNode,
  useClient,
  useQuery,
  useSubscription,
} from 'urql';
import { sentenceOf } from './errors.ts';
import { addsRows } from './graphql.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import { refusalPlace } from './refusals.ts';
import { useOnResumed } from './resumption.ts';
import { shared } from './structural-sharing.ts';
import { toast } from './toast.ts';
import { isLost, sendOrWait, type WaitingWords } from './waiting-writes.ts';

const restartMilliseconds = 3_000;

type Variables = Record<string, unknown>;

export interface Answer<Result> {
  /** Undefined until the first answer; kept while a newer one is on its way. */
  readonly data: Result | undefined;
  readonly fetching: boolean;
  readonly error: CombinedError | undefined;
  readonly refetch: () => void;
}

/** Asks once, and again when the variables change. */
export function useQueryData<Result, V extends Variables>(
  query: TypedDocumentNode<Result, V>,
  variables: V,
  { pause = false }: { pause?: boolean } = {},
): Answer<Result> {
  const [answer, ask] = useQuery<Result, V>({ query, variables, pause } as Parameters<
    typeof useQuery<Result, V>
  >[0]);
  const refetch = useCallback(() => ask({ requestPolicy: 'network-only' }), [ask]);
  useOnResumed(() => {
    if (!pause && answer.error) refetch();
  });
  return { data: answer.data, fetching: answer.fetching, error: answer.error, refetch };
}

/** A live query: the first answer at once, then each change. What a change left as it was is the same object as before. */
export function useLive<Result, V extends Variables>(
  query: TypedDocumentNode<Result, V>,
  variables: V,
  { pause = false }: { pause?: boolean } = {},
): Answer<Result> {
  const [answer, start] = useSubscription<Result, Result, V>(
    { query, variables, pause } as never,
    shared<Result>,
  );
  const refetch = useCallback(() => start(), [start]);
  useOnResumed(() => {
    if (!pause) start();
  });
  // A lost line is taken up again; what the server refused is not asked again.
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

export interface CommandWords<Result, V = never> {
  /** Said on success; leave out what is visible anyway. */
  readonly success?: string | ((data: Result) => string);
  /** Said when the failure has no sentence of its own. */
  readonly failure?: string;
  /** The caller shows failures itself. */
  readonly silent?: boolean;
  /** Milliseconds; 2000 unless the specification asks for 5000. */
  readonly duration?: number;
  /**
   * For what is harmless to do late, on a mutation that takes `$idempotency_key`: where the line is gone it waits and is
   * sent when it is back, and is answered then. Says which row it changes.
   */
  readonly waits?: (variables: V) => WaitingWords;
  /** It is done, or waits now: a dialog need not stay open for it. Called once. */
  readonly onThrough?: () => void;
}

export type CommandResult<Result> =
  | { ok: true; data: Result }
  | { ok: false; sentence: string; error: CombinedError };

/**
 * A mutation with its toasts; what is refused is said in the dialog that it was begun in: `const [archive, archiving] = useCommand(document, {success: '…'})`.
 * It never throws; a second call while the first runs is the caller's to lock by `running`. What adds rows goes by a key:
 * sent again because no answer came, it adds them once.
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
      const { waits, onThrough, silent } = said.current;
      const refuse = silent ? undefined : refusalPlace();
      const end = (isThrough: boolean) => {
        if (ended) return;
        ended = true;
        setRunning((count) => count - 1);
        if (isThrough) onThrough?.();
      };
      const key = addsRows(mutation) ? keys.of(variables) : undefined;
      const answer = await (waits
        ? sendOrWait(client, mutation, variables, {
            ...waits(variables),
            onWait: () => end(true),
          })
        : client
            .executeMutation(createRequest(mutation, variables, key ? { idempotency_key: key } : undefined))
            .toPromise());
      if (key && !isLost(answer.error)) keys.answered(key);
      end(!answer.error && Boolean(answer.data));
      const { success, failure, duration } = said.current;
      if (answer.error || !answer.data) {
        const error = answer.error as CombinedError;
        const sentence = sentenceOf(error, failure);
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

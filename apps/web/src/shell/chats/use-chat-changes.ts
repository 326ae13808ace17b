import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useClient } from 'urql';
import type { ResultOf } from '#data/graphql.ts';
import { type QueryResult, useLive } from '#data/hooks.ts';
import { useMe } from '#session/session.ts';
import { storeOf } from '#ui/store.ts';
import { liveMemberships, livePairs, markDelivered } from './chat-documents.ts';
import { versionOf } from './chat-version.ts';

const pauseMilliseconds = 250;
type Pair = ResultOf<typeof livePairs>['user_chats'][number];

const changes = storeOf<unknown>(undefined);

/** A new object whenever one of the user's conversations changes; undefined until they are known. */
export const useChatChanges = (): unknown => useSyncExternalStore(changes.subscribe, changes.get);

/**
 * Follows the user's conversations, for all parts of the page. It must be used once, because a second
 * subscriber would not get the data that has already arrived.
 */
export function useFollowedChats(): { readonly pairs: readonly Pair[] | undefined } {
  const { user, readable_tables } = useMe();
  const inGroups = readable_tables.includes('clinic_chat_group_users');
  const pairs = useLive(livePairs, {}, { pause: !readable_tables.includes('user_chats') });
  const groups = useLive(liveMemberships, { me: user.id }, { pause: !inGroups });
  const { data: inPairs, error: pairsError } = pairs;
  const { data: memberships, error: groupsError } = groups;
  useEffect(() => {
    const ofPairs = { data: inPairs, error: pairsError };
    const ofGroups = { data: memberships, error: groupsError };
    changes.set(versionOf(inGroups ? [ofPairs, ofGroups] : [ofPairs]));
  }, [inPairs, pairsError, memberships, groupsError, inGroups]);
  return { pairs: inPairs?.user_chats };
}

/** Runs a query again when the conversations have changed, but at most four times a second. */
export function useRereading({ refetch }: Pick<QueryResult<unknown>, 'refetch'>, version: unknown): void {
  const read = useRef(refetch);
  read.current = refetch;
  const first = useRef(version);
  const readAt = useRef(0);
  useEffect(() => {
    if (version === undefined || version === first.current) return undefined;
    const wait = Math.max(0, readAt.current + pauseMilliseconds - Date.now());
    const timer = setTimeout(() => {
      readAt.current = Date.now();
      read.current();
    }, wait);
    return () => clearTimeout(timer);
  }, [version]);
}

/**
 * Reports to the server that messages have arrived in this browser, so that their senders see them as
 * delivered.
 */
export function useDelivery(pairs: readonly Pair[] | undefined): void {
  const client = useClient();
  const { user } = useMe();
  /** For each conversation, the position up to which delivery was reported. */
  const said = useRef(new Map<string, number>());
  useEffect(() => {
    for (const pair of pairs ?? []) {
      const isLow = pair.low_user_id === user.id;
      const delivered = isLow ? pair.low_delivered_position : pair.high_delivered_position;
      const other = isLow ? pair.high_user_id : pair.low_user_id;
      const position = pair.last_position;
      if (delivered >= position || (said.current.get(pair.id) ?? 0) >= position) continue;
      said.current.set(pair.id, position);
      void client
        .mutation(markDelivered, { user_id: other, position })
        .toPromise()
        // After an error it is reported again with the next change.
        .then(({ error }) => error && said.current.delete(pair.id));
    }
  }, [client, pairs, user.id]);
}

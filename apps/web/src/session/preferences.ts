import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { client } from '#data/client.ts';
import { graphql } from '#data/graphql.ts';
import { inTurn } from '#data/in-turn.ts';
import { useMe } from './session.ts';

const read = graphql('query preferences { user_preferences { key value } }');
const write = graphql(`
  mutation keepPreference($object: user_preferences_insert_input!) {
    insert_user_preferences_one(
      object: $object
      on_conflict: { constraint: user_preferences_client_id_user_id_key_key, update_columns: [value] }
    ) { id }
  }
`);

/** The user's own settings, stored on the server so that they are the same on every device. */
let owner: string | undefined;
let values: ReadonlyMap<string, unknown> = new Map();
const listeners = new Set<() => void>();

function publish(next: ReadonlyMap<string, unknown>): void {
  values = next;
  for (const listener of listeners) listener();
}

async function load(userId: string): Promise<void> {
  if (owner === userId) return;
  owner = userId;
  publish(new Map());
  const answer = await client.query(read, {}).toPromise();
  // Another user may have signed in since.
  if (owner !== userId) return;
  if (answer.data) publish(new Map(answer.data.user_preferences.map(({ key, value }) => [key, value])));
  else owner = undefined;
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * One of the user's settings; undefined until it is loaded or if it is not set. It changes on the screen at once; a failed write only
 * means that the next visit has the old value.
 */
export function usePreference(key: string): readonly [unknown, (value: unknown) => void] {
  const { user } = useMe();
  useEffect(() => void load(user.id), [user.id]);
  const value = useSyncExternalStore(subscribe, () => values.get(key));
  const keep = useCallback(
    (next: unknown) => {
      publish(new Map(values).set(key, next));
      // Writes are sent in order, so that the last choice is the stored one.
      void inTurn(`preference ${key}`, () =>
        client.mutation(write, { object: { key, value: next } }).toPromise(),
      );
    },
    [key],
  );
  return [value, keep];
}

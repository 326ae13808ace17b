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

/** The id of the user whose settings are loaded. */
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
  // Another user may have signed in while the settings were loading.
  if (owner !== userId) return;
  if (answer.data) publish(new Map(answer.data.user_preferences.map(({ key, value }) => [key, value])));
  else owner = undefined;
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * One of the user's settings, which are the same on every device; undefined while loading, and if it is not
 * set. A new value applies at once. If it cannot be saved, the next visit has the old one.
 */
export function usePreference(key: string): readonly [unknown, (value: unknown) => void] {
  const { user } = useMe();
  useEffect(() => void load(user.id), [user.id]);
  const value = useSyncExternalStore(subscribe, () => values.get(key));
  const keep = useCallback(
    (next: unknown) => {
      publish(new Map(values).set(key, next));
      // Values are sent one after another, so that the last one is stored.
      void inTurn(`preference ${key}`, () =>
        client.mutation(write, { object: { key, value: next } }).toPromise(),
      );
    },
    [key],
  );
  return [value, keep];
}

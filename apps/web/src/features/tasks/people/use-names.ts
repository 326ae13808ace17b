import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { graphql } from '#data/graphql.ts';

const namesOf = graphql(
  'query names($ids: [uuid!]!) { users(where: { id: { _in: $ids } }) { id display_name } }',
);

/** The largest number of ids in one query of names. */
const batchSize = 50;

/** The names of users by id. The map changes only when other ids have been loaded. */
export function useNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const client = useClient();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const key = [...new Set(ids)].sort().join();
  useEffect(() => {
    let wanted = true;
    async function ask() {
      const all = key === '' ? [] : key.split(',');
      const parts = Array.from({ length: Math.ceil(all.length / batchSize) }, (_, part) =>
        client.query(namesOf, { ids: all.slice(part * batchSize, (part + 1) * batchSize) }).toPromise(),
      );
      const users = (await Promise.all(parts)).flatMap(({ data }) => data?.users ?? []);
      if (wanted) setNames(new Map(users.map(({ id, display_name }) => [id, display_name])));
    }
    void ask();
    return () => {
      wanted = false;
    };
  }, [client, key]);
  return names;
}

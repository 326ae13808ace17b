import { assignableUsers } from '@operatory/domain';
import { and } from '@operatory/resource';
import { useCallback } from 'react';
import { useClient } from 'urql';
import { graphql } from '#data/graphql.ts';
import { mentionedPeople, namesTried } from './mentions.ts';

interface Named {
  readonly id: string;
  readonly display_name: string;
}
const peopleNamed = graphql(
  'query people_named($where: users_bool_exp!) { users(where: $where, limit: 50) { id display_name } }',
);

/**
 * Returns a function that finds the people whom a message mentions: those given, such as people chosen from
 * the suggestions, and users of the clinic whose name was typed in full.
 */
export function useMentioned(clinicId: string) {
  const client = useClient();
  return useCallback(
    async (message: string, chosen: readonly Named[]): Promise<readonly string[]> => {
      const tried = namesTried(message);
      if (tried.length === 0) return [];
      const where = and(assignableUsers(clinicId), { display_name: { _in: tried } });
      const { data } = await client.query(peopleNamed, { where }).toPromise();
      // If two people have the same name, the one that the user chose is mentioned.
      const taken = new Set(chosen.map(({ display_name }) => display_name));
      const others = (data?.users ?? []).filter(({ display_name }) => !taken.has(display_name));
      return mentionedPeople(message, [...chosen, ...others]).map(({ id }) => id);
    },
    [client, clinicId],
  );
}

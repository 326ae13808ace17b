import type { BoolExp } from '@operatory/resource';
import { useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import { useMe } from '#session/session.ts';
import { roleTitle } from '#ui/role-title.ts';
import { sameNames } from './disambiguate.ts';
import { readableColumns } from './readable.ts';

interface Details {
  readonly id: string;
  readonly email?: string | null;
  readonly j_users_user_roles?: readonly {
    readonly user_role: { readonly name: string } | null;
    readonly user_custom_role: { readonly name: string } | null;
  }[];
  readonly j_users_clinics?: readonly { readonly clinic: { readonly name: string } | null }[];
}

const unique = (parts: readonly (string | undefined)[]): readonly string[] =>
  [...new Set(parts.filter((part) => part !== undefined && part !== ''))] as readonly string[];

const wordsOf = ({ email, j_users_user_roles: roles = [], j_users_clinics: clinics = [] }: Details): string =>
  unique([
    ...roles.map((link) => link.user_custom_role?.name ?? roleTitle(link.user_role?.name)),
    ...clinics.map((link) => link.clinic?.name),
    email ?? undefined,
  ]).join(' · ');

/**
 * For people who share their name with somebody else in the list, their role, clinics and email by id, as far
 * as the viewer can read them. Reads nothing while all names differ.
 */
export function usePeopleApart(
  people: readonly { readonly id: string; readonly display_name: string }[],
): ReadonlyMap<string, string> {
  const me = useMe();
  const key = sameNames(people).join();
  const document = useMemo(() => {
    const reads = (...tables: readonly string[]) =>
      tables.every((table) => me.readable_tables.includes(table));
    const parts = [
      'id',
      ...(readableColumns('users', me)?.has('email') ? ['email'] : []),
      ...(reads('j_users_user_roles', 'user_roles', 'user_custom_roles')
        ? ['j_users_user_roles { user_role { name } user_custom_role { name } }']
        : []),
      ...(reads('j_users_clinics', 'clinics') ? ['j_users_clinics { clinic { name } }'] : []),
    ];
    return graphql<{ users: readonly Details[] }, { where: BoolExp }>(
      `query people_apart($where: users_bool_exp!) { users(where: $where, limit: 50) { ${parts.join(' ')} } }`,
    );
  }, [me]);
  const { data } = useQueryData(document, { where: { id: { _in: key.split(',') } } }, { pause: key === '' });
  return useMemo(
    () => new Map(key === '' ? [] : (data?.users ?? []).map((person) => [person.id, wordsOf(person)])),
    [data, key],
  );
}

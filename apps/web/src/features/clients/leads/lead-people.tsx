import { Group, Select, Text } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { graphql, type ResultOf } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import { useMe } from '#session/session.ts';
import { UserAvatar } from '#ui/user-avatar.tsx';
import { nobody } from './lead-assignee.ts';

const readPeople = graphql(`
  query leadPeople($ids: [uuid!]!) {
    users(where: { id: { _in: $ids } }, order_by: [{ display_name: asc }]) { id display_name color_code profile_image }
  }
`);
type LeadPerson = ResultOf<typeof readPeople>['users'][number];
const People = createContext<ReadonlyMap<string, LeadPerson>>(new Map());

/** Reads the assignees of all the leads in one query. */
export function LeadPeopleProvider({
  leads,
  children,
}: {
  leads: readonly { readonly assigned_to_user_id: string | null }[];
  children: ReactNode;
}) {
  const wanted = [...new Set(leads.flatMap((lead) => lead.assigned_to_user_id ?? []))].sort().join();
  const ids = useMemo(() => (wanted === '' ? [] : wanted.split(',')), [wanted]);
  const { data } = useQueryData(readPeople, { ids }, { pause: ids.length === 0 });
  const people = useMemo(() => new Map(data?.users.map((user) => [user.id, user])), [data]);
  return <People value={people}>{children}</People>;
}

export function LeadAssignee({ id }: { id: string | null }) {
  const user = useContext(People).get(id ?? '');
  if (id === null)
    return (
      <Text size="xs" c="var(--op-muted)">
        Unassigned
      </Text>
    );
  if (!user) return null;
  return (
    <Group gap={6} wrap="nowrap">
      <UserAvatar user={user} size={20} tooltip={false} />
      <Text size="xs" truncate>
        {user.display_name}
      </Text>
    </Group>
  );
}

const readStaff = graphql(`
  query leadStaff {
    users(where: { profile_status: { _neq: INACTIVE } }, order_by: [{ display_name: asc }], limit: 50) { id display_name }
  }
`);

export function AssigneeFilter() {
  const { user } = useMe();
  const navigate = useNavigate();
  const { who } = useSearch({ strict: false }) as { who?: string };
  const { data } = useQueryData(readStaff, {});
  const others = (data?.users ?? []).filter(({ id }) => id !== user.id);
  return (
    <Select
      aria-label="Assigned to"
      size="sm"
      w={200}
      allowDeselect={false}
      data={[
        { value: '', label: 'Assigned to anyone' },
        { value: user.id, label: 'Assigned to me' },
        { value: nobody, label: 'Unassigned' },
        ...others.map(({ id, display_name }) => ({ value: id, label: display_name ?? '' })),
      ]}
      value={who ?? ''}
      onChange={(next) =>
        void navigate({ to: '.', search: { view: 'board', ...(next ? { who: next } : {}) } as never })
      }
    />
  );
}

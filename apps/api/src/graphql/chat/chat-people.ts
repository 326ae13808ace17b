import { chatModule, groupChatModule, hasGrant, isReachable, mayManageGroup } from '@operatory/domain';
import { folded } from '@operatory/resource';
import { viewerOf } from '../../commands/viewer.ts';
import type { AppContext, SignedIn } from '../../context/context.ts';
import { granteesOf } from '../../rights/grantees.ts';
import type { Builder } from '../builder.ts';
import { inTenant } from '../me.ts';

/** The largest number of people that a search returns. */
const limit = 50;

interface Person {
  readonly id: string;
  readonly display_name: string;
  readonly profile_image: unknown;
  readonly color_code: string | null;
  readonly already_member: boolean;
}
interface Asked {
  readonly search: string;
  readonly group_id: string | null;
  readonly for_group: boolean;
}

/**
 * Adds the query `chat_people`: the people to whom the caller can write, or whom the caller can add to a
 * group.
 */
export function addChatPeople(builder: Builder): void {
  const person = builder.objectRef<Person>('chat_person').implement({
    fields: (t) => ({
      id: t.expose('id', { type: 'uuid' }),
      display_name: t.exposeString('display_name'),
      profile_image: t.field({ type: 'jsonb', nullable: true, resolve: (row) => row.profile_image }),
      color_code: t.exposeString('color_code', { nullable: true }),
      already_member: t.exposeBoolean('already_member'),
    }),
  });
  builder.queryField('chat_people', (t) =>
    t.field({
      type: [person],
      description: `Up to ${limit} people whom the caller may write to, by name; for a group, those with access to Group chat`,
      args: {
        search: t.arg.string({ description: 'Part of the name' }),
        group_id: t.arg({ type: 'uuid', description: 'The group they would be added to' }),
        for_group: t.arg.boolean({ description: 'They would be added to a new group' }),
      },
      resolve: (_root, { search, group_id, for_group }, { app, who }) =>
        readPeople(app, who, {
          search: folded(search?.trim() ?? ''),
          group_id: group_id ?? null,
          for_group: for_group ?? false,
        }),
    }),
  );
}

async function readPeople(app: AppContext, who: SignedIn, asked: Asked): Promise<Person[]> {
  const viewer = viewerOf(who);
  const module = asked.group_id !== null || asked.for_group ? groupChatModule : chatModule;
  if (!hasGrant(who.grants, module, 'VIEW')) return [];
  const { group_id } = asked;
  const group =
    group_id === null
      ? null
      : await inTenant(app, who, () =>
          app.prisma.clinic_chat_groups.findFirst({
            where: { id: group_id, deleted_at: null },
            select: {
              clinic_id: true,
              created_by_user_id: true,
              clinic_chat_group_users: { select: { user_id: true } },
            },
          }),
        );
  if (group_id !== null && !(group && mayManageGroup(group, viewer).ok)) return [];
  const members = new Set(group?.clinic_chat_group_users.map(({ user_id }) => user_id));
  const everybody = await granteesOf(app.prisma, who.client_id, app.clock.setting());
  const found = [...everybody.values()]
    .filter(
      (other) => folded(other.display_name).includes(asked.search) && isReachable(viewer, other, module),
    )
    .sort((a, b) => a.display_name.localeCompare(b.display_name) || (a.user_id < b.user_id ? -1 : 1))
    .slice(0, limit);
  const people = await inTenant(app, who, () =>
    app.prisma.users.findMany({
      where: { id: { in: found.map(({ user_id }) => user_id) } },
      select: { id: true, display_name: true, profile_image: true, color_code: true },
    }),
  );
  const byId = new Map(people.map((person) => [person.id, person]));
  return found.flatMap(({ user_id }) => {
    const person = byId.get(user_id);
    return person ? [{ ...person, already_member: members.has(user_id) }] : [];
  });
}

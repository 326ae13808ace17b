import {
  type Grantee,
  type GroupChange,
  isReachable,
  mayAddGroup,
  mayManageGroup,
  nextMaker,
  peopleToAdd,
} from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { allowAttaching } from '../../files/named-files.ts';
import { granteesIn } from '../../rights/grantees.ts';
import { type CommandContext, type CommandRun, defineCommand } from '../define.ts';
import { assertRule, requireOk } from '../refuse.ts';
import { rowKey } from '../row-key.ts';
import { viewerOf } from '../viewer.ts';
import { type GroupRow, idInput, lockGroup, lockMyGroup } from './chat-row.ts';

type At = Pick<CommandContext, 'db' | 'actor'>;

const peopleInput = z.array(idInput).min(1).max(500);
const nameInput = z
  .string()
  .transform((text) => text.trim())
  .pipe(z.string().min(1).max(30));

const membersOf = ({ members }: Pick<GroupRow, 'members'>): ReadonlySet<string> =>
  new Set(members.map(({ user_id }) => user_id));

async function freshPeople(
  { db, actor }: At,
  wanted: readonly string[],
  members: ReadonlySet<string>,
): Promise<readonly string[]> {
  const people: ReadonlyMap<string, Grantee> = await granteesIn(db, actor.client_id, wanted);
  const viewer = viewerOf(actor);
  const isAllowed = (id: string): boolean => {
    const person = people.get(id);
    return person !== undefined && isReachable(viewer, person, 'clinic-chat-groups');
  };
  return requireOk(peopleToAdd(wanted, members, isAllowed));
}

type Emits = At & Pick<CommandRun<unknown>, 'emit' | 'now'>;

/** Notifies these people of a change of the group, except the person who made it. */
function tell(
  { emit, actor }: Emits,
  { id, name }: Pick<GroupRow, 'id' | 'name'>,
  change: GroupChange,
  concerned: Iterable<string>,
): void {
  const user_ids = [...concerned].filter((user_id) => user_id !== actor.user_id);
  if (user_ids.length > 0)
    emit({
      name: 'group_changed',
      entityId: id,
      clinicId: null,
      payload: { user_ids, sender_user_id: actor.user_id, group_name: name, change },
    });
}

/**
 * New members can read all earlier messages. Only messages sent after they joined count as unread for them.
 */
const addMembers = (
  { db, actor }: At,
  { id, last_position }: Pick<GroupRow, 'id' | 'last_position'>,
  people: readonly string[],
) =>
  db.clinic_chat_group_users.createMany({
    data: people.map((user_id) => ({
      client_id: actor.client_id,
      clinic_chat_group_id: id,
      user_id,
      read_position: last_position,
      delivered_position: last_position,
      added_by_user_id: actor.user_id,
    })),
  });

/**
 * Locks a group that the caller manages. A group that the caller is not a member of and may not manage gives
 * the error of a missing one.
 */
async function lockManaged(at: At, id: string): Promise<GroupRow> {
  const group = await lockGroup(at, id);
  const may = mayManageGroup(group, viewerOf(at.actor));
  if (!may.ok && !membersOf(group).has(at.actor.user_id)) throw notFound();
  requireOk(may);
  return group;
}

/**
 * Removes people from a group. If its maker leaves, the member of longest standing becomes the maker, if
 * possible one who sees groups. A group without members is deleted.
 */
async function takeOut(run: Emits, group: GroupRow, gone: ReadonlySet<string>): Promise<void> {
  const { db, actor, now } = run;
  await db.clinic_chat_group_users.deleteMany({
    where: { clinic_chat_group_id: group.id, user_id: { in: [...gone] } },
  });
  await db.chat_notifications.deleteMany({ where: { group_id: group.id, user_id: { in: [...gone] } } });
  await db.chat_typing.updateMany({
    where: { clinic_chat_group_id: group.id, user_id: { in: [...gone] } },
    data: { clinic_chat_group_id: null, typed_at: null },
  });
  const staying = group.members.map(({ user_id }) => user_id).filter((id) => !gone.has(id));
  if (staying.includes(group.created_by_user_id)) return;
  const maker = nextMaker(staying, await granteesIn(db, actor.client_id, staying));
  await db.clinic_chat_groups.update({
    where: rowKey(actor, group.id),
    data: maker === null ? { deleted_at: now } : { created_by_user_id: maker },
  });
  if (maker !== null) tell(run, group, 'MAKER', [maker]);
}

export const createChatGroup = defineCommand({
  name: 'create_chat_group',
  description:
    'Adds a group of a clinic, or of the whole organisation, with the caller and these people as its members.',
  input: z.object({
    name: nameInput,
    clinic_id: idInput.nullish(),
    image: z.object({ file_id: z.uuid() }).nullish(),
    user_ids: peopleInput,
  }),
  returns: 'clinic_chat_groups',
  async run(run) {
    const { db, actor, input } = run;
    const { name, clinic_id = null, image, user_ids } = input;
    requireOk(mayAddGroup(viewerOf(actor), clinic_id));
    const others = user_ids.filter((id) => id !== actor.user_id);
    const people = await freshPeople(run, others, new Set([actor.user_id]));
    if (image) await allowAttaching(db, actor);
    const group = await db.clinic_chat_groups.create({
      data: {
        client_id: actor.client_id,
        name,
        clinic_id,
        created_by_user_id: actor.user_id,
        ...(image ? { image: { file_id: image.file_id } } : {}),
      },
      select: { id: true, name: true, last_position: true },
    });
    await addMembers(run, group, [actor.user_id, ...people]);
    tell(run, group, 'ADDED', people);
    return { id: group.id };
  },
});

export const deleteChatGroup = defineCommand({
  name: 'delete_chat_group',
  description: 'Deletes a group for all of its members.',
  input: z.object({ id: idInput }),
  returns: 'clinic_chat_groups',
  async run(run) {
    const { db, actor, now, input } = run;
    const group = await lockManaged(run, input.id);
    await db.clinic_chat_groups.update({ where: rowKey(actor, group.id), data: { deleted_at: now } });
    await db.chat_notifications.deleteMany({ where: { group_id: group.id } });
    tell(run, group, 'DELETED', membersOf(group));
    return { id: group.id, gone: true };
  },
});

export const addGroupUsers = defineCommand({
  name: 'add_group_users',
  description:
    'Adds people to a group, who then read all of its messages. Those who are members already are left out.',
  input: z.object({ id: idInput, user_ids: peopleInput }),
  returns: 'clinic_chat_groups',
  async run(run) {
    const group = await lockManaged(run, run.input.id);
    const people = await freshPeople(run, run.input.user_ids, membersOf(group));
    await addMembers(run, group, people);
    tell(run, group, 'ADDED', people);
    return { id: group.id };
  },
});

export const removeGroupUsers = defineCommand({
  name: 'remove_group_users',
  description: 'Takes people out of a group, who then no longer read its messages.',
  input: z.object({ id: idInput, user_ids: peopleInput }),
  returns: 'clinic_chat_groups',
  async run(run) {
    const group = await lockManaged(run, run.input.id);
    const members = membersOf(group);
    const gone = new Set(run.input.user_ids.filter((id) => members.has(id)));
    assertRule(gone.size > 0, 'chat_not_member');
    await takeOut(run, group, gone);
    tell(run, group, 'REMOVED', gone);
    return { id: group.id };
  },
});

export const leaveChatGroup = defineCommand({
  name: 'leave_chat_group',
  description:
    'Takes the caller out of a group. The group of a maker who leaves goes to the member who has been there longest.',
  input: z.object({ id: idInput }),
  returns: 'clinic_chat_groups',
  async run(run) {
    const group = await lockMyGroup(run, run.input.id);
    await takeOut(run, group, new Set([run.actor.user_id]));
    return { id: group.id, gone: true };
  },
});

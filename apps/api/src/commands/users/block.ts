import { mayBlock, mayUnblock } from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { withRemainingRoleEditor } from '../access/role-editors.ts';
import { type CommandRun, defineCommand } from '../define.ts';
import { refused, requireOk } from '../refuse.ts';
import { auditPerson, emitAccountEvent } from './events.ts';
import { actorOf, lockPerson, otherHolders, type PersonRow, seatsOf } from './people.ts';

const input = z.object({
  user_id: z.uuid(),
  /** The id of one of the user's role links; all of them if absent. */
  role_link_id: z.uuid().nullish(),
});
type Run = CommandRun<z.output<typeof input>>;

async function lockRole(run: Run): Promise<PersonRow> {
  const person = await lockPerson(run, run.input.user_id);
  const { role_link_id } = run.input;
  if (role_link_id && !person.roles.some(({ id }) => id === role_link_id)) throw notFound();
  return person;
}

async function setBlocked({ db, actor, input: { user_id, role_link_id } }: Run, blocked: boolean) {
  await db.j_users_user_roles.updateMany({
    where: {
      client_id: actor.client_id,
      user_id,
      ...(role_link_id ? { id: role_link_id } : {}),
      blocked_status: blocked ? 'UN_BLOCKED' : 'BLOCKED',
    },
    data: { blocked_status: blocked ? 'BLOCKED' : 'UN_BLOCKED' },
  });
}

export const blockUser = defineCommand({
  name: 'block_user',
  description:
    'Blocks a colleague, or one of their roles. A colleague without an active role is signed out everywhere immediately.',
  input,
  returns: 'users',
  async run(run) {
    const { actor, db } = run;
    const person = await lockRole(run);
    const role = run.input.role_link_id ?? null;
    requireOk(mayBlock(actorOf(actor), person, role, await otherHolders(run, person.id)));
    await withRemainingRoleEditor(
      run,
      () => refused('last_role_editor'),
      () => setBlocked(run, true),
    );
    if (role === null)
      await db.auth_keys.updateMany({
        where: { client_id: actor.client_id, user_id: person.id, used_at: null },
        data: { used_at: run.now },
      });
    auditPerson(
      run,
      person.id,
      role ? 'role_blocked' : 'user_blocked',
      {},
      role ? { role_link_id: role } : {},
    );
    return { id: person.id };
  },
});

export const unblockUser = defineCommand({
  name: 'unblock_user',
  description: 'Unblocks a colleague, or one of their roles.',
  input,
  returns: 'users',
  async run(run) {
    const person = await lockRole(run);
    const role = run.input.role_link_id ?? null;
    const seats = await seatsOf(run);
    const may = mayUnblock(actorOf(run.actor), person, role, seats);
    if (!may.ok && may.code === 'seats_taken') throw refused('seats_taken', { seats: String(seats.seats) });
    requireOk(may);
    await setBlocked(run, false);
    auditPerson(
      run,
      person.id,
      role ? 'role_unblocked' : 'user_unblocked',
      {},
      role ? { role_link_id: role } : {},
    );
    if (person.roles.every(({ blocked }) => blocked))
      emitAccountEvent(run, 'security', person.id, { what: 'unblocked' });
    return { id: person.id };
  },
});

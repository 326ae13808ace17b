import { DbNull } from '@operatory/db';
import {
  type Address,
  addressProblems,
  mayEditClient,
  mayHaveTeam,
  readsClient,
  register,
  type StaffWrite,
  staffWrites,
} from '@operatory/domain';
import { validate } from '@operatory/resource';
import { z } from 'zod';
import { notFound, Refusal } from '../../errors/refusal.ts';
import { defineCommand } from '../define.ts';
import { assertRule, refused, requireOk } from '../refuse.ts';
import { countActivePeople, lockPeople, seatsOf } from '../users/people.ts';
import { asClient } from './as-client.ts';

const words = z.string().trim().nullish();
const changes = z.object({
  website: words,
  email: words,
  phone: words,
  landline: words,
  address: z.record(z.string(), z.unknown()).nullish(),
  poc_name: words,
  poc_email: words,
  poc_phone: words,
  abn: words,
  account_manager_user_id: z.uuid().nullish(),
  client_source_id: z.uuid().nullish(),
  team_id: z.int().nullish(),
} satisfies Record<StaffWrite, z.ZodType>);

const fields = register.find(({ table }) => table === 'clients')?.fields ?? {};

function checkGiven(set: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(set)) {
    const field = fields[name];
    const problem =
      field?.kind === 'address'
        ? Object.values(value ? addressProblems(value as Address) : {})[0]
        : field && validate(name, field, value, set);
    if (problem) throw new Refusal('invalid', problem, `$.args.set.${name}`);
  }
}

export const editClient = defineCommand({
  name: 'edit_client',
  description: 'Changes the details that the platform holds about a client.',
  input: z.object({ id: z.uuid(), set: changes }),
  returns: 'clients',
  async run({ actor, db, input: { id, set } }) {
    const columns = staffWrites.filter((name) => set[name] !== undefined);
    requireOk(mayEditClient(actor, columns));
    checkGiven(set);
    const manager = set.account_manager_user_id;
    if (manager && (await countActivePeople({ db, actor }, [manager])) === 0)
      throw refused('fill_valid_details');
    await asClient(db, actor, id, async () => {
      const at = { db, actor: { ...actor, client_id: id } };
      await lockPeople(at);
      const select = Object.fromEntries(staffWrites.map((name) => [name, true]));
      const before = await db.clients.findUnique({
        where: { id },
        select: select as { readonly [Name in StaffWrite]: true },
      });
      if (!before || !readsClient(actor, before)) throw notFound();
      if (set.team_id && set.team_id !== before.team_id) {
        const team = await db.teams.findUnique({ where: { id: set.team_id } });
        assertRule(team !== null, 'fill_valid_details');
        const { taken } = await seatsOf(at);
        const size = team?.team_size ?? null;
        if (!mayHaveTeam(size, taken).ok)
          throw refused('team_too_small', { size: String(size), taken: String(taken) });
      }
      const changed = columns.filter((name) => !isSame(before[name], set[name]));
      if (changed.length === 0) return;
      await db.clients.update({
        where: { id },
        data: Object.fromEntries(
          changed.map((name) => [name, name === 'address' ? (set[name] ?? DbNull) : set[name]]),
        ),
      });
      const of = (values: Readonly<Record<string, unknown>>) =>
        Object.fromEntries(changed.map((name) => [name, values[name] ?? null])) as object;
      await db.audit_log.create({
        data: {
          client_id: id,
          user_id: actor.user_id,
          action: 'edited',
          table_name: 'clients',
          row_id: id,
          from_value: of(before),
          to_value: of(set),
        },
      });
    });
    return { id };
  },
});

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

import {
  allowed,
  firstAccess,
  mayActOn,
  mayTakeSeat,
  type Result,
  refuse,
  register,
} from '@operatory/domain';
import { validate } from '@operatory/resource';
import { z } from 'zod';
import { Refusal } from '../../errors/refusal.ts';
import { type CommandContext, defineCommand } from '../define.ts';
import { assertRule, refused, requireOk } from '../refuse.ts';
import { accessInput, assertGivenRights, readAccess, writeAccess } from './access.ts';
import { auditPerson, emitAccountEvent } from './events.ts';
import { actorOf, lockPeople, lockPerson, seatsOf } from './people.ts';

const words = z.string().trim();
const inputFields = {
  email: words.toLowerCase(),
  first_name: words,
  middle_name: words.nullish(),
  last_name: words,
  display_name: words.nullish(),
  phone: words.nullish(),
  service_type: words.nullish(),
};

const fields = register.find(({ table }) => table === 'users')?.fields ?? {};

function checkFields(row: Readonly<Record<string, unknown>>): void {
  for (const name of Object.keys(inputFields)) {
    const field = fields[name];
    const problem = field && validate(name, field, row[name], row);
    if (problem) throw new Refusal('invalid', problem, `$.args.${name}`);
  }
  if (!row.email) throw refused('fill_valid_details');
}

/** The number of links of one kind that may be emailed to a person in an hour. */
const hourly = 5;

/**
 * Limits how many links a person is emailed, so that nobody can flood a mailbox. A key is stored only when
 * its email is sent, so the requests in the audit log are counted too.
 */
export async function mayEmailLink(
  { db, actor }: Pick<CommandContext, 'db' | 'actor'>,
  userId: string,
): Promise<Result> {
  const [row] = await db.$queryRaw<{ sent: number }[]>`
    select greatest(
      (select count(*) from auth_keys where user_id = ${userId}::uuid and created_at > now() - interval '1 hour'),
      (select count(*) from audit_log where client_id = ${actor.client_id}::uuid and table_name = 'users'
        and row_id = ${userId} and created_at > app.now() - interval '1 hour'
        and action in ('user_invited', 'invite_sent_again', 'password_link_sent', 'pin_link_sent')))::int as sent`;
  return (row?.sent ?? 0) < hourly ? allowed : refuse('mailed_enough');
}

export const inviteUser = defineCommand({
  name: 'invite_user',
  description: 'Creates an account and emails its owner a link to choose a password.',
  input: z.object({ ...inputFields, ...accessInput }),
  returns: 'users',
  async run(run) {
    const { actor, db, input } = run;
    const { client_id } = actor;
    await lockPeople(run);
    const change = requireOk(firstAccess(actorOf(actor), await readAccess(run, input)));
    await assertGivenRights(run, change.adds);
    const row = Object.fromEntries(
      Object.keys(inputFields).map((name) => [name, input[name as keyof typeof inputFields] || null]),
    );
    const whole = {
      ...row,
      display_name: input.display_name || `${input.first_name} ${input.last_name}`.slice(0, 60),
    };
    checkFields(whole);
    const { seats, taken } = await seatsOf(run);
    if (!mayTakeSeat(seats, taken).ok) throw refused('seats_taken', { seats: String(seats) });
    const same = await db.users.count({
      where: { client_id, email: { equals: input.email, mode: 'insensitive' } },
    });
    assertRule(same === 0, 'email_taken');
    const { id } = await db.users.create({
      data: {
        client_id,
        email: input.email,
        first_name: input.first_name,
        middle_name: input.middle_name || null,
        last_name: input.last_name,
        display_name: whole.display_name,
        phone: input.phone || null,
        service_type: input.service_type || null,
        clinicid: change.clinic_ids[0] ?? null,
      },
      select: { id: true },
    });
    await writeAccess(run, id, { clinic_ids: [], clinicid: null }, change);
    auditPerson(run, id, 'user_invited', {}, { email: input.email, clinic_ids: change.clinic_ids });
    emitAccountEvent(run, 'user_invited', id, {});
    return { id };
  },
});

export const resendInvite = defineCommand({
  name: 'resend_invite',
  description: 'Emails the invitation again. The earlier link stops working.',
  input: z.object({ user_id: z.uuid() }),
  returns: 'users',
  async run(run) {
    const person = await lockPerson(run, run.input.user_id);
    requireOk(mayActOn(actorOf(run.actor), person, 'ADD'));
    assertRule(person.profile_status === 'INVITED' && !person.verified, 'already_verified');
    assertRule(
      person.roles.some(({ blocked }) => !blocked),
      'is_blocked',
    );
    requireOk(await mayEmailLink(run, person.id));
    auditPerson(run, person.id, 'invite_sent_again');
    emitAccountEvent(run, 'user_invited', person.id, {});
    return { id: person.id };
  },
});

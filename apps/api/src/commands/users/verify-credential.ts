import { hasGrant } from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { defineCommand } from '../define.ts';
import { assertRule } from '../refuse.ts';
import { rowKey } from '../row-key.ts';
import { reachableClinicsOf } from '../viewer.ts';

interface Held {
  readonly user_id: string;
  readonly verified_at: Date | null;
  /** Whether the credential changed after the caller saw it. */
  readonly is_newer: boolean;
  readonly clinic_ids: readonly string[];
}

export const verifyCredential = defineCommand({
  name: 'verify_user_qualification',
  description:
    'Notes that somebody else has seen the proof of a credential, as it was at `updated_at`. From then on only those who edit people change it, and a change of what it proves takes the verification back.',
  input: z.object({ id: z.uuid(), updated_at: z.iso.datetime({ offset: true }) }),
  returns: 'user_qualifications',
  async run({ db, actor, now, input, record }) {
    const [held] = await db.$queryRaw<Held[]>`
      select q.user_id, q.verified_at, q.updated_at > ${input.updated_at}::timestamptz as is_newer,
        array(select j.clinic_id from j_users_clinics j where j.client_id = q.client_id and j.user_id = q.user_id) as clinic_ids
      from user_qualifications q
      where q.client_id = ${actor.client_id}::uuid and q.id = ${input.id}::uuid and q.deleted_at is null for no key update of q`;
    const reach = reachableClinicsOf(actor);
    const isNear = held && (reach === null || held.clinic_ids.some((id) => reach.includes(id)));
    const edits = hasGrant(actor.grants, 'Users', 'EDIT');
    if (!held || !(held.user_id === actor.user_id || (edits && isNear))) throw notFound();
    assertRule(edits, 'no_permission');
    assertRule(held.user_id !== actor.user_id, 'credential_own');
    assertRule(held.verified_at === null, 'credential_already_verified');
    assertRule(!held.is_newer, 'credential_is_newer');
    await db.user_qualifications.update({
      where: rowKey(actor, input.id),
      data: { verified_at: now, verified_by_user_id: actor.user_id, updated_at: now },
      select: { id: true },
    });
    record('audit_log', {
      action: 'verified',
      table_name: 'user_qualifications',
      row_id: input.id,
      from_value: { verified_at: null },
      to_value: { verified_at: now.toISOString() },
    });
    return { id: input.id };
  },
});

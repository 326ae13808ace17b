import { hasGrant, isRole, roleOf } from '@operatory/domain';
import { z } from 'zod';
import { defineCommand } from '../define.ts';
import { assertRule, refused } from '../refuse.ts';
import { lockPeople } from '../users/people.ts';

/**
 * Adds the connection's own address, never one from the request, so that nobody can allow another person's
 * address.
 */
export const addMyIp = defineCommand({
  name: 'add_my_ip',
  description:
    'Adds the caller’s current IP address to the allowed addresses of a clinic or, without one, of the whole organisation.',
  input: z.object({
    name: z.string().trim().min(1, 'Name Is Required').max(30, 'should accept up to 30 characters'),
    clinic_id: z.uuid().nullish(),
  }),
  returns: 'ip_settings',
  async run({ actor, db, input }) {
    assertRule(hasGrant(actor.grants, 'IP Settings', 'ADD'), 'no_permission');
    const clinicId = input.clinic_id ?? null;
    const everywhere = isRole(actor.role) && roleOf(actor.role).actsAs === 'client_admin';
    assertRule(clinicId === null ? everywhere : actor.clinic_ids.includes(clinicId), 'no_permission');
    const { address } = actor;
    if (!address) throw refused('fill_valid_details');
    // The lock lets a second click find the address that the first one added.
    await lockPeople({ db, actor });
    const known = await db.ip_settings.findFirst({
      where: { ip_address: address, clinic_id: clinicId },
      select: { id: true, client_id: true },
    });
    if (known) {
      // The stored address may be inactive or have another name.
      await db.ip_settings.update({
        where: { id_client_id: known },
        data: { status: 'ACTIVE', name: input.name },
      });
      return { id: known.id };
    }
    return db.ip_settings.create({
      data: {
        client_id: actor.client_id,
        clinic_id: clinicId,
        name: input.name,
        ip_address: address,
        created_by_user_id: actor.user_id,
      },
      select: { id: true },
    });
  },
});

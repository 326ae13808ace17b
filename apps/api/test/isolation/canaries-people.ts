import { roles } from '@operatory/domain';
import type { Row } from '../../../../prisma/seed/sql.ts';
import { canary, type Place } from './places.ts';

const idOfRole = (name: string) => roles.find((role) => role.name === name)?.id;

/**
 * No task can be assigned to these people, each for a different reason: has left; is blocked; is blocked in
 * their admin role; has a custom role instead of the admin role. The first two belong to both clinics, the
 * others to none.
 */
export const unassignablePeople = ['left', 'barred', 'former head', 'head in part'] as const;

export function rowsOfUnassignablePeople(place: Place): Readonly<Record<string, readonly Row[]>> {
  const { client, clinics, isPlatform } = place;
  const [worker, head] = isPlatform
    ? [idOfRole('super_admin_employee'), idOfRole('super_admin')]
    : [idOfRole('client_employee'), idOfRole('client_admin')];
  const id = (who: string) => canary(place, `person ${who}`);
  const link = (who: string, what: string, more: Row): Row => ({
    id: canary(place, `person ${who} ${what}`),
    client_id: client,
    user_id: id(who),
    ...more,
  });
  return {
    users: unassignablePeople.map((who) => ({
      id: id(who),
      client_id: client,
      display_name: `Canary ${who} of ${place.name}`,
      first_name: 'Canary',
      last_name: who,
      email: `${who.replaceAll(' ', '.')}@${place.name}.canary.example`,
      profile_status: who === 'left' ? 'INACTIVE' : 'ACTIVE',
    })),
    j_users_clinics: ['left', 'barred'].flatMap((who) =>
      Object.entries(clinics).map(([at, clinic]) => link(who, at, { clinic_id: clinic })),
    ),
    j_users_user_roles: [
      link('left', 'role', { user_role_id: worker }),
      link('barred', 'role', { user_role_id: worker, blocked_status: 'BLOCKED' }),
      link('former head', 'role', { user_role_id: worker }),
      link('former head', 'other role', { user_role_id: head, blocked_status: 'BLOCKED' }),
      link('head in part', 'role', {
        user_role_id: head,
        user_custom_role_id: canary(place, 'role nowhere'),
      }),
    ],
  };
}

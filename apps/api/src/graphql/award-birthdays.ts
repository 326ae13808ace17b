import {
  addDays,
  type Birthday,
  birthdayBetween,
  changesLabel,
  isRole,
  localDate,
  roleOf,
} from '@operatory/domain';
import type { SignedIn } from '../context/context.ts';
import type { Builder } from './builder.ts';
import { inTenant } from './me.ts';

/** Birthdays are shown this many days ahead. */
const days = 30;

interface AwardBirthday extends Birthday {
  readonly user_id: string;
  readonly display_name: string;
  readonly level: string | null;
}
interface Born {
  readonly user_id: string;
  readonly display_name: string;
  readonly date_of_birth: string;
  readonly zone: string;
  readonly level: string | null;
}

/** @returns The clinics whose birth dates and awards the caller may read. */
function clinicsOf({ role, grants, clinic_ids }: SignedIn, clinicId: string | null | undefined) {
  const leads = isRole(role) && ['client_admin', 'clinic_admin'].includes(roleOf(role).actsAs);
  if (!leads || !grants.has('employee-awards:VIEW')) return [];
  return clinicId == null ? [...clinic_ids] : clinic_ids.filter((id) => id === clinicId);
}

/**
 * Adds the query `award_birthdays`: the coming birthdays of people at the caller's clinics, with the age
 * group of the award before and after each.
 */
export function addAwardBirthdays(builder: Builder): void {
  const row = builder.objectRef<AwardBirthday>('award_birthday').implement({
    fields: (t) => ({
      user_id: t.expose('user_id', { type: 'uuid' }),
      display_name: t.exposeString('display_name'),
      date: t.exposeString('date'),
      age: t.exposeInt('age'),
      from_label: t.string({ nullable: true, resolve: ({ from }) => from }),
      to_label: t.string({ nullable: true, resolve: ({ to }) => to }),
      changes_label: t.boolean({ resolve: changesLabel }),
      level: t.exposeString('level', { nullable: true, description: 'The person’s award level' }),
    }),
  });
  builder.queryField('award_birthdays', (t) =>
    t.field({
      type: [row],
      description: `Birthdays of the clinics’ people in the next ${days} days, soonest first`,
      args: { clinic_id: t.arg({ type: 'uuid' }) },
      resolve: async (_root, { clinic_id }, { app, who }) => {
        const clinics = clinicsOf(who, clinic_id);
        if (clinics.length === 0) return [];
        const people = await inTenant(
          app,
          who,
          () => app.prisma.$queryRaw<Born[]>`
            select u.id as user_id, u.display_name, u.date_of_birth::text, coalesce(c.zone, o.zone) as zone, l.name as level
            from users u join clients o on o.id = u.client_id
              left join clinics c on c.id = u.clinicid and c.client_id = u.client_id
              left join employee_award_levels l on l.id = u.employee_award_level_id and l.client_id = u.client_id
            where u.client_id = ${who.client_id}::uuid and u.date_of_birth is not null and u.profile_status <> 'INACTIVE'
              and exists (select from j_users_clinics j
                where j.client_id = u.client_id and j.user_id = u.id and j.clinic_id = any(${clinics}::uuid[]))`,
        );
        const now = app.clock.now();
        return people
          .flatMap(({ date_of_birth, zone, ...person }): readonly AwardBirthday[] => {
            const today = localDate(now, zone);
            const birthday = birthdayBetween(date_of_birth, today, addDays(today, days));
            return birthday ? [{ ...person, ...birthday }] : [];
          })
          .toSorted((a, b) =>
            a.date === b.date ? a.display_name.localeCompare(b.display_name) : a.date < b.date ? -1 : 1,
          );
      },
    }),
  );
}

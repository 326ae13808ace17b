import { addDays, localDate } from '../../../packages/domain/src/index.ts';
import { idOf, insert, type Row } from '../sql.ts';
import type { DemoFeature } from './feature.ts';

/**
 * Next week each clinic has one open shift, which somebody has requested at the first one, and there is a
 * shift offered to colleagues.
 */
export const seedOpenShifts: DemoFeature = async (sql, tenant) => {
  const { seed, now } = tenant;
  const requests: Row[] = [];
  for (const [nth, clinic] of seed.clinics.entries()) {
    const clinic_id = tenant.clinicId(clinic);
    const from = addDays(localDate(now, clinic.zone), 6);
    const { rows: shifts } = await sql(
      `select s.id, s.user_id, s.clinic_roster_date::text as date from clinic_rosters s
       where s.client_id = $1 and s.clinic_id = $2 and s.published and s.clinic_roster_date between $3 and $4
       order by s.clinic_roster_date, s.starts_at, s.user_id`,
      [seed.id, clinic_id, from, addDays(from, 6)],
    );
    const [like] = shifts;
    if (!like) continue;
    const open = idOf(clinic_id, 'open shift');
    await sql(
      `insert into clinic_rosters
         select (jsonb_populate_record(s, jsonb_build_object('id', $3::text, 'user_id', null, 'user_whom_id', null,
           'message', 'Somebody who likes a full day'))).* from clinic_rosters s where s.client_id = $1 and s.id = $2
       on conflict (id, client_id) do nothing`,
      [seed.id, like.id, open],
    );
    const busy = new Set(shifts.flatMap(({ user_id, date }) => (date === like.date ? [user_id] : [])));
    const staff = tenant.staffOf(clinic).filter(({ clinics }) => clinics[0] === clinic.name);
    const free = staff.find(({ id }) => !busy.has(id));
    const offered = shifts.findLast(({ user_id }) => user_id !== free?.id);
    const request = (row: Row): Row => ({
      client_id: seed.id,
      clinic_id,
      from_user_id: null,
      to_user_id: null,
      status: 'OFFERED',
      accepted_at: null,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
      ...row,
    });
    if (free && nth === 0)
      requests.push(
        request({
          id: idOf(open, 'claim'),
          kind: 'CLAIM',
          clinic_roster_id: open,
          to_user_id: free.id,
          status: 'ACCEPTED',
          accepted_at: now.toISOString(),
          message: 'I can do this one',
          created_by_user_id: free.id,
        }),
      );
    if (offered && offered.id !== like.id)
      requests.push(
        request({
          id: idOf(String(offered.id), 'swap'),
          kind: 'SWAP',
          clinic_roster_id: offered.id,
          from_user_id: offered.user_id,
          message: 'A family dinner that evening',
          created_by_user_id: offered.user_id,
        }),
      );
  }
  await insert(sql, 'clinic_roster_swap_requests', requests);
};

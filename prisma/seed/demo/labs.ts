import { addDays, localDate } from '../../../packages/domain/src/index.ts';
import { idOf, insert, type Row } from '../sql.ts';
import type { DemoFeature } from './feature.ts';
import { practiceOf } from './practices/index.ts';
import { weekday } from './weekday.ts';

const day = 86_400_000;
/** Adds labs, and orders in each status. */
export const seedLabs: DemoFeature = async (sql, tenant) => {
  const { seed, now, chance } = tenant;
  if (seed.packageId < 2) return;
  const client_id = seed.id;
  const at = (daysAgo: number | undefined, minutes = 0) =>
    daysAgo === undefined
      ? null
      : new Date(now.getTime() - daysAgo * day + minutes * 60_000 - 7_200_000).toISOString();
  const rows = {
    labs: [] as Row[],
    lab_orders: [] as Row[],
    lab_order_messages: [] as Row[],
    lab_order_history: [] as Row[],
  };
  let number = 0;
  for (const clinic of seed.clinics) {
    const clinic_id = tenant.clinicId(clinic);
    const practice = practiceOf(clinic).labs;
    if (!practice) continue;
    const labId = (index: number) => idOf(clinic_id, 'lab', String(index));
    for (const [index, { name, contact, phone, mail }] of practice.labs.entries())
      rows.labs.push({
        id: labId(index),
        client_id,
        clinic_id,
        name,
        phone,
        email: `cases@${mail}.example`,
        website: `https://${mail}.example`,
        contact_person_name: contact,
        status: 'ACTIVE',
        position: (index + 1) * 1024,
      });
    for (const story of practice.orders) {
      const id = idOf(clinic_id, 'lab order', story.name);
      const dentists = tenant
        .staffOf(clinic)
        .filter(({ work }) => /dentist|surgeon|orthodontist/i.test(work ?? ''));
      const raiser = chance.pick(dentists.length > 0 ? dentists : tenant.staffOf(clinic));
      const { raised, accepted, shipped, delivered, cancelled } = story;
      rows.lab_orders.push({
        id,
        client_id,
        clinic_id,
        short_id: ++number,
        lab_id: labId(story.lab),
        status:
          cancelled !== undefined
            ? 'CANCELLED'
            : delivered !== undefined
              ? 'DELIVERED'
              : shipped !== undefined
                ? 'SHIPPED'
                : accepted !== undefined
                  ? 'ACCEPTED'
                  : 'PENDING',
        name: story.name,
        description: story.description,
        patient_reference: `P-${20_000 + chance.below(9_000)}`,
        due_date: weekday(addDays(localDate(new Date(now.getTime() - raised * day), clinic.zone), 12)),
        price: story.price,
        attachments: [],
        raised_by_user_id: raiser.id,
        accepted_at: at(accepted),
        shipped_at: at(shipped),
        delivered_at: at(delivered),
        cancelled_at: at(cancelled),
        cancelled_by_user_id: cancelled === undefined ? null : raiser.id,
        cancel_reason: story.reason ?? null,
        version: 1,
        created_at: at(raised),
      });
      const moves = { created: raised, accepted, shipped, delivered, cancelled };
      for (const [action, daysAgo] of Object.entries(moves))
        if (daysAgo !== undefined)
          rows.lab_order_history.push({
            id: idOf(id, 'history', action),
            client_id,
            lab_order_id: id,
            user_id: raiser.id,
            action,
            created_at: at(daysAgo),
          });
      for (const [index, message] of (story.talk ?? []).entries())
        rows.lab_order_messages.push({
          id: idOf(id, 'message', String(index)),
          client_id,
          lab_order_id: id,
          user_id: index % 2 ? raiser.id : chance.pick(tenant.staffOf(clinic)).id,
          message_type: 'TEXT',
          message,
          attachments: [],
          created_at: at(shipped ?? accepted, 30 + index * 25),
        });
    }
  }
  for (const [table, each] of Object.entries(rows)) await insert(sql, table, each);
  await sql(`insert into app.counters values ($1, 'lab_orders', $2) on conflict do nothing`, [
    client_id,
    number,
  ]);
};

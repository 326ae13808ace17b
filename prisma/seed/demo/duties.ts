import { addDays, isDutyDue, localDate, wallToInstant } from '../../../packages/domain/src/index.ts';
import { idOf, insert, type Row } from '../sql.ts';
import type { DemoFeature } from './feature.ts';
import { practiceOf } from './practices/index.ts';

/** Adds a recurring checklist to each clinic, and a week of ticks until now. */
export const seedDuties: DemoFeature = async (sql, tenant) => {
  const { seed, now, chance } = tenant;
  const client_id = seed.id;
  const duties: Row[] = [];
  const ticks: Row[] = [];
  for (const clinic of seed.clinics) {
    const clinic_id = tenant.clinicId(clinic);
    const today = localDate(now, clinic.zone);
    const staff = tenant.staffOf(clinic).filter(({ clinics }) => clinics[0] === clinic.name);
    for (const [index, { name, on, by: due_time, note, photo }] of practiceOf(clinic).duties.entries()) {
      const id = idOf(clinic_id, 'duty', name);
      const isMonthly = typeof on === 'number';
      const plan = {
        frequency: isMonthly ? ('MONTHLY' as const) : ('WEEKLY' as const),
        weekdays: isMonthly ? [] : on,
        day_of_month: isMonthly ? on : null,
        start_date: addDays(today, -90),
        end_date: null,
      };
      duties.push({
        ...plan,
        id,
        client_id,
        clinic_id,
        name,
        description: null,
        attachments: [],
        due_time,
        is_photo_required: photo ?? false,
        is_note_required: note !== undefined,
        status: 'ACTIVE',
        position: (index + 1) * 1024,
        created_by_user_id: tenant.leadersOf(clinic)[0]?.id ?? null,
      });
      for (let back = 7; back >= 0; back--) {
        const duty_date = addDays(today, -back);
        const done = new Date(
          wallToInstant(duty_date, due_time ?? '12:00', clinic.zone).getTime() - chance.below(20) * 60_000,
        );
        // A photo cannot be generated, and sometimes a person forgets a duty.
        if (!isDutyDue(plan, duty_date) || photo || done > now || chance.percent(6)) continue;
        ticks.push({
          id: idOf(id, duty_date),
          client_id,
          clinic_id,
          duty_id: id,
          duty_date,
          user_id: chance.pick(staff).id,
          note:
            note === 'temperature'
              ? `${3 + chance.below(3)}.${chance.below(10)} °C`
              : note
                ? 'All in order'
                : null,
          created_at: done.toISOString(),
        });
      }
    }
  }
  await insert(sql, 'duties', duties);
  await insert(sql, 'duty_completions', ticks);
};

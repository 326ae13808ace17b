import { addDays, isDutyDue, localDate, wallToInstant } from '../../../packages/domain/src/index.ts';
import { idOf, insert, type Row } from '../sql.ts';
import type { DemoFeature } from './feature.ts';

const open = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'];
const plans = [
  // name, how often, weekdays, day of the month, by when, a note and a photo wanted
  ['Open: lights, air, compressor', 'WEEKLY', open, null, '08:15', false, false],
  ['Flush waterlines', 'WEEKLY', open, null, '08:30', false, false],
  ['Log the vaccine fridge', 'WEEKLY', open, null, '09:00', true, false],
  ['Autoclave spore test', 'WEEKLY', ['MONDAY'], null, '10:00', false, true],
  ['Change ultrasonic solution', 'WEEKLY', ['MONDAY', 'THURSDAY'], null, '12:00', false, false],
  ['Empty sharps containers', 'WEEKLY', ['FRIDAY'], null, '16:30', false, false],
  ['Check emergency drugs', 'MONTHLY', [], 1, '12:00', true, false],
  ['Test exits and extinguishers', 'MONTHLY', [], 31, null, false, false],
  ['Close: suction, lights, alarm', 'WEEKLY', open, null, '17:30', false, false],
] as const;

/** Each clinic's recurring checklist, and a week of ticks up to now. */
export const seedDuties: DemoFeature = async (sql, tenant) => {
  const { seed, now, chance } = tenant;
  const client_id = seed.id;
  const duties: Row[] = [];
  const ticks: Row[] = [];
  for (const clinic of seed.clinics) {
    const clinic_id = tenant.clinicId(clinic);
    const today = localDate(now, clinic.zone);
    const staff = tenant.staffOf(clinic).filter(({ clinics }) => clinics[0] === clinic.name);
    for (const [
      index,
      [name, frequency, days, day_of_month, due_time, wantsNote, wantsPhoto],
    ] of plans.entries()) {
      const id = idOf(clinic_id, 'duty', name);
      const plan = {
        frequency,
        weekdays: days,
        day_of_month,
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
        is_photo_required: wantsPhoto,
        is_note_required: wantsNote,
        status: 'ACTIVE',
        position: (index + 1) * 1024,
        created_by_user_id: tenant.leadersOf(clinic)[0]?.id ?? null,
      });
      for (let back = 7; back >= 0; back--) {
        const duty_date = addDays(today, -back);
        const done = new Date(
          wallToInstant(duty_date, due_time ?? '12:00', clinic.zone).getTime() - chance.below(20) * 60_000,
        );
        // A photo cannot be made up, and now and then somebody forgets.
        if (!isDutyDue(plan, duty_date) || wantsPhoto || done > now || chance.percent(6)) continue;
        ticks.push({
          id: idOf(id, duty_date),
          client_id,
          clinic_id,
          duty_id: id,
          duty_date,
          user_id: chance.pick(staff).id,
          note: !wantsNote
            ? null
            : frequency === 'MONTHLY'
              ? 'All there, none expires this month'
              : `${3 + chance.below(3)}.${chance.below(10)} °C`,
          created_at: done.toISOString(),
        });
      }
    }
  }
  await insert(sql, 'duties', duties);
  await insert(sql, 'duty_completions', ticks);
};

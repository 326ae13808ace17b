import { addDays, localDate, shiftTimes, wallToInstant } from '../../../packages/domain/src/index.ts';
import type { ClinicSeed } from '../organisation.ts';
import { idOf, insert, type Row } from '../sql.ts';
import type { DemoFeature, DemoOrganisation, DemoPerson } from './feature.ts';
import { absencesOf } from './leave.ts';
import { practiceOf, type Timing, type TimingName, week } from './practices/index.ts';

const minute = 60_000;
/** People with these job titles have assistants. */
const clinicians = /dentist|surgeon|orthodontist/i;
/** Many shifts start and end at the same times, so each instant is calculated once. */
const instants = new Map<string, Date>();
function instantOf(date: string, time: string, zone: string): Date {
  const key = `${date} ${time} ${zone}`;
  const known = instants.get(key) ?? wallToInstant(date, time, zone);
  instants.set(key, known);
  return known;
}

const mondayOf = (date: string): string =>
  addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
/** @returns The time `HH:mm` that is `minutes` later on the clock. */
const later = (time: string, minutes: number): string => {
  const [hour = 0, past = 0] = time.split(':').map(Number);
  const total = hour * 60 + past + minutes;
  return `${String(Math.floor(total / 60) % 24).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
};
const breaksOf = (meal: string | null, rest: string) => ({
  meal_break_duration: meal ? 30 : null,
  meal_break_start_time: meal,
  meal_break_end_time: meal && later(meal, 30),
  rest_break_duration: 10,
  rest_break_start_time: rest,
  rest_break_end_time: later(rest, 10),
});

interface Rows {
  readonly shifts: Row[];
  readonly breaks: Row[];
  readonly lines: Row[];
}

/** Adds shifts. Last week was worked; this week and the next are planned; the one after is a draft. */
export const seedShifts: DemoFeature = async (sql, tenant) => {
  const { seed, now } = tenant;
  const client_id = seed.id;
  const rows: Rows = { shifts: [], breaks: [], lines: [] };
  const templates: Row[] = [];
  const away = new Set(
    (await absencesOf(sql, tenant)).flatMap(({ plan, person, days }) =>
      plan[4] === 'APPROVED' ? days.map((day) => `${person.id} ${day}`) : [],
    ),
  );
  for (const clinic of seed.clinics) {
    const practice = practiceOf(clinic);
    const template = idOf(tenant.clinicId(clinic), 'template');
    templates.push({
      id: template,
      client_id,
      clinic_id: tenant.clinicId(clinic),
      name: 'Usual week',
      short_info: practice.usualWeek,
      status: 'ACTIVE',
      created_by_user_id: tenant.leadersOf(clinic)[0]?.id ?? null,
    });
    const staff = tenant.staffOf(clinic).filter(({ clinics }) => clinics[0] === clinic.name);
    const monday = addDays(mondayOf(localDate(now, clinic.zone)), -7);
    for (const [nth, person] of staff.entries())
      for (let day = 0; day < 27; day++) {
        const weekday = week[day % 7];
        // Days off differ from person to person, and every third person works the evenings.
        if (!weekday || !practice.opens.includes(weekday) || (nth + day) % 5 === 2) continue;
        const timing: TimingName =
          weekday === 'SATURDAY'
            ? 'Saturday'
            : practice.evenings.includes(weekday) && nth % 3 === 0
              ? 'Late'
              : nth % 4 === 3
                ? 'Morning'
                : 'Full day';
        const date = addDays(monday, day);
        const plan = planOf(tenant, clinic, staff, nth, timing, practice.timings[timing]);
        if (day < 7) rows.lines.push(lineOf(client_id, plan, template, person, weekday, rows.lines.length));
        if (!away.has(`${person.id} ${date}`)) addShift(rows, tenant, clinic, plan, person, date, day >= 21);
      }
  }
  await insert(sql, 'clinic_rosters', rows.shifts, '(id, client_id)');
  await insert(sql, 'clinic_roster_breaks', rows.breaks);
  await insert(sql, 'clinic_roster_templates', templates);
  await insert(sql, 'clinic_roster_template_lines', rows.lines);
  await insert(sql, 'clinic_roster_change_requests', changesOf(tenant, rows.shifts));
};

type Plan = ReturnType<typeof planOf>;
function planOf(
  tenant: DemoOrganisation,
  clinic: ClinicSeed,
  staff: readonly DemoPerson[],
  nth: number,
  timing: TimingName,
  { start: start_time, end: end_time, meal, rest }: Timing,
) {
  const person = staff[nth];
  const dentist = staff.find(({ work }) => clinicians.test(work ?? ''));
  const room = /reception/i.test(person?.work ?? '')
    ? 'Front desk'
    : /sterilisation/i.test(person?.work ?? '')
      ? 'Sterilisation'
      : `Surgery ${(nth % 2) + 1}`;
  return {
    start_time,
    end_time,
    meal,
    rest,
    clinic_roster_shift_timing_id: idOf(tenant.clinicId(clinic), 'timing', timing),
    clinic_room_id: clinic.rooms.includes(room) ? tenant.roomId(clinic, room) : null,
    user_whom_id: person?.work === 'Dental assistant' && dentist ? dentist.id : null,
  };
}

const lineOf = (
  client_id: string,
  plan: Plan,
  template: string,
  person: DemoPerson,
  weekday: string,
  index: number,
): Row => {
  const { meal, rest, ...planned } = plan;
  const breaks = breaksOf(meal, rest);
  return {
    id: idOf(template, person.id, weekday),
    client_id,
    clinic_roster_template_id: template,
    weekday,
    user_id: person.id,
    ...planned,
    roster_shift_type: 'ORDINARY',
    meal_break_duration: breaks.meal_break_duration,
    meal_break_start_time: breaks.meal_break_start_time,
    rest_break_duration: breaks.rest_break_duration,
    rest_break_start_time: breaks.rest_break_start_time,
    position: (index + 1) * 1024,
  };
};

function addShift(
  rows: Rows,
  { seed, now, chance, clinicId, leadersOf }: DemoOrganisation,
  clinic: ClinicSeed,
  plan: Plan,
  person: DemoPerson,
  date: string,
  isDraft: boolean,
): void {
  const { meal, rest, ...planned } = plan;
  const at = (time: string) => instantOf(date, time, clinic.zone);
  const times = shiftTimes({ date, start: plan.start_time, end: plan.end_time, zone: clinic.zone });
  if (!times) return;
  const { starts_at: starts, ends_at: ends } = times;
  const arrived = new Date(starts.getTime() + (chance.below(14) - 8) * minute);
  const left = new Date(ends.getTime() + (chance.below(16) - 4) * minute);
  const hasCome = !isDraft && arrived < now;
  const hasGone = hasCome && left < now;
  const id = idOf(person.id, 'shift', date);
  rows.shifts.push({
    id,
    client_id: seed.id,
    clinic_id: clinicId(clinic),
    user_id: person.id,
    ...planned,
    roster_shift_type: 'ORDINARY',
    clinic_roster_date: date,
    starts_at: starts.toISOString(),
    ends_at: ends.toISOString(),
    zone: clinic.zone,
    ...breaksOf(meal, rest),
    published: !isDraft,
    published_at: isDraft ? null : new Date(starts.getTime() - 6 * 86_400_000).toISOString(),
    clocked_in_at: hasCome ? arrived.toISOString() : null,
    clocked_out_at: hasGone ? left.toISOString() : null,
    check_out_attachments: [],
    created_by_user_id: leadersOf(clinic)[0]?.id ?? null,
    version: 1,
    created_at: new Date(Math.min(now.getTime(), starts.getTime() - 7 * 86_400_000)).toISOString(),
  });
  const eaten = meal ? new Date(at(meal).getTime() + chance.below(10) * minute) : null;
  if (eaten && hasGone)
    rows.breaks.push({
      id: idOf(id, 'meal'),
      client_id: seed.id,
      clinic_id: clinicId(clinic),
      clinic_roster_id: id,
      break_type: 'MEAL',
      started_at: eaten.toISOString(),
      ended_at: new Date(eaten.getTime() + (28 + chance.below(6)) * minute).toISOString(),
    });
}

/** @returns Requests by staff to change shifts: two are pending, one was approved, and one was rejected. */
function changesOf({ seed, now, leadersOf }: DemoOrganisation, shifts: readonly Row[]): Row[] {
  const [clinic] = seed.clinics;
  const leader = clinic && leadersOf(clinic)[0];
  const worked = shifts.filter(({ clocked_out_at }) => clocked_out_at).slice(0, 3);
  const coming = shifts.find(
    ({ published, starts_at }) => published && String(starts_at) > now.toISOString(),
  );
  const request = (
    shift: Row,
    status: string,
    message: string,
    change: Row,
    answer: string | null = null,
  ): Row => ({
    id: idOf(String(shift.id), 'change'),
    client_id: seed.id,
    clinic_id: shift.clinic_id,
    clinic_roster_id: shift.id,
    user_id: shift.user_id,
    status,
    message,
    new_start_time: null,
    new_end_time: null,
    new_starts_at: null,
    new_ends_at: null,
    new_clocked_in_at: null,
    new_clocked_out_at: null,
    old_start_time: shift.start_time,
    old_end_time: shift.end_time,
    old_starts_at: shift.starts_at,
    old_ends_at: shift.ends_at,
    old_clocked_in_at: shift.clocked_in_at,
    old_clocked_out_at: shift.clocked_out_at,
    created_by_user_id: shift.user_id,
    action_by_user_id: status === 'PENDING' ? null : leader?.id,
    action_at: status === 'PENDING' ? null : new Date(now.getTime() - 86_400_000).toISOString(),
    action_message: answer,
    created_at: new Date(now.getTime() - 2 * 86_400_000).toISOString(),
    ...change,
  });
  const [first, second, third] = worked;
  const after = (instant: unknown, minutes: number) =>
    new Date(Date.parse(String(instant)) + minutes * minute).toISOString();
  return [
    ...(first
      ? [
          request(first, 'PENDING', 'I forgot to clock out. I left at half past.', {
            new_clocked_out_at: after(first.clocked_out_at, 25),
          }),
        ]
      : []),
    ...(second
      ? [
          request(
            second,
            'APPROVED',
            'The reader did not take my PIN',
            { new_clocked_in_at: after(second.clocked_in_at, -10) },
            'Checked with the camera',
          ),
        ]
      : []),
    ...(third
      ? [
          request(
            third,
            'REJECTED',
            'I stayed an hour longer',
            { new_clocked_out_at: after(third.clocked_out_at, 60) },
            'The alarm was set soon after closing',
          ),
        ]
      : []),
    ...(coming
      ? [
          request(coming, 'PENDING', 'School concert in the afternoon', {
            new_start_time: later(String(coming.start_time), -30),
            new_end_time: later(String(coming.end_time), -60),
            new_starts_at: after(coming.starts_at, -30),
            new_ends_at: after(coming.ends_at, -60),
          }),
        ]
      : []),
  ];
}

import {
  clockIn,
  clockOut,
  endBreak,
  isWorkedAt,
  openBreak,
  overlaps,
  type Punch,
  type RosterBreakType,
  shiftOfClockIn,
  shiftTimeInWords,
  startBreak,
  unrosteredTimes,
} from '@operatory/domain';
import { dayInput } from '../day.ts';
import { assertRule, refused, requireOk } from '../refuse.ts';
import { breaksOf, type ClockShift, lockPuncher, type Puncher, shiftsNear } from './clock-shifts.ts';
import { withClockRefusals } from './refuse-clock.ts';
import { isWorkedElsewhere } from './worked-times.ts';

export interface PunchDetails {
  readonly message: string | null;
  readonly attachments: readonly { readonly file_id: string }[];
  /** The photo from the kiosk's camera. */
  readonly photo: { readonly file_id: string } | null;
}
export interface PunchClinic {
  readonly id: string;
  readonly zone: string;
  readonly is_unrostered_clock_in_allowed: boolean;
}
export interface PunchResult {
  readonly id: string;
  readonly zone: string;
}

/**
 * Codes of refusals for a person who is already clocked in or has worked this shift. Other refusals give
 * way to `clock_other_clinic`.
 */
const isAtWork: ReadonlySet<string> = new Set(['clock_already_in', 'clock_worked_already']);
const timeText = (time: string): Date => new Date(`1970-01-01T${time}:00Z`);
const historyOf = ({ at, synced_at }: Punch) => ({
  at: at.toISOString(),
  ...(synced_at ? { synced_at: synced_at.toISOString() } : {}),
});

/** Clocks a locked person in: to their shift at this clinic, or to a new unrostered shift. @throws Refusal */
export async function punchIn(
  puncher: Puncher,
  clinic: PunchClinic,
  punch: Punch,
  details: PunchDetails,
): Promise<PunchResult> {
  await lockPuncher(puncher);
  const shifts = await shiftsNear(puncher, punch.at);
  const id =
    shiftToClockInto(shifts, clinic, punch.at) ?? (await addUnrostered(puncher, clinic, shifts, punch));
  await holdOwnShift(puncher, id);
  const { db, client_id, user_id } = puncher;
  const changed = await withClockRefusals(
    () => db.$executeRaw`
      update clinic_rosters set clocked_in_at = ${punch.at}, clocked_in_synced_at = ${punch.synced_at},
        clocked_in_message = ${details.message}, clocked_in_photo = ${jsonOf(details.photo)}::jsonb,
        check_in_attachments = ${jsonOf(details.attachments)}::jsonb, draft = null, version = version + 1
      where client_id = ${client_id}::uuid and id = ${id}::uuid and user_id = ${user_id}::uuid
        and clocked_in_at is null and published and deleted_at is null`,
  );
  assertRule(changed === 1, 'clock_already_in');
  record(puncher, id, 'clocked_in', punch, details.message);
  return { id, zone: shifts.find((shift) => shift.id === id)?.zone ?? clinic.zone };
}

/**
 * Locks the person's own shift, which may have been reassigned since it was read. If it has unpublished
 * changes, records that they are discarded. @throws Refusal
 */
async function holdOwnShift({ db, client_id, user_id, record: add }: Puncher, id: string): Promise<void> {
  const [shift] = await db.$queryRaw<{ draft: Readonly<Record<string, unknown>> | null }[]>`
    select draft from clinic_rosters where client_id = ${client_id}::uuid and id = ${id}::uuid
      and user_id = ${user_id}::uuid and published and deleted_at is null for no key update`;
  if (!shift) throw refused('clock_no_shift');
  if (shift.draft)
    add('clinic_roster_history', {
      clinic_roster_id: id,
      action: 'discarded',
      from_value: shift.draft,
      note: null,
    });
}

/** @returns The id of the shift at this clinic to clock in to; null for unrostered time. @throws Refusal */
function shiftToClockInto(shifts: readonly ClockShift[], clinic: PunchClinic, at: Date): string | null {
  const isHere = ({ clinic_id }: ClockShift) => clinic_id === clinic.id;
  const isOpen = (shift: ClockShift) => shift.clocked_in_at !== null && shift.clocked_out_at === null;
  const found = clockIn(
    shifts.filter((shift) => isHere(shift) || isOpen(shift) || isWorkedAt(shift, at)),
    at,
    { isUnrosteredAllowed: clinic.is_unrostered_clock_in_allowed },
  );
  if (found.ok ? found.value !== null : isAtWork.has(found.code)) return requireOk(found);
  const elsewhere = shiftOfClockIn(
    shifts.filter((shift) => !isHere(shift)),
    at,
  );
  if (elsewhere) throw refused('clock_other_clinic', { clinic: elsewhere.clinic_name });
  return requireOk(found);
}

/** Adds an unrostered shift that starts at the minute of the clock-in. Its end is set by the clock-out. */
async function addUnrostered(
  { db, client_id, user_id }: Puncher,
  clinic: PunchClinic,
  shifts: readonly ClockShift[],
  { at }: Punch,
): Promise<string> {
  const { date, start, end, starts_at, ends_at } = unrosteredTimes(
    { clocked_in_at: at, clocked_out_at: null },
    clinic.zone,
  );
  // Drafts are ignored, because staff cannot see them. Publishing such a draft reports the overlap.
  const over = shifts.find((shift) => shift.published && overlaps(shift, { starts_at, ends_at }));
  // Of two simultaneous clock-ins, the one that runs last may have the earlier time, and then overlaps the
  // shift of the other.
  if (over) assertRule(over.clocked_in_at === null || over.clocked_out_at !== null, 'clock_already_in');
  if (over)
    throw refused('clock_overlaps', { clinic: over.clinic_name, time: shiftTimeInWords(over.end_time) });
  const { id } = await withClockRefusals(() =>
    db.clinic_rosters.create({
      data: {
        client_id,
        clinic_id: clinic.id,
        user_id,
        roster_shift_type: 'UNROSTERED',
        clinic_roster_date: dayInput(date),
        start_time: timeText(start),
        end_time: timeText(end),
        starts_at,
        ends_at,
        zone: clinic.zone,
        published: true,
        published_at: at,
        created_by_user_id: user_id,
      },
      select: { id: true },
    }),
  );
  return id;
}

/** Clocks a locked person out and ends their open break. @throws Refusal */
export async function punchOut(puncher: Puncher, punch: Punch, details: PunchDetails): Promise<PunchResult> {
  await lockPuncher(puncher);
  const { db, client_id, user_id } = puncher;
  const shifts = await shiftsNear(puncher, punch.at);
  const id = requireOk(clockOut(shifts, punch.at));
  const shift = shifts.find((each) => each.id === id);
  if (!shift?.clocked_in_at) throw refused('clock_not_in');
  const breaks = await breaksOf(puncher, id);
  assertRule(
    breaks.every(({ ended_at }) => ended_at === null || ended_at <= punch.at),
    'clock_out_before_break',
  );
  assertRule(
    !(await isWorkedElsewhere(puncher, { id, clocked_in_at: shift.clocked_in_at, clocked_out_at: punch.at })),
    'clock_worked_already',
  );
  if (openBreak(breaks)) await endOpenBreak(puncher, id, punch);
  const changed = await withClockRefusals(
    () => db.$executeRaw`
      update clinic_rosters set clocked_out_at = ${punch.at}, clocked_out_synced_at = ${punch.synced_at},
        clocked_out_message = ${details.message}, clocked_out_photo = ${jsonOf(details.photo)}::jsonb,
        check_out_attachments = ${jsonOf(details.attachments)}::jsonb, version = version + 1
      where client_id = ${client_id}::uuid and id = ${id}::uuid and user_id = ${user_id}::uuid
        and clocked_in_at is not null and clocked_out_at is null`,
  );
  assertRule(changed === 1, 'clock_already_out');
  if (shift.roster_shift_type === 'UNROSTERED')
    await placeUnrostered(puncher, {
      id,
      zone: shift.zone,
      clocked_in_at: shift.clocked_in_at,
      clocked_out_at: punch.at,
    });
  record(puncher, id, 'clocked_out', punch, details.message);
  return { id, zone: shift.zone };
}

/** Sets the planned times of an unrostered shift from its punches. */
export async function placeUnrostered(
  { db, client_id, user_id }: Omit<Puncher, 'record'>,
  shift: PunchResult & { readonly clocked_in_at: Date; readonly clocked_out_at: Date | null },
): Promise<void> {
  const [next] = await db.$queryRaw<{ starts_at: Date }[]>`
    select starts_at from clinic_rosters
    where client_id = ${client_id}::uuid and user_id = ${user_id}::uuid and id <> ${shift.id}::uuid and deleted_at is null
      and published and starts_at > ${shift.clocked_in_at} order by starts_at limit 1`;
  const { date, start, end, starts_at, ends_at } = unrosteredTimes(shift, shift.zone, next?.starts_at);
  await withClockRefusals(
    () => db.$executeRaw`
      update clinic_rosters set clinic_roster_date = ${date}::date, start_time = ${start}::time, end_time = ${end}::time,
        starts_at = ${starts_at}, ends_at = ${ends_at}
      where client_id = ${client_id}::uuid and id = ${shift.id}::uuid`,
  );
}

export async function punchBreak(
  puncher: Puncher,
  type: RosterBreakType,
  punch: Punch,
): Promise<PunchResult> {
  const shift = await openShift(puncher, punch);
  requireOk(startBreak(shift, await breaksOf(puncher, shift.id), punch.at));
  const { db, client_id } = puncher;
  await withClockRefusals(
    () => db.$executeRaw`
      insert into clinic_roster_breaks (client_id, clinic_id, clinic_roster_id, break_type, started_at, started_synced_at)
      values (${client_id}::uuid, ${shift.clinic_id}::uuid, ${shift.id}::uuid, ${type}::roster_break_type, ${punch.at},
        ${punch.synced_at})`,
  );
  await touch(puncher, shift.id);
  record(puncher, shift.id, 'break_started', punch, null, { break_type: type });
  return shift;
}

export async function punchBreakEnd(puncher: Puncher, punch: Punch): Promise<PunchResult> {
  const shift = await openShift(puncher, punch);
  await endOpenBreak(puncher, shift.id, punch);
  await touch(puncher, shift.id);
  return shift;
}

async function openShift(puncher: Puncher, { at }: Punch): Promise<ClockShift> {
  await lockPuncher(puncher);
  const shifts = await shiftsNear(puncher, at);
  const found = requireOk(clockOut(shifts, at));
  const shift = shifts.find(({ id }) => id === found);
  if (!shift) throw refused('clock_not_in');
  return shift;
}

async function endOpenBreak(puncher: Puncher, shiftId: string, punch: Punch): Promise<void> {
  const { db, client_id } = puncher;
  const open = requireOk(endBreak(await breaksOf(puncher, shiftId), punch.at));
  const changed = await withClockRefusals(
    () => db.$executeRaw`
      update clinic_roster_breaks set ended_at = ${punch.at}, ended_synced_at = ${punch.synced_at}
      where client_id = ${client_id}::uuid and id = ${open.id}::uuid and ended_at is null`,
  );
  assertRule(changed === 1, 'break_not_on');
  record(puncher, shiftId, 'break_ended', punch, null, { break_type: open.break_type });
}

/** Increases the shift's version after a change of its breaks, which are stored in another table. */
const touch = ({ db, client_id }: Puncher, id: string) =>
  db.$executeRaw`update clinic_rosters set version = version + 1 where client_id = ${client_id}::uuid and id = ${id}::uuid`;

const jsonOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

const record = (
  { record: add }: Puncher,
  id: string,
  action: string,
  punch: Punch,
  note: string | null,
  more: Readonly<Record<string, string>> = {},
): void =>
  add('clinic_roster_history', {
    clinic_roster_id: id,
    action,
    to_value: { ...historyOf(punch), ...more },
    note,
  });

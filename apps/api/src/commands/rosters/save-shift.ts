import { mayEditShift, mayOnRoster } from '@operatory/domain';
import { notFound } from '../../errors/refusal.ts';
import { type CommandRun, defineCommand } from '../define.ts';
import { assertRule, requireOk } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';
import { emitPublished } from './emit-published.ts';
import { lockPeople } from './lock-people.ts';
import { checkPlan } from './plan-check.ts';
import { lockShifts, readShiftsById, type StoredShift } from './read-planned.ts';
import { type RosterClinic, readRosterClinic } from './roster-clinic.ts';
import { type SaveShiftInput, saveShiftInput } from './save-shift-input.ts';
import { plannedChanges, type WantedShift, wantedShift } from './wanted-shift.ts';
import { addShifts, changeShift, withoutOverlap } from './write-shift.ts';

interface Locked {
  /** People who have one of the shifts before or after the change. */
  readonly people: readonly string[];
}
type Run = CommandRun<SaveShiftInput, Locked>;

export const saveShift = defineCommand({
  name: 'save_shift',
  description:
    'Adds a shift, or with its id and version changes it: what is not given stays. An id without a version adds a shift of that id, or brings the deleted one back. A published shift changes with its next publishing. What newly passes a limit needs a note.',
  input: saveShiftInput,
  returns: 'clinic_rosters',
  bulk: true,
  async prepare(context, inputs): Promise<Locked> {
    const { db, actor } = context;
    // Rows that will be refused must not lock people.
    const viewer = viewerOf(actor);
    const planned = inputs.filter(({ clinic_id, version }) =>
      mayOnRoster(viewer, clinic_id, version == null ? 'ADD' : 'EDIT'),
    );
    const named = planned.flatMap(({ id }) => id ?? []);
    const found = named.length > 0 ? await readShiftsById(db, actor.client_id, named) : [];
    const seen = found.filter(({ clinic_id }) => mayOnRoster(viewer, clinic_id, 'VIEW'));
    const ids = seen.map(({ id }) => id);
    const people = [
      ...planned.map(({ user_id }) => user_id),
      ...seen.flatMap(({ user_id, stored_user_id }) => [user_id, stored_user_id]),
    ].filter((id) => typeof id === 'string');
    await lockPeople(context, people);
    if (ids.length > 0) await lockShifts(db, actor.client_id, ids);
    return { people };
  },
  async run(run) {
    const { db, actor, input, memoize, prepared } = run;
    const viewer = viewerOf(actor);
    assertRule(mayOnRoster(viewer, input.clinic_id, input.version == null ? 'ADD' : 'EDIT'), 'no_permission');
    const stored = input.id == null ? undefined : (await readShiftsById(db, actor.client_id, [input.id]))[0];
    const was = storedFor(run, stored);
    const clinic = await memoize(`roster clinic ${input.clinic_id}`, () =>
      readRosterClinic(db, actor.client_id, input.clinic_id, prepared.people),
    );
    if (!clinic) throw notFound();
    const current = stored && !stored.deleted ? stored : null;
    const wanted = wantedShift(input, was, stored?.zone ?? clinic.zone);
    assertFits(wanted, was, clinic);
    const becomes = { ...wanted.values, ...timesOf(wanted), zone: stored?.zone ?? clinic.zone };
    const warnings = await checkPlan(db, actor.client_id, {
      clinic,
      id: input.id ?? null,
      was: current,
      becomes,
      plans: (clinicId) => mayOnRoster(viewer, clinicId, 'VIEW'),
    });
    assertRule(warnings.length === 0 || Boolean(input.note), 'shift_needs_note');
    const who = (becomes.user_id && clinic.staff.get(becomes.user_id)?.display_name) || 'Someone';
    return withoutOverlap(who, () => write(run, stored, wanted, clinic));
  },
});

/** The stored shift to change or restore; null for a new shift. @throws Refusal */
function storedFor({ input, actor }: Run, stored: StoredShift | undefined): StoredShift | null {
  const viewer = viewerOf(actor);
  const isChange = input.version != null;
  if (!stored) {
    if (isChange) throw notFound();
    return null;
  }
  // A published shift is visible to staff as soon as it is restored, so that needs EDIT.
  if (!mayOnRoster(viewer, stored.clinic_id, isChange || stored.published ? 'EDIT' : 'ADD')) throw notFound();
  assertRule(stored.clinic_id === input.clinic_id, 'fill_valid_details');
  assertRule(
    isChange ? !stored.deleted && stored.version === input.version : stored.deleted,
    'shift_is_newer',
  );
  requireOk(mayEditShift(stored, { own: false, editor: true }));
  return stored;
}

const timesOf = ({ times: { starts_at, ends_at } }: WantedShift) => ({ starts_at, ends_at });

/**
 * People, rooms and shift timings that the change puts on the shift must belong to its clinic. @throws
 * Refusal
 */
function assertFits({ values }: WantedShift, was: StoredShift | null, clinic: RosterClinic): void {
  const isNew = (column: keyof typeof values & keyof StoredShift) =>
    values[column] !== null && (was === null || was.deleted || was[column] !== values[column]);
  const works = (id: string | null) => id !== null && clinic.staff.get(id)?.works_here === true;
  assertRule(was !== null || clinic.is_active, 'fill_valid_details');
  assertRule(!isNew('user_id') || works(values.user_id), 'shift_person_not_there');
  assertRule(!isNew('user_whom_id') || works(values.user_whom_id), 'shift_person_not_there');
  assertRule(values.user_whom_id === null || values.user_whom_id !== values.user_id, 'shift_whom_is_own');
  const has = (ids: readonly string[], id: string | null) => id !== null && ids.includes(id);
  assertRule(
    (!isNew('clinic_room_id') || has(clinic.room_ids, values.clinic_room_id)) &&
      (!isNew('clinic_roster_shift_timing_id') ||
        has(clinic.shift_timing_ids, values.clinic_roster_shift_timing_id)),
    'shift_place_not_there',
  );
  assertRule(
    values.roster_shift_type !== 'UNROSTERED' || was?.roster_shift_type === 'UNROSTERED',
    'shift_type_not_planned',
  );
}

async function write(
  run: Run,
  stored: StoredShift | undefined,
  { values }: WantedShift,
  clinic: RosterClinic,
): Promise<{ readonly id: string }> {
  const { input, record } = run;
  const note = input.note || null;
  if (!stored) {
    const [id = ''] = await addShifts(run, clinic, [{ ...values, id: input.id ?? null }]);
    record('clinic_roster_history', { clinic_roster_id: id, action: 'added', to_value: { ...values }, note });
    return { id };
  }
  const { id } = stored;
  const { from, to } = plannedChanges(stored, values);
  if (!stored.deleted && Object.keys(to).length === 0) return { id };
  await changeShift(run, id, values);
  const action = stored.deleted ? 'restored' : 'changed';
  record('clinic_roster_history', { clinic_roster_id: id, action, from_value: from, to_value: to, note });
  // The person was notified when the published shift was deleted, and must learn that it is back.
  if (stored.deleted && stored.published && stored.stored_user_id !== null) {
    const { clinic_id, clinic_roster_date: date, starts_at, stored_user_id: user_id } = stored;
    const people = [{ user_id, added: [id], changed: [], removed: [] }];
    emitPublished(run, { clinic_id, from: date, until: date, people, shifts: [{ id, starts_at }] });
  }
  return { id };
}

import { decideRosterChange as decideRule, mayOnRoster, rosterChange } from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { type CommandContext, type CommandRun, defineCommand } from '../define.ts';
import { assertRule, requireOk } from '../refuse.ts';
import { assertPersonFree } from '../rosters/placement.ts';
import { viewerOf } from '../viewer.ts';
import { type LockedShifts, lockShifts, type ShiftRow } from './changed-shift.ts';
import { placeUnrostered } from './punch-clock.ts';
import { withClockRefusals } from './refuse-clock.ts';
import {
  emitRosterChange,
  type RosterChangeRow,
  readRosterChanges,
  rosterChangeKey,
  timesOf,
} from './roster-change-row.ts';
import { isWorkedElsewhere } from './worked-times.ts';

const input = z.object({
  id: z.uuid(),
  status: z.enum(['APPROVED', 'REJECTED']),
  message: z.string().trim().max(500).nullish(),
});
type Run = Pick<CommandRun<z.output<typeof input>>, 'db' | 'actor' | 'now' | 'record' | 'emit' | 'input'>;

interface Prepared {
  readonly requests: readonly RosterChangeRow[];
  readonly held: LockedShifts;
}
async function lockRequests(context: CommandContext, ids: readonly string[]): Promise<Prepared> {
  const requests = await readRosterChanges(context.db, context.actor, ids);
  const shifts = requests.map(({ clinic_roster_id }) => clinic_roster_id);
  return { requests, held: await lockShifts(context, shifts) };
}

export const decideRosterChange = defineCommand({
  name: 'decide_roster_change',
  description:
    'Approves or rejects a request for other times of a shift; rejecting needs a message. Approving replaces the times; those from before stay with the request.',
  input,
  returns: 'clinic_roster_change_requests',
  bulk: true,
  prepare: (context, inputs) =>
    lockRequests(
      context,
      inputs.map(({ id }) => id),
    ),
  async run(run) {
    const { requests, held } = run.prepared;
    const seen = requests.find(({ id }) => id === run.input.id);
    if (!seen) throw notFound();
    const { shift, relation } = await held.of(seen.clinic_roster_id);
    // The request is read again because another decision may have been made before the shift was locked.
    const [request] = await readRosterChanges(run.db, run.actor, [seen.id]);
    if (!request) throw notFound();
    const { status, message = null } = run.input;
    const own = relation.own || request.user_id === run.actor.user_id;
    requireOk(decideRule(request, { ...relation, own }, { status, message }));
    const now = status === 'APPROVED' ? await approve(run, request, shift) : shift;
    await decide(run, request, shift);
    run.record('clinic_roster_history', {
      clinic_roster_id: shift.id,
      action: status === 'APPROVED' ? 'change_approved' : 'change_rejected',
      from_value: timesOf(shift),
      ...(status === 'APPROVED' ? { to_value: timesOf(now) } : {}),
      note: message || null,
    });
    emitRosterChange(
      run,
      'roster_change_decided',
      request,
      { ...shift, ...now },
      { status, message: message || null },
    );
    return { id: request.id };
  },
});

type Times = Pick<ShiftRow, 'start_time' | 'end_time' | 'clocked_in_at' | 'clocked_out_at'>;

function isUnchanged(request: RosterChangeRow, shift: ShiftRow): boolean {
  return (
    Number(request.old_starts_at) === Number(shift.starts_at) &&
    Number(request.old_ends_at) === Number(shift.ends_at) &&
    request.old_clocked_in_at?.getTime() === shift.clocked_in_at?.getTime() &&
    request.old_clocked_out_at?.getTime() === shift.clocked_out_at?.getTime()
  );
}

/**
 * Replaces the shift's times with the requested ones. @throws Refusal if the shift changed after the request
 * was made
 */
async function approve(run: Run, request: RosterChangeRow, shift: ShiftRow): Promise<Times> {
  const { db, actor, now } = run;
  assertRule(shift.user_id === request.user_id && isUnchanged(request, shift), 'roster_change_outdated');
  const { planned, clocked_in_at, clocked_out_at } = requireOk(rosterChange(shift, request, now));
  const { start_time, end_time, starts_at, ends_at } = planned ?? shift;
  if (planned) {
    assertRule(shift.draft === null, 'roster_change_unpublished');
    await assertPersonFree(
      db,
      actor.client_id,
      {
        id: shift.id,
        user_id: request.user_id,
        user_name: shift.user_name ?? 'This person',
        clinic_roster_date: shift.clinic_roster_date,
        starts_at,
        ends_at,
        clinic: { name: shift.clinic_name, zone: shift.zone },
      },
      (clinicId) => mayOnRoster(viewerOf(actor), clinicId, 'VIEW'),
    );
  }
  const person = { db, client_id: actor.client_id, user_id: request.user_id };
  if (clocked_in_at !== null && clocked_out_at !== null)
    assertRule(
      !(await isWorkedElsewhere(person, { id: shift.id, clocked_in_at, clocked_out_at })),
      'roster_change_worked',
    );
  const key = [actor.client_id, shift.id] as const;
  // As with any clock-out, the new clock-out time ends a break that is still open.
  if (clocked_out_at !== null)
    await withClockRefusals(
      () => db.$executeRaw`update clinic_roster_breaks set ended_at = ${clocked_out_at}
        where client_id = ${key[0]}::uuid and clinic_roster_id = ${key[1]}::uuid and ended_at is null`,
    );
  const changed = await withClockRefusals(
    () => db.$executeRaw`
      update clinic_rosters set start_time = ${start_time}::time, end_time = ${end_time}::time, starts_at = ${starts_at},
        ends_at = ${ends_at}, clocked_in_at = ${clocked_in_at}, clocked_out_at = ${clocked_out_at}, version = version + 1,
        updated_at = ${now}
      where client_id = ${key[0]}::uuid and id = ${key[1]}::uuid and deleted_at is null
        and clocked_in_at is not distinct from ${shift.clocked_in_at}
        and clocked_out_at is not distinct from ${shift.clocked_out_at}`,
  );
  assertRule(changed === 1, 'roster_change_outdated');
  if (shift.roster_shift_type === 'UNROSTERED' && planned === null && clocked_in_at !== null)
    await placeUnrostered(person, { id: shift.id, zone: shift.zone, clocked_in_at, clocked_out_at });
  return { start_time, end_time, clocked_in_at, clocked_out_at };
}

/** Stores the decision. An approved request also stores the times that it replaced. */
async function decide(
  { db, actor, now, input }: Run,
  request: RosterChangeRow,
  shift: ShiftRow,
): Promise<void> {
  const { count } = await db.clinic_roster_change_requests.updateMany({
    where: { ...rosterChangeKey(actor, request.id).id_client_id, status: 'PENDING' },
    data: {
      status: input.status,
      action_by_user_id: actor.user_id,
      action_at: now,
      action_message: input.message || null,
      updated_at: now,
      ...(input.status === 'APPROVED'
        ? {
            old_start_time: new Date(`1970-01-01T${shift.start_time}Z`),
            old_end_time: new Date(`1970-01-01T${shift.end_time}Z`),
            old_starts_at: shift.starts_at,
            old_ends_at: shift.ends_at,
            old_clocked_in_at: shift.clocked_in_at,
            old_clocked_out_at: shift.clocked_out_at,
          }
        : {}),
    },
  });
  assertRule(count === 1, 'roster_change_decided');
}

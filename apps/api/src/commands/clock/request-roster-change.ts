import { mayRequestRosterChange, rosterChange } from '@operatory/domain';
import { z } from 'zod';
import { defineCommand } from '../define.ts';
import { refused, requireOk } from '../refuse.ts';
import { lockShifts } from './changed-shift.ts';
import { emitRosterChange, timesOf } from './roster-change-row.ts';

const wallTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/)
  .nullish();
const instant = z.iso.datetime({ offset: true }).nullish();
const asDate = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);
/** Prisma takes a `time` as a date on 1 January 1970. */
const asTime = (text: string | null | undefined): Date | null =>
  text ? new Date(`1970-01-01T${text.slice(0, 5)}:00Z`) : null;

export const requestRosterChange = defineCommand({
  name: 'request_roster_change',
  description:
    'Asks for other times of a published shift, planned or worked: for the caller’s own shift, or with clinic-rosters EDIT for anyone’s. Times that are not given stay.',
  input: z.object({
    clinic_roster_id: z.uuid(),
    new_start_time: wallTime,
    new_end_time: wallTime,
    new_clocked_in_at: instant,
    new_clocked_out_at: instant,
    message: z.string().trim().max(500).nullish(),
  }),
  returns: 'clinic_roster_change_requests',
  async run(run) {
    const { actor, db, input, now, record } = run;
    const held = await lockShifts(run, [input.clinic_roster_id]);
    const { shift, relation } = await held.of(input.clinic_roster_id);
    const pending = await db.clinic_roster_change_requests.count({
      where: { client_id: actor.client_id, clinic_roster_id: shift.id, status: 'PENDING' },
    });
    requireOk(mayRequestRosterChange(shift, relation, pending > 0));
    if (shift.user_id === null) throw refused('no_permission');
    const asked = {
      new_start_time: input.new_start_time ?? null,
      new_end_time: input.new_end_time ?? null,
      new_clocked_in_at: asDate(input.new_clocked_in_at),
      new_clocked_out_at: asDate(input.new_clocked_out_at),
    };
    const { planned } = requireOk(rosterChange(shift, asked, now));
    const message = input.message || null;
    const request = await db.clinic_roster_change_requests.create({
      data: {
        client_id: actor.client_id,
        clinic_id: shift.clinic_id,
        clinic_roster_id: shift.id,
        user_id: shift.user_id,
        message,
        new_start_time: asTime(planned?.start_time),
        new_end_time: asTime(planned?.end_time),
        new_starts_at: planned?.starts_at ?? null,
        new_ends_at: planned?.ends_at ?? null,
        new_clocked_in_at: asked.new_clocked_in_at,
        new_clocked_out_at: asked.new_clocked_out_at,
        old_start_time: asTime(shift.start_time) ?? shift.starts_at,
        old_end_time: asTime(shift.end_time) ?? shift.ends_at,
        old_starts_at: shift.starts_at,
        old_ends_at: shift.ends_at,
        old_clocked_in_at: shift.clocked_in_at,
        old_clocked_out_at: shift.clocked_out_at,
        created_by_user_id: actor.user_id,
      },
      select: { id: true, clinic_id: true, user_id: true, created_by_user_id: true },
    });
    record('clinic_roster_history', {
      clinic_roster_id: shift.id,
      action: 'change_requested',
      from_value: timesOf(shift),
      to_value: timesOf({
        start_time: planned?.start_time ?? null,
        end_time: planned?.end_time ?? null,
        clocked_in_at: asked.new_clocked_in_at,
        clocked_out_at: asked.new_clocked_out_at,
      }),
      note: message,
    });
    emitRosterChange(run, 'roster_change_requested', request, shift, { message });
    return { id: request.id };
  },
});

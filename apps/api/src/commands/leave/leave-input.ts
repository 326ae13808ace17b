import {
  type CalculatedLeave,
  calculateLeave,
  type LeaveFacts,
  messages,
  minutesOfHours,
  type RequestedLeave,
} from '@operatory/domain';
import { z } from 'zod';
import { refused, requireOk } from '../refuse.ts';

/** A calendar day of this century. */
const date = z.iso
  .date(messages.leave_dates_invalid)
  .refine((text) => text >= '2000' && text < '2100', messages.leave_dates_invalid);
const time = z.string().max(20).nullish();
const hours = z.string().regex(/^\d{1,6}(\.\d{1,6})?$/);

/** The input of a leave request, new or edited. */
export const leaveInput = {
  clinic_id: z.uuid(),
  /** Null means time in lieu. */
  client_employee_leave_type_id: z.uuid().nullish(),
  is_time_in_lieu: z.boolean().default(false),
  leave_start_date: date,
  leave_end_date: date,
  /** The days that are not a whole day of leave. */
  days: z
    .array(z.object({ date, is_all_day: z.boolean().default(true), start_time: time, end_time: time }))
    .max(366)
    .default([]),
  reason: z.string().trim().max(1000).nullish(),
  attachments: z
    .array(z.object({ file_id: z.uuid() }))
    .max(20)
    .nullish(),
  /** The requester knows that another request is pending in this period, and sends this one anyway. */
  overlap_confirmed: z.boolean().nullish(),
  /** The hours that the preview showed to the user. */
  expected: z.object({ paid_hrs: hours, unpaid_hrs: hours }).nullish(),
};
export type LeaveInput = z.output<z.ZodObject<typeof leaveInput>>;

/** Time in lieu has no type, all other leave has one. @throws Refusal */
export function typeOf({ is_time_in_lieu, client_employee_leave_type_id: type }: LeaveInput): string | null {
  if (is_time_in_lieu !== (type == null)) throw refused('leave_type_inactive');
  return type ?? null;
}

export const requestedLeave = ({ leave_start_date, leave_end_date, days }: LeaveInput): RequestedLeave => ({
  leave_start_date,
  leave_end_date,
  days: days.map(({ start_time = null, end_time = null, ...day }) => ({ ...day, start_time, end_time })),
});

/** The requested hours as the preview showed them, and whether the user confirmed an overlap. @throws Refusal */
export function calculateInput(facts: LeaveFacts, input: LeaveInput, files: number): CalculatedLeave {
  const calculated = requireOk(calculateLeave(facts, requestedLeave(input)));
  if (facts.is_attachment_required && files === 0) throw refused('leave_attachment_needed');
  const { paid_minutes, unpaid_minutes, pending_overlaps } = calculated;
  const { expected } = input;
  if (
    expected &&
    (minutesOfHours(expected.paid_hrs) !== paid_minutes ||
      minutesOfHours(expected.unpaid_hrs) !== unpaid_minutes)
  )
    throw refused('leave_hours_changed');
  if (pending_overlaps.length > 0 && !input.overlap_confirmed) throw refused('leave_overlaps_pending');
  return calculated;
}

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

/** A date of leave, limited to this century. */
const date = z.iso
  .date(messages.leave_dates_invalid)
  .refine((text) => text >= '2000' && text < '2100', messages.leave_dates_invalid);
const time = z.string().max(20).nullish();
const hours = z.string().regex(/^\d{1,6}(\.\d{1,6})?$/);

export const leaveInput = {
  clinic_id: z.uuid(),
  /** The leave type; null for time in lieu. */
  client_employee_leave_type_id: z.uuid().nullish(),
  is_time_in_lieu: z.boolean().default(false),
  leave_start_date: date,
  leave_end_date: date,
  /** Only days that are not a whole day of leave are listed. */
  days: z
    .array(z.object({ date, is_all_day: z.boolean().default(true), start_time: time, end_time: time }))
    .max(366)
    .default([]),
  reason: z.string().trim().max(1000).nullish(),
  attachments: z
    .array(z.object({ file_id: z.uuid() }))
    .max(20)
    .nullish(),
  /** The requester confirmed this request although another pending one overlaps it. */
  overlap_confirmed: z.boolean().nullish(),
  /** The hours that the preview showed. If the calculation now gives others, the request is refused. */
  expected: z.object({ paid_hrs: hours, unpaid_hrs: hours }).nullish(),
};
export type LeaveInput = z.output<z.ZodObject<typeof leaveInput>>;

/** @throws Refusal unless the request either has a leave type or is time in lieu */
export function typeOf({ is_time_in_lieu, client_employee_leave_type_id: type }: LeaveInput): string | null {
  if (is_time_in_lieu !== (type == null)) throw refused('leave_type_inactive');
  return type ?? null;
}

export const requestedLeave = ({ leave_start_date, leave_end_date, days }: LeaveInput): RequestedLeave => ({
  leave_start_date,
  leave_end_date,
  days: days.map(({ start_time = null, end_time = null, ...day }) => ({ ...day, start_time, end_time })),
});

/**
 * Calculates the requested hours. @throws Refusal if a required attachment is missing, the preview showed
 * other hours, or an overlap was not confirmed
 */
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

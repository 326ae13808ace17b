import { z } from 'zod';

export const wallTimeInput = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:00)?$/);
const breakLength = z.int().min(1).max(240).nullish();
const breakStart = wallTimeInput.nullish();

/** The end of each break is calculated from its start and duration. */
export const breakInput = {
  meal_break_duration: breakLength,
  meal_break_start_time: breakStart,
  rest_break_duration: breakLength,
  rest_break_start_time: breakStart,
  extra_meal_break_duration: breakLength,
  extra_meal_break_start_time: breakStart,
  extra_rest_break_duration: breakLength,
  extra_rest_break_start_time: breakStart,
};

export const saveShiftInput = z.object({
  id: z.uuid().nullish(),
  version: z.int().nullish(),
  clinic_id: z.uuid(),
  clinic_roster_date: z.iso.date(),
  start_time: wallTimeInput,
  end_time: wallTimeInput,
  user_id: z.uuid().nullish(),
  user_whom_id: z.uuid().nullish(),
  clinic_room_id: z.uuid().nullish(),
  clinic_roster_shift_timing_id: z.uuid().nullish(),
  roster_shift_type: z.enum(['ORDINARY', 'OVERTIME', 'ON_CALL', 'TRAINING', 'UNROSTERED']).nullish(),
  ...breakInput,
  message: z.string().trim().max(500).nullish(),
  /** The reason why the shift may exceed a limit. */
  note: z.string().trim().max(1000).nullish(),
});
export type SaveShiftInput = z.output<typeof saveShiftInput>;

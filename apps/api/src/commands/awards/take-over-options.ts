import { z } from 'zod';

/** The messages and options when master awards are copied. */
export const takeOverOptions = {
  percentages_from: z.uuid().nullish(),
  /** Prices that differ for a day that is kept already are corrected only with this. */
  correct: z.boolean().nullish(),
};

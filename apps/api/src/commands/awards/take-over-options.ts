import { z } from 'zod';

/** What is said when awards are taken over. */
export const takeOverOptions = {
  percentages_from: z.uuid().nullish(),
  /** Prices that differ for a day that is kept already are corrected only with this. */
  correct: z.boolean().nullish(),
};

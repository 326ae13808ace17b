import { z } from 'zod';

export const takeOverOptions = {
  percentages_from: z.uuid().nullish(),
  /** Whether a price that is stored for the same day is overwritten. If not, the stored price stays. */
  correct: z.boolean().nullish(),
};

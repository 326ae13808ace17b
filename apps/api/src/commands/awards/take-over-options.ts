import { z } from 'zod';

/** The messages and options when master awards are copied. */
export const takeOverOptions = {
  percentages_from: z.uuid().nullish(),
  /** Whether to overwrite a price that is already stored for the same day. Otherwise it is not changed. */
  correct: z.boolean().nullish(),
};

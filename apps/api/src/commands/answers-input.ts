import { z } from 'zod';

const text = z.string().max(5_000);
/** Answers by the id of their question. */
export const answersInput = z
  .record(z.uuid(), z.union([text, z.boolean(), z.array(text).max(50), z.null()]))
  .refine((answers) => JSON.stringify(answers).length <= 100_000);
export const filesInput = z
  .array(z.object({ file_id: z.uuid() }))
  .max(10)
  .default([]);

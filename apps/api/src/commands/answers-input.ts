import { z } from 'zod';

const text = z.string().max(5_000);
/** The answers of questions, by the question's id. */
export const answersInput = z
  .record(z.uuid(), z.union([text, z.boolean(), z.array(text).max(50), z.null()]))
  .refine((answers) => JSON.stringify(answers).length <= 100_000);
/** The files that belong to the submitted answers. */
export const filesInput = z
  .array(z.object({ file_id: z.uuid() }))
  .max(10)
  .default([]);

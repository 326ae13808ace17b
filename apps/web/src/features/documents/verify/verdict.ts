import * as v from 'valibot';

const verdict = v.object({
  result: v.picklist(['genuine', 'changed', 'unknown']),
  certificate: v.optional(
    v.nullable(
      v.object({
        short_id: v.number(),
        document: v.string(),
        signers: v.array(v.string()),
        at: v.string(),
      }),
    ),
  ),
});
export type Verdict = v.InferOutput<typeof verdict>;

/** The server's answer about a file; null if it is invalid. */
export const verdictOf = (answer: unknown): Verdict | null => {
  const read = v.safeParse(verdict, answer);
  return read.success ? read.output : null;
};

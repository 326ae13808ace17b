import { EngineError } from '@operatory/engine';
import { z } from 'zod';
import type { AppContext, SignedIn } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';
import type { FormFacts } from '../pdf/form-pdf.ts';

const query = `query form($id: uuid!) {
  induction_form_submissions(where: { id: { _eq: $id }, status: { _neq: DRAFT } }) {
    answers asked submitted_at signed_at signing_method consent drawn typed_name ip_address signature_hash
    induction_form { name } user { display_name clinicid }
  } }`;
const strokes = z
  .array(z.array(z.tuple([z.number(), z.number()])))
  .nullable()
  .catch(null);
const question = z.object({ id: z.string(), name: z.string(), type: z.string() });
const asked = z.object({
  name: z.string(),
  description: z.string().nullable(),
  questions: z.array(question),
});
const submission = z.object({
  answers: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string()), z.null()])),
  // Old submissions have no stored questions, or questions without ids.
  asked: z.union([asked, z.null(), z.array(z.unknown()).transform(() => null)]),
  submitted_at: z.coerce.date(),
  signed_at: z.coerce.date().nullable(),
  signing_method: z.string().nullable(),
  consent: z.string().nullable(),
  drawn: strokes,
  typed_name: z.string().nullable(),
  ip_address: z.string().nullable(),
  signature_hash: z.string().nullable(),
  induction_form: z.object({ name: z.string() }).nullable(),
  user: z.object({ display_name: z.string(), clinicid: z.string().nullish() }).nullable(),
});
type Submission = z.output<typeof submission>;
const answer = z.object({ induction_form_submissions: z.array(submission) });
const methods: Readonly<Record<string, string>> = { PIN: 'PIN', PASSWORD: 'password' };

/** @returns A submitted form; null if this person cannot read it. */
export async function readFilledForm(
  { engine, pools }: Pick<AppContext, 'engine' | 'pools'>,
  who: SignedIn,
  id: string,
): Promise<FormFacts | null> {
  const row = await readSubmission({ engine }, who, id);
  if (!row) return null;
  const files = Object.values(row.answers)
    .flatMap((each) => (Array.isArray(each) ? each : []))
    .filter((each) => z.uuid().safeParse(each).success);
  const [facts] = await inTenant(pools.tenant, who.client_id, (sql) =>
    sql<{ client_name: string; zone: string; files: Readonly<Record<string, string>>; removed: string[] }>(
      `select k.name as client_name, coalesce((select h.zone from clinics h where h.id::text = $2), k.zone) as zone,
         (select coalesce(json_object_agg(f.id, f.name), '{}') from files f where f.id = any($3::uuid[])) as files,
         array(select q.id::text from induction_form_fields q where q.id::text = any($4) and q.deleted_at is not null) as removed
       from clients k where k.id = $1`,
      [who.client_id, row.user?.clinicid ?? null, files, Object.keys(row.answers)],
    ),
  );
  return {
    name: row.asked?.name ?? row.induction_form?.name ?? 'Form',
    description: row.asked?.description ?? null,
    client_name: facts?.client_name ?? '',
    person: row.user?.display_name ?? '',
    zone: facts?.zone ?? 'UTC',
    submitted_at: row.submitted_at,
    answers: questionsOf(row).map(([asking, question]) => ({
      question,
      isRemoved: facts?.removed.includes(asking) === true,
      answer: answerText(row.answers[asking], facts?.files ?? {}),
    })),
    signature: row.signed_at && {
      at: row.signed_at,
      method: methods[row.signing_method ?? ''] ?? 'a drawn name',
      consent: row.consent ?? '',
      drawn: row.drawn,
      typed_name: row.typed_name,
      address: row.ip_address,
      hash: row.signature_hash,
    },
  };
}

/**
 * @returns The id and text of each question. If the questions were not stored, these are the ids of the
 *   answers and texts with numbers.
 */
const questionsOf = ({
  asked: form,
  answers,
}: Pick<Submission, 'asked' | 'answers'>): readonly (readonly [string, string])[] =>
  form
    ? form.questions.map(({ id, name }) => [id, name])
    : Object.keys(answers).map((id, at) => [id, `Question ${at + 1} (its words were not kept)`]);

function answerText(
  given: Submission['answers'][string] | undefined,
  files: Readonly<Record<string, string>>,
): string {
  if (given === undefined || given === null) return '';
  if (typeof given === 'boolean') return given ? 'Yes' : 'No';
  return typeof given === 'string' ? given : given.map((each) => files[each] ?? each).join(', ');
}

async function readSubmission(
  { engine }: Pick<AppContext, 'engine'>,
  who: SignedIn,
  id: string,
): Promise<Submission | null> {
  try {
    const text = await engine.execute(engine.plan({ query }, who), { id }, who);
    return answer.parse(JSON.parse(String(text))).induction_form_submissions[0] ?? null;
  } catch (error) {
    // A role whose schema has no such table cannot read any form.
    if (error instanceof EngineError && error.code === 'validation-failed') return null;
    throw error;
  }
}

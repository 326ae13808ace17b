import type {
  Answers,
  FormField,
  InductionFormState,
  InductionStatus,
  ShownForm,
  ShownQuestion,
} from '@operatory/domain';
import { notFound } from '../../errors/refusal.ts';
import type { CommandContext } from '../define.ts';
import { viewerOf } from '../viewer.ts';

type At = Pick<CommandContext, 'db' | 'actor'>;

export interface FormRow extends InductionFormState, ShownForm {
  readonly id: string;
}
export interface QuestionRow extends FormField, ShownQuestion {
  readonly type: FormField['type'];
  readonly options: readonly string[];
}
export interface SubmissionRow {
  readonly id: string;
  readonly induction_form_id: string;
  readonly status: InductionStatus;
  readonly version: number;
  readonly answers: Answers;
  readonly asked: unknown;
  readonly file_ids: readonly string[];
}

/**
 * Reads a form that the actor may fill in or has filled in. Any other form gives the error of a missing one.
 */
export async function readForm({ db, actor }: At, id: string): Promise<FormRow> {
  const mine = viewerOf(actor).clinic_ids;
  const [row] = await db.$queryRaw<(FormRow & { near: boolean; filled: boolean })[]>`
    select f.id, f.name, f.description, f.form_attachment, f.attachments, f.is_signature_required,
      f.status = 'ACTIVE' and f.deleted_at is null as offered,
      f.clinic_id is null or ${mine === null}::boolean or f.clinic_id = any(${[...(mine ?? [])]}::uuid[]) as near,
      exists (select from induction_form_submissions s where s.client_id = f.client_id and s.induction_form_id = f.id
        and s.user_id = ${actor.user_id}::uuid) as filled
    from induction_forms f where f.client_id = ${actor.client_id}::uuid and f.id = ${id}::uuid for share of f`;
  if (!row || !actor.grants.has('package:induction-forms')) throw notFound();
  const offered = row.offered && row.near;
  if (!offered && !row.filled) throw notFound();
  return { ...row, offered };
}

/** Locks the actor's own submission. Other people's submissions give the error of a missing one. */
export async function lockSubmission({ db, actor }: At, id: string): Promise<SubmissionRow> {
  const [row] = await db.$queryRaw<SubmissionRow[]>`
    select id, induction_form_id, status::text, version, answers, asked,
      array(select file ->> 'file_id' from jsonb_array_elements(attachments) as file) as file_ids
    from induction_form_submissions
    where client_id = ${actor.client_id}::uuid and id = ${id}::uuid and user_id = ${actor.user_id}::uuid for update`;
  if (!row || !actor.grants.has('package:induction-forms')) throw notFound();
  return row;
}

/**
 * @returns The status of the actor's unfinished submission. The lock makes the second of two simultaneous
 * starts read the first one's row.
 */
export async function lockUnfinishedStatus(
  { db, actor }: At,
  { id, is_signature_required }: FormRow,
): Promise<InductionStatus | null> {
  const begins = `induction form ${actor.client_id} ${id} ${actor.user_id}`;
  await db.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${begins}, 0))`;
  const [row] = await db.$queryRaw<{ status: InductionStatus }[]>`
    select status::text from induction_form_submissions
    where client_id = ${actor.client_id}::uuid and induction_form_id = ${id}::uuid and user_id = ${actor.user_id}::uuid
      and (status = 'DRAFT' or (${is_signature_required}::boolean and status = 'SUBMITTED'))
    order by status limit 1`;
  return row?.status ?? null;
}

export const readQuestions = (
  { db, actor }: At,
  formId: string,
): Promise<readonly QuestionRow[]> => db.$queryRaw`
  select id, name, hint, type::text, required, input_attachment, "evaluateAnswer", operator::text, regex,
    array(select jsonb_array_elements_text(options)) as options, array[]::text[] as answer
  from induction_form_fields
  where client_id = ${actor.client_id}::uuid and induction_form_id = ${formId}::uuid and deleted_at is null
  order by position, id`;

import { allowed, allowIf, ok, type Result, refuse } from '../refusal.ts';
import { type Answers, answerFault, type FormField } from '../training/mark-answers.ts';

export type InductionStatus = 'DRAFT' | 'SUBMITTED' | 'SIGNED';

export interface InductionFormState {
  /** The form is active and for the person's clinic or all clinics. */
  readonly offered: boolean;
  readonly is_signature_required: boolean;
}

export const isFormDone = (
  status: InductionStatus,
  { is_signature_required }: Pick<InductionFormState, 'is_signature_required'>,
): boolean => status === 'SIGNED' || (status === 'SUBMITTED' && !is_signature_required);

/**
 * `open` is the status of the person's unfinished submission of this form; null if they have none. A
 * finished form may be filled in again, because for example a health declaration is needed every year.
 */
export function beginForm({ offered }: InductionFormState, open: InductionStatus | null): Result {
  if (open === 'DRAFT') return refuse('induction_is_newer');
  if (open === 'SUBMITTED') return refuse('induction_sign_first');
  return allowIf(offered, 'induction_not_open');
}

/**
 * The status after answers are saved. Drafts may be incomplete. A submitted form may be corrected until it is
 * signed.
 */
export function submitForm(
  status: InductionStatus,
  form: InductionFormState,
  fields: readonly FormField[],
  given: { readonly answers: Answers; readonly file_ids: readonly string[]; readonly is_final: boolean },
): Result<InductionStatus> {
  if (status === 'SIGNED') return refuse('induction_already_signed');
  if (status === 'SUBMITTED' && !(form.is_signature_required && given.is_final))
    return refuse('induction_already_submitted');
  if (!form.offered) return refuse('induction_not_open');
  const fit = answersFit(fields, given);
  return fit.ok ? ok(given.is_final ? 'SUBMITTED' : 'DRAFT') : fit;
}

function answersFit(
  fields: readonly FormField[],
  {
    answers,
    file_ids,
    is_final,
  }: { readonly answers: Answers; readonly file_ids: readonly string[]; readonly is_final: boolean },
): Result {
  const ids = new Set(fields.map(({ id }) => id));
  if (Object.keys(answers).some((id) => !ids.has(id))) return refuse('induction_answers_unfit');
  const faults = fields.map((field) => answerFault(field, answers[field.id]));
  if (is_final && faults.includes('answer_required')) return refuse('induction_answers_missing');
  const attached = new Set(file_ids);
  const areAttached = fields
    .filter(({ type }) => type === 'ATTACHMENT')
    .flatMap(({ id }) => answers[id])
    .every((file) => typeof file !== 'string' || attached.has(file));
  return allowIf(
    areAttached && faults.every((fault) => fault === null || fault === 'answer_required'),
    'induction_answers_unfit',
  );
}

/** A submission is signed only once, after it was submitted. */
export function signForm(
  status: InductionStatus,
  { is_signature_required }: Pick<InductionFormState, 'is_signature_required'>,
): Result {
  if (status === 'SIGNED') return refuse('induction_already_signed');
  if (status === 'DRAFT') return refuse('induction_not_submitted');
  return is_signature_required ? allowed : refuse('induction_no_signature');
}

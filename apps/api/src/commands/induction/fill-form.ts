import {
  type Answers,
  type AskedForm,
  beginForm,
  type HashedFile,
  type InductionStatus,
  inductionText,
  shownText,
  signForm,
  submitForm,
} from '@operatory/domain';
import { z } from 'zod';
import { allowAttaching } from '../../files/named-files.ts';
import { sha256 } from '../../signing/sha256.ts';
import { assertSigns, signatureOf, signInput } from '../../signing/sign-input.ts';
import { answersInput, filesInput } from '../answers-input.ts';
import { type CommandContext, defineCommand } from '../define.ts';
import { assertRule, refused, requireOk } from '../refuse.ts';
import { askedForm, askedFormOf } from './asked-form.ts';
import {
  type FormRow,
  lockSubmission,
  lockUnfinishedStatus,
  readForm,
  readQuestions,
  type SubmissionRow,
} from './form-row.ts';

const table = 'induction_form_submissions';

export const submitInductionForm = defineCommand({
  name: 'submit_induction_form',
  description:
    'Keeps what a person has filled in of an induction form, or submits it. Without the id of a submission it begins one.',
  input: z.object({
    induction_form_id: z.uuid(),
    submission_id: z.uuid().nullish(),
    version: z.int().nullish(),
    answers: answersInput.default({}),
    attachments: filesInput,
    /** On submission, the form as the page showed it (see `shownText`). */
    shown: z.string().max(1_000_000).nullish(),
    is_final: z.boolean(),
  }),
  returns: table,
  async run(run) {
    const { db, actor, now, input, record } = run;
    const submission = input.submission_id ? await lockSubmission(run, input.submission_id) : null;
    const form = await readForm(run, input.induction_form_id);
    if (submission) {
      assertRule(submission.induction_form_id === form.id, 'induction_not_open');
    } else requireOk(beginForm(form, await lockUnfinishedStatus(run, form)));
    const questions = await readQuestions(run, form.id);
    const file_ids = input.attachments.map(({ file_id }) => file_id);
    const { answers, is_final } = input;
    assertRule(!is_final || input.shown === shownText(form, questions), 'induction_is_newer');
    const status = requireOk(
      submitForm(submission?.status ?? 'DRAFT', form, questions, { answers, file_ids, is_final }),
    );
    assertRule(!submission || submission.version === input.version, 'induction_is_newer');
    await allowAttaching(db, actor);
    const filled = {
      status,
      answers,
      attachments: input.attachments,
      asked: is_final ? await askedForm(run, form, questions) : null,
      submitted_at: is_final ? now : null,
    };
    const { id } = submission ? await keep(run, submission.id, filled) : await begin(run, form, filled);
    if (is_final)
      record('audit_log', {
        action: 'submitted',
        table_name: table,
        row_id: id,
        from_value: { status: submission?.status ?? null },
        to_value: { status },
      });
    return { id };
  },
});

type Run = Pick<CommandContext, 'db' | 'actor' | 'now'>;
interface Filled {
  readonly status: InductionStatus;
  readonly answers: Answers;
  readonly attachments: { readonly file_id: string }[];
  readonly submitted_at: Date | null;
  readonly asked: AskedForm | null;
}

async function keep({ db, actor, now }: Run, id: string, filled: Filled): Promise<{ readonly id: string }> {
  const { status, answers, attachments, asked, submitted_at } = filled;
  await db.$executeRaw`
    update induction_form_submissions set status = ${status}::induction_submission_status,
      answers = ${JSON.stringify(answers)}::jsonb, attachments = ${JSON.stringify(attachments)}::jsonb,
      asked = ${asked && JSON.stringify(asked)}::jsonb, submitted_at = ${submitted_at}, version = version + 1, updated_at = ${now}
    where client_id = ${actor.client_id}::uuid and id = ${id}::uuid`;
  return { id };
}

/** Of two simultaneous first saves, only one is stored. */
async function begin(
  { db, actor, now }: Run,
  { id: formId }: FormRow,
  { status, answers, attachments, submitted_at, asked }: Filled,
): Promise<{ readonly id: string }> {
  const [row] = await db.$queryRaw<{ id: string }[]>`
    insert into induction_form_submissions
      (client_id, induction_form_id, user_id, status, answers, attachments, submitted_at, asked, created_at, updated_at)
    values (${actor.client_id}::uuid, ${formId}::uuid, ${actor.user_id}::uuid, ${status}::induction_submission_status,
      ${JSON.stringify(answers)}::jsonb, ${JSON.stringify(attachments)}::jsonb, ${submitted_at},
      ${asked && JSON.stringify(asked)}::jsonb, ${now}, ${now})
    on conflict do nothing returning id`;
  if (!row) throw refused('induction_is_newer');
  return row;
}

export const signInductionForm = defineCommand({
  name: 'sign_induction_form',
  description:
    'The person signs the form that they have submitted, with their PIN or password. It is frozen then.',
  input: signInput,
  returns: table,
  async run(run) {
    const { db, actor, now, input, record } = run;
    const submission = await lockSubmission(run, input.id);
    const form = await readForm(run, submission.induction_form_id);
    requireOk(signForm(submission.status, form));
    assertRule(input.version === submission.version, 'induction_is_newer');
    await assertSigns(run, input);
    const signature = { induction_form_submission_id: submission.id, ...signatureOf(run) };
    const { method, consent, drawn, typed_name, ip_address, user_agent } = signature;
    const signature_hash = sha256(
      inductionText(
        askedFormOf(submission.asked),
        submission.answers,
        await filesOf(run, submission),
        signature,
      ),
    );
    await db.$executeRaw`
      update induction_form_submissions set status = 'SIGNED', signed_at = ${now},
        signing_method = ${method}::document_signing_method, signature_hash = ${signature_hash},
        consent = ${consent}, drawn = ${drawn && JSON.stringify(drawn)}::jsonb, typed_name = ${typed_name},
        ip_address = ${ip_address}, user_agent = ${user_agent}, version = version + 1, updated_at = ${now}
      where client_id = ${actor.client_id}::uuid and id = ${submission.id}::uuid`;
    record('audit_log', {
      action: 'signed',
      table_name: table,
      row_id: submission.id,
      from_value: { status: submission.status },
      to_value: { status: 'SIGNED' },
    });
    return { id: submission.id };
  },
});

async function filesOf(
  { hashFiles }: Pick<CommandContext, 'hashFiles'>,
  { file_ids }: SubmissionRow,
): Promise<readonly HashedFile[]> {
  const hashed = await hashFiles(file_ids);
  return file_ids.map((id) => {
    const file = hashed.get(id);
    if (!file) throw refused('induction_file_lost');
    return file;
  });
}

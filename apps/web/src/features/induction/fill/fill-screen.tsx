import { Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { signingConsent } from '@operatory/domain/documents/signing-consent';
import { shownText } from '@operatory/domain/induction/shown-form';
import { IconDownload } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { useCommand, useQueryData } from '#data/hooks.ts';
import { FileBody } from '#files/file-body.tsx';
import { PdfButton } from '#kit/assignments/pdf-button.tsx';
import { filesOf } from '#kit/cells/files-cell.tsx';
import { useLeaveGuard } from '#kit/form/use-leave-guard.ts';
import { AnswersForm } from '#kit/questions/answers-form.tsx';
import { questionToAnswer } from '#kit/questions/asked-question.ts';
import { useAnswers } from '#kit/questions/use-answers.ts';
import { signingArguments } from '#kit/signing/signing-draft.ts';
import { SigningForm } from '#kit/signing/signing-form.tsx';
import { useMe } from '#session/session.ts';
import { Failed } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { Pill } from '#ui/pill.tsx';
import { ScreenMissing } from '#ui/screen-missing.tsx';
import { keepForm, signForm } from '../induction-commands.ts';
import { myInductionPath } from '../pack-items.ts';
import { firstAnswers, firstFiles } from './first-answers.ts';
import { type FormToFill, formToFill, type Submission } from './form-query.ts';

/** A form of the user's induction: its questions, then the signature, then the signed answers. */
export function FillScreen({ id }: { id: string }) {
  const { user } = useMe();
  const { data, error, refetch } = useQueryData(formToFill, { id, user: user.id });
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (!data) return <Skeleton height={320} m={24} />;
  const form = data.induction_forms_by_pk;
  const [submission = null] = data.induction_form_submissions;
  if (!form) return <ScreenMissing />;
  return (
    <Page
      title={form.name}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'My induction', to: myInductionPath },
        { label: form.name },
      ]}
      toolbar={<State submission={submission} form={form} />}
    >
      <Stack gap={16} maw={720}>
        {form.description ? <Text style={{ whiteSpace: 'pre-line' }}>{form.description}</Text> : null}
        {[...filesOf(form.form_attachment), ...filesOf(form.attachments)].map((file) => (
          <FileBody key={file.file_id} file={file} />
        ))}
        <Step
          key={`${submission?.id} ${submission?.version}`}
          form={form}
          submission={submission}
          onDone={refetch}
        />
      </Stack>
    </Page>
  );
}

interface Filling {
  readonly form: FormToFill;
  readonly submission: Submission | null;
  readonly onDone: () => void;
}

function State({ form, submission }: Omit<Filling, 'onDone'>) {
  if (!submission) return null;
  const words = {
    DRAFT: 'Draft',
    SUBMITTED: form.is_signature_required ? 'To sign' : 'Done',
    SIGNED: 'Signed',
  };
  const hues = { DRAFT: 'gray', SUBMITTED: form.is_signature_required ? 'orange' : 'green', SIGNED: 'green' };
  return <Pill hue={hues[submission.status]}>{words[submission.status]}</Pill>;
}

function Step({ form, submission, onDone }: Filling) {
  const [isOpen, setOpen] = useState(false);
  const open = form.status === 'ACTIVE' ? () => setOpen(true) : undefined;
  if (!submission || submission.status === 'DRAFT')
    return <Questions form={form} submission={submission} onDone={onDone} />;
  const waits = submission.status === 'SUBMITTED' && form.is_signature_required;
  if (isOpen)
    return (
      <Questions
        form={form}
        submission={waits ? submission : null}
        onDone={onDone}
        onCancel={() => setOpen(false)}
      />
    );
  return waits ? (
    <Signature form={form} submission={submission} onDone={onDone} onOpen={open} />
  ) : (
    <Done form={form} submission={submission} onOpen={open} />
  );
}

/** The questions of a form. `onCancel` is given if it was submitted or signed before. */
function Questions({ form, submission, onDone, onCancel }: Filling & { readonly onCancel?: () => void }) {
  const navigate = useNavigate();
  const [keep, keeping] = useCommand(keepForm);
  const questions = useMemo(
    () => form.induction_form_fields.map((row) => questionToAnswer(row, row.id)),
    [form],
  );
  const [shown] = useState(() => shownText(form, form.induction_form_fields));
  const begun = useMemo(() => firstAnswers(submission?.answers), [submission]);
  const known = useMemo(() => firstFiles(begun, submission?.attachments), [begun, submission]);
  const state = useAnswers(questions, begun, known);
  const done = useRef(false);
  useLeaveGuard(() => !done.current && state.isDirty);
  async function send(is_final: boolean) {
    if (is_final && !state.check()) return;
    done.current = true;
    const { ok } = await keep({
      induction_form_id: form.id,
      submission_id: submission?.id ?? null,
      version: submission?.version ?? null,
      answers: state.answers,
      attachments: [...state.attachments],
      shown,
      is_final,
    });
    done.current = ok;
    if (!ok) return;
    if (is_final) onDone();
    else void navigate({ to: myInductionPath });
  }
  return (
    <form
      aria-label={form.name}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(true);
      }}
    >
      <Stack gap={16}>
        <Paper p={16}>
          <AnswersForm questions={questions} state={state} directory="induction" />
        </Paper>
        <Group justify="flex-end" gap={8}>
          {onCancel ? (
            <Button variant="subtle" disabled={keeping} onClick={onCancel}>
              Cancel
            </Button>
          ) : null}
          {submission?.status === 'SUBMITTED' ? null : (
            <Button variant="default" disabled={keeping} onClick={() => void send(false)}>
              Save draft
            </Button>
          )}
          <Button type="submit" loading={keeping}>
            {form.is_signature_required ? 'Submit and sign' : 'Submit'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface Filled {
  readonly form: FormToFill;
  readonly submission: Submission;
  /** Opens the questions again; undefined if the form is no longer assigned. */
  readonly onOpen: (() => void) | undefined;
}

/** The button for the PDF of the submitted answers. */
const FilledPdf = ({ form, submission }: Omit<Filled, 'onOpen'>) => (
  <PdfButton
    path={`induction-form-submissions/${submission.id}/form.pdf`}
    name={`${form.name}.pdf`}
    label="Download PDF"
    icon={<IconDownload size={16} />}
  />
);

function Signature({ form, submission, onDone, onOpen }: Filled & Pick<Filling, 'onDone'>) {
  const [sign, signing] = useCommand(signForm, { success: 'Signed' });
  return (
    <Paper p={16} component="section" aria-label="Sign">
      <Stack gap={16}>
        <Text size="sm">Your answers are submitted. Check them in the PDF, then sign.</Text>
        <Group>
          <FilledPdf form={form} submission={submission} />
          {onOpen ? (
            <Button variant="default" onClick={onOpen}>
              Change answers
            </Button>
          ) : null}
        </Group>
        <SigningForm
          consent={signingConsent}
          label="Sign"
          signing={signing}
          onSign={(draft) =>
            void sign({ id: submission.id, version: submission.version, ...signingArguments(draft) }).then(
              ({ ok }) => {
                if (ok) onDone();
              },
            )
          }
        />
      </Stack>
    </Paper>
  );
}

const Done = ({ form, submission, onOpen }: Filled) => (
  <Paper p={16} component="section" aria-label="Done">
    <Stack gap={16}>
      <Text size="sm">
        {submission.status === 'SIGNED' ? 'You have signed this form.' : 'You have submitted this form.'}
      </Text>
      <Group>
        <FilledPdf form={form} submission={submission} />
        {onOpen ? (
          <Button variant="default" onClick={onOpen}>
            Fill in again
          </Button>
        ) : null}
      </Group>
    </Stack>
  </Paper>
);

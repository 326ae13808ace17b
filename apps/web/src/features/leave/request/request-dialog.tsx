import { Stack } from '@mantine/core';
import { addDays, calculateLeave, hoursText, messages } from '@operatory/domain';
import { dayProblem, isDate } from '@operatory/resource';
import { useMemo, useState } from 'react';
import { fileIdsOf } from '#data/file-reference.ts';
import { useCommand } from '#data/hooks.ts';
import { createIdempotencyKeys } from '#data/idempotency-keys.ts';
import { isLost } from '#data/queued-writes.ts';
import { refuse } from '#data/refusals.ts';
import { toast } from '#data/toast.ts';
import { mayLeave } from '#kit/form/use-leave-guard.ts';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { useToday } from '#session/use-today.ts';
import { confirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { leaveOverlap } from '#ui/leave-overlap.ts';
import { editLeave, requestLeave } from '../leave-commands.ts';
import { type LeaveDraft, requestedLeave, timeInLieu } from './leave-draft.ts';
import { type DraftProblems, RequestForm } from './request-form.tsx';
import { periodProblem, useLeaveFacts } from './use-leave-facts.ts';
import { useLeaveKinds } from './use-leave-kinds.ts';

export interface EditedLeave {
  readonly id: string;
  readonly version: number;
  readonly draft: LeaveDraft;
}

/** Requests leave for the user or for another person, or edits a pending request. */
export function RequestDialog({
  forOthers = false,
  edited,
  onClose,
}: {
  forOthers?: boolean;
  edited?: EditedLeave;
  /** Called with the id of the request if one was added. */
  onClose: (added?: string) => void;
}) {
  const me = useMe();
  const { clinic, clinics, active } = useClinic();
  const [first] = useState<LeaveDraft>(
    () =>
      edited?.draft ?? {
        user_id: forOthers ? '' : me.user.id,
        clinic_id: (clinic?.status === 'ACTIVE' ? clinic.id : active[0]?.id) ?? '',
        kind: '',
        from: '',
        until: '',
        times: {},
        reason: '',
        attachments: [],
      },
  );
  const [draft, setDraft] = useState(first);
  const [tried, setTried] = useState(false);
  const today = useToday(draft.clinic_id || undefined);
  const kinds = useLeaveKinds(draft.user_id);
  const asked = useMemo(() => requestedLeave(draft), [draft]);
  const wrongPeriod = useMemo(() => asked && periodProblem(asked), [asked]);
  const known = useLeaveFacts(draft, wrongPeriod ? null : asked, edited?.id ?? null);
  // The calendar needs the facts of a year, from about a month before the leave.
  const around = addDays(isDate(draft.from) ? draft.from : today, -31);
  const calendar = useLeaveFacts(
    draft,
    { leave_start_date: around, leave_end_date: addDays(around, 365) },
    edited?.id ?? null,
  );
  const isChosen = draft.user_id !== '' && draft.clinic_id !== '' && draft.kind !== '';
  const calculated = useMemo(() => {
    if (wrongPeriod) return wrongPeriod;
    if (!asked || !isChosen) return null;
    return known.facts ? calculateLeave(known.facts, asked) : undefined;
  }, [asked, wrongPeriod, isChosen, known.facts]);
  const problems = problemsOf(draft, known.facts?.is_attachment_required ?? false);
  const [add, adding] = useCommand(requestLeave, { silent: true });
  const [change, changing] = useCommand(editLeave, { silent: true });
  const [keys] = useState(createIdempotencyKeys);
  const saving = adding || changing;

  async function send(overlap_confirmed: boolean): Promise<void> {
    if (!asked || !calculated?.ok) return;
    const { paid_minutes, unpaid_minutes } = calculated.value;
    const lieu = draft.kind === timeInLieu;
    const leave = {
      clinic_id: draft.clinic_id,
      client_employee_leave_type_id: lieu ? null : draft.kind,
      is_time_in_lieu: lieu,
      ...asked,
      days: [...asked.days],
      reason: draft.reason.trim() || null,
      attachments: fileIdsOf(draft.attachments),
      overlap_confirmed,
      expected: { paid_hrs: hoursText(paid_minutes), unpaid_hrs: hoursText(unpaid_minutes) },
    };
    const idempotency_key = keys.of([leave, draft.user_id]);
    const answer = edited
      ? await change({ ...leave, id: edited.id, version: edited.version, idempotency_key })
      : await add({ ...leave, user_id: draft.user_id, idempotency_key });
    if (answer.ok) {
      keys.answered(idempotency_key);
      toast.success(edited ? messages.updated : 'Leave requested');
      onClose('request_leave' in answer.data ? answer.data.request_leave?.id : undefined);
      return;
    }
    if (!isLost(answer.error)) keys.answered(idempotency_key);
    // An overlapping request was sent after the facts were read, so the user is asked now.
    if (answer.sentence === messages.leave_overlaps_pending && !overlap_confirmed) {
      if (await confirmDialog(leaveOverlap)) await send(true);
      return;
    }
    if (answer.sentence === messages.leave_hours_changed) known.refetch();
    refuse(answer.sentence);
  }

  async function save() {
    if (saving) return;
    setTried(true);
    if (Object.keys(problems).length > 0) return refuse(messages.enter_valid_form);
    // The preview shows why the request can't be sent.
    if (!calculated?.ok) return;
    const overlaps = calculated.value.pending_overlaps.length > 0;
    if (overlaps && !(await confirmDialog(leaveOverlap))) return;
    await send(overlaps);
  }

  async function close() {
    if (JSON.stringify(draft) !== JSON.stringify(first) && !(await mayLeave())) return;
    onClose();
  }

  return (
    <Dialog
      title={edited ? 'Edit leave request' : forOthers ? 'Add leave' : 'Request leave'}
      onClose={() => void close()}
      locked={saving}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap={16}>
          <RequestForm
            draft={draft}
            onChange={setDraft}
            kinds={kinds ?? []}
            facts={known.facts}
            calculated={calculated}
            failed={isChosen && asked ? known.failed : null}
            calendarFacts={calendar.facts}
            today={today}
            forOthers={forOthers && !edited}
            withClinic={clinics.length > 1}
            problems={tried ? problems : {}}
          />
          <DialogFoot
            save={edited ? 'Save' : 'Send request'}
            saving={saving}
            disabled={asked !== null && isChosen && calculated?.ok !== true}
            onCancel={() => void close()}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

/** The problems of required values that are missing or invalid. */
function problemsOf(draft: LeaveDraft, needsAttachment: boolean): DraftProblems {
  return {
    ...(draft.user_id === '' ? { user_id: 'Person is required' } : {}),
    ...(draft.clinic_id === '' ? { clinic_id: 'Clinic is required' } : {}),
    ...(draft.kind === '' ? { kind: 'Leave type is required' } : {}),
    ...(isDate(draft.from) ? {} : { from: dayProblem(draft.from) ?? 'From is required' }),
    ...(isDate(draft.until) ? {} : { until: dayProblem(draft.until) ?? 'Until is required' }),
    ...(needsAttachment && draft.attachments.length === 0
      ? { attachments: messages.leave_attachment_needed }
      : {}),
  };
}

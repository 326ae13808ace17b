import { Group } from '@mantine/core';
import { calculateLeave, type LeaveFacts } from '@operatory/domain';
import { useState } from 'react';
import { Opener } from '#stories/opener.tsx';
import { story } from '#stories/story.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { type LeaveDraft, requestedLeave } from './leave-draft.ts';
import { RequestForm } from './request-form.tsx';
import { periodProblem } from './use-leave-facts.ts';

const holiday = (date: string, name: string) => ({ date, name, start_time: null, end_time: null });
const facts: LeaveFacts = {
  minutes_per_day: 456,
  applicable_on: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'],
  is_paid: true,
  holidays: [
    holiday('2026-12-25', 'Christmas Day'),
    holiday('2026-12-26', 'Boxing Day'),
    holiday('2026-12-28', 'Boxing Day (substitute)'),
    holiday('2027-01-01', "New Year's Day"),
  ],
  taken: [
    { employee_leave_id: '1', status: 'APPROVED', date: '2026-12-08', start_time: null, end_time: null },
    {
      employee_leave_id: '2',
      status: 'APPROVED',
      date: '2026-12-10',
      start_time: '09:00',
      end_time: '12:00',
    },
    { employee_leave_id: '3', status: 'PENDING', date: '2026-12-15', start_time: null, end_time: null },
  ],
  remaining_hrs: '30.4',
  usable_from: null,
  is_attachment_required: false,
};
const empty: LeaveDraft = {
  user_id: 'me',
  clinic_id: 'clinic',
  kind: 'annual',
  from: '',
  until: '',
  times: {},
  reason: '',
  attachments: [],
};
const kinds = [
  { value: 'annual', label: 'Annual leave, 30.4 h left' },
  { value: 'unpaid', label: 'Unpaid leave, not paid' },
];

/** The dialog with fixed facts instead of a server. */
function Request({
  begin,
  close,
}: {
  begin: Partial<LeaveDraft>;
  close: (how: 'no' | 'yes', what?: unknown) => void;
}) {
  const [draft, setDraft] = useState<LeaveDraft>({ ...empty, ...begin });
  const known = draft.kind === 'unpaid' ? { ...facts, is_paid: false, is_attachment_required: true } : facts;
  const asked = requestedLeave(draft);
  const calculated = asked && (periodProblem(asked) ?? calculateLeave(known, asked));
  return (
    <Dialog title="Request leave" onClose={() => close('no')}>
      <RequestForm
        draft={draft}
        onChange={setDraft}
        kinds={kinds}
        facts={known}
        calculated={calculated}
        failed={null}
        calendarFacts={facts}
        today="2026-12-01"
        forOthers={false}
        withClinic={false}
        problems={known.is_attachment_required ? { attachments: 'This leave type needs an attachment' } : {}}
      />
      <DialogFoot
        save="Send request"
        disabled={!calculated?.ok}
        onSave={() => close('yes', asked)}
        onCancel={() => close('no')}
      />
    </Dialog>
  );
}

export const stories = [
  story('Leave request', () => (
    <Group>
      <Opener label="Nothing chosen">{(end) => <Request begin={{}} close={end} />}</Opener>
      <Opener label="Christmas">
        {(end) => <Request begin={{ from: '2026-12-24', until: '2027-01-04' }} close={end} />}
      </Opener>
      <Opener label="Unpaid">
        {(end) => <Request begin={{ kind: 'unpaid', from: '2026-12-02', until: '2026-12-02' }} close={end} />}
      </Opener>
      <Opener label="Partly approved">
        {(end) => <Request begin={{ from: '2026-12-08', until: '2026-12-10' }} close={end} />}
      </Opener>
    </Group>
  )),
];

import { Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Opener } from '#stories/opener.tsx';
import { story } from '#stories/story.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { sampleShift, sampleWeek } from '../sample-week.ts';
import { datesOf, type Repeat, RepeatFields } from './repeat-fields.tsx';
import { draftOf, type ShiftDraft, valuesOfDraft } from './shift-draft.ts';
import { ShiftFields } from './shift-fields.tsx';
import { ShiftNote } from './shift-notices.tsx';
import { problemsOfShift } from './shift-problems.ts';
import { warningInWords, warningsOfShift } from './shift-warnings.ts';

const week = sampleWeek([sampleShift({ id: 'other', user_id: 'leo', clinic_room_id: 'surgery1' })]);

/** The form with a fixed week instead of a server. */
function Form({
  begin,
  close,
}: {
  begin: Partial<ShiftDraft>;
  close: (how: 'no' | 'yes', what?: unknown) => void;
}) {
  const [draft, setDraft] = useState<ShiftDraft>({
    ...draftOf({ clinic_roster_date: '2026-12-21' }),
    ...begin,
  });
  const [repeat, setRepeat] = useState<Repeat | null>(null);
  const [note, setNote] = useState('');
  const problems = problemsOfShift(draft);
  const values = valuesOfDraft(draft);
  const warnings = warningsOfShift(week, 'new', values).map((warning) => warningInWords(week, warning));
  return (
    <Dialog title="Add shift" onClose={() => close('no')}>
      <Stack gap={16}>
        <ShiftFields draft={draft} onChange={setDraft} week={week} problems={problems} />
        <RepeatFields date={draft.clinic_roster_date} repeat={repeat} onChange={setRepeat} />
        <ShiftNote warnings={warnings} note={note} isMissing={false} onChange={setNote} />
        <DialogFoot
          save="Add"
          disabled={Object.keys(problems).length > 0 || (warnings.length > 0 && note === '')}
          onSave={() =>
            close('yes', {
              dates: datesOf(draft.clinic_roster_date, repeat),
              times: [values.start_time, values.end_time],
              meal: [values.meal_break_start_time, values.meal_break_duration],
            })
          }
          onCancel={() => close('no')}
        />
      </Stack>
    </Dialog>
  );
}

export const stories = [
  story('Shift form', () => (
    <Group>
      <Opener label="Nothing chosen">{(end) => <Form begin={{}} close={end} />}</Opener>
      <Opener label="The night of the clocks">
        {(end) => (
          <Form
            begin={{ clinic_roster_date: '2027-04-03', start_time: '22:00', end_time: '06:00' }}
            close={end}
          />
        )}
      </Opener>
      <Opener label="A room that is taken">
        {(end) => (
          <Form
            begin={{ user_id: 'mia', clinic_room_id: 'surgery1', start_time: '08:00', end_time: '12:00' }}
            close={end}
          />
        )}
      </Opener>
    </Group>
  )),
];

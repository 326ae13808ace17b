import { Group } from '@mantine/core';
import { Opener } from '#stories/opener.tsx';
import { story } from '#stories/story.ts';
import { AskChangeForm } from './ask-change-dialog.tsx';
import type { ShiftToChange } from './change-fields.ts';
import { RejectChangeDialog } from './reject-change-dialog.tsx';

const worked: ShiftToChange = {
  id: '1',
  clinic_name: 'Mosman',
  zone: 'Australia/Sydney',
  clinic_roster_date: '2020-11-26',
  start_time: '09:00:00',
  end_time: '17:00:00',
  starts_at: '2020-11-25T22:00:00Z',
  clocked_in_at: '2020-11-25T21:57:00Z',
  clocked_out_at: '2020-11-26T06:02:00Z',
};
const missed = { ...worked, clocked_in_at: null, clocked_out_at: null };
const coming = { ...missed, clinic_roster_date: '2099-11-26', starts_at: '2099-11-25T22:00:00Z' };

export const stories = [
  story('Ask for a change', () => (
    <Group>
      {Object.entries({ Worked: worked, 'Not clocked in': missed, Coming: coming }).map(([label, shift]) => (
        <Opener key={label} label={label}>
          {(end) => (
            <AskChangeForm
              shift={shift}
              saving={false}
              onClose={() => end('no')}
              onAsk={async (change, message) => end('yes', { ...change, message })}
            />
          )}
        </Opener>
      ))}
    </Group>
  )),
  story('Reject change', () => (
    <Opener>
      {(end) => (
        <RejectChangeDialog onClose={() => end('no')} onReject={async (message) => end('yes', message)} />
      )}
    </Opener>
  )),
];

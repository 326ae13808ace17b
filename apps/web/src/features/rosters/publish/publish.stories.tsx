import { Group } from '@mantine/core';
import { Opener } from '#stories/opener.tsx';
import { story } from '#stories/story.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { WeekShift } from '../grid/week-types.ts';
import { sampleShift, sampleWeek } from '../sample-week.ts';
import { PublishContent } from './publish-content.tsx';
import { overlapsToFix, publishPreview } from './publish-preview.ts';

const changes: readonly WeekShift[] = [
  sampleShift({ id: 'new', clinic_room_id: 'surgery1' }),
  sampleShift({
    id: 'moved',
    clinic_roster_date: '2026-12-22',
    start_time: '09:00:00',
    published: true,
    is_changed: true,
    was: { start_time: '08:00:00', clinic_room_id: 'surgery2' },
  }),
  sampleShift({
    id: 'given',
    clinic_roster_date: '2026-12-23',
    published: true,
    is_changed: true,
    was: { user_id: 'leo' },
  }),
  sampleShift({ id: 'open', user_id: null, clinic_roster_date: '2026-12-24' }),
];

function Publish({
  shifts,
  close,
}: {
  shifts: readonly WeekShift[];
  close: (how: 'no' | 'yes', what?: unknown) => void;
}) {
  const week = sampleWeek(shifts);
  const preview = publishPreview(week);
  return (
    <Dialog title="Publish" onClose={() => close('no')}>
      <PublishContent
        week={week}
        preview={preview}
        overlaps={overlapsToFix(week, preview)}
        publishing={false}
        onShow={(shift_ids) => close('no', shift_ids)}
        onPublish={() => close('yes', preview.shift_ids)}
        onClose={() => close('no')}
      />
    </Dialog>
  );
}

export const stories = [
  story('Publish roster', () => (
    <Group>
      <Opener label="Four changes">{(end) => <Publish shifts={changes} close={end} />}</Opener>
      <Opener label="With an overlap">
        {(end) => (
          <Publish
            shifts={[...changes, sampleShift({ id: 'over', start_time: '16:00:00', end_time: '20:00:00' })]}
            close={end}
          />
        )}
      </Opener>
      <Opener label="Nothing">{(end) => <Publish shifts={[]} close={end} />}</Opener>
    </Group>
  )),
];

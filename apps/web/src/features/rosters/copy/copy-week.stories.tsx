import { Group, Stack } from '@mantine/core';
import { Opener } from '#stories/opener.tsx';
import { story } from '#stories/story.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { sampleWeek } from '../sample-week.ts';
import type { PlanPreview } from './plan-preview.ts';
import { PlanSummary } from './plan-summary.tsx';

const times = { start_time: '08:00:00', end_time: '17:00:00' };
const shift = (date: string, user_id: string | null) => ({ date, user_id, ...times });
const plan: PlanPreview = {
  added: 3,
  moved: 0,
  shifts: [shift('2026-12-21', 'mia'), shift('2026-12-22', 'mia'), shift('2026-12-22', null)],
  left_out: [
    { id: '1', ...shift('2026-12-21', 'leo'), reason: 'on_leave' },
    { id: '2', ...shift('2026-12-23', 'leo'), reason: 'overlaps' },
    { id: '3', ...shift('2026-12-24', 'mia'), reason: 'exists' },
  ],
};

const Summary = ({
  preview,
  failed = null,
  close,
}: {
  preview: PlanPreview | undefined;
  failed?: string | null;
  close: (how: 'no' | 'yes', what?: unknown) => void;
}) => (
  <Dialog title="Copy week" onClose={() => close('no')}>
    <Stack gap={16}>
      <PlanSummary plan={preview} failed={failed} to="2026-12-21" people={sampleWeek([]).people} />
      <DialogFoot
        save="Add"
        disabled={!preview || preview.added === 0}
        onSave={() => close('yes', preview?.added)}
        onCancel={() => close('no')}
      />
    </Stack>
  </Dialog>
);

export const stories = [
  story('Copy week', () => (
    <Group>
      <Opener label="Some left out">{(end) => <Summary preview={plan} close={end} />}</Opener>
      <Opener label="Nothing to add">
        {(end) => <Summary preview={{ added: 0, moved: 0, shifts: [], left_out: [] }} close={end} />}
      </Opener>
      <Opener label="Failed">
        {(end) => <Summary preview={undefined} failed="The server didn't respond. Try again." close={end} />}
      </Opener>
    </Group>
  )),
];

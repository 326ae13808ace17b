import { Group } from '@mantine/core';
import type { InstrumentCountLine } from '@operatory/domain';
import { useToday } from '#session/use-today.ts';
import { Opener } from '#stories/opener.tsx';
import { story } from '#stories/story.ts';
import { InstrumentCountDialog } from './instrument-count-dialog.tsx';

function Counts() {
  const today = useToday();
  const counts: readonly (readonly [string, InstrumentCountLine])[] = [
    [
      'Today',
      {
        count_date: today,
        quantity: 2,
        reports: [{ id: 'r', status: 'REPLACED', notes: 'New one from stock' }],
      },
    ],
    [
      'Another day',
      {
        count_date: '2026-01-05',
        quantity: 1,
        reports: [{ id: 'm', status: 'Missing', notes: 'Not in tray B' }],
      },
    ],
  ];
  return (
    <Group align="flex-start">
      {counts.map(([label, line]) => (
        <Opener key={label} label={label}>
          {(end) => (
            <InstrumentCountDialog
              name="Mirror No. 4"
              line={line}
              today={today}
              onClose={() => end('no')}
              onSave={({ quantity, reports }) =>
                end('yes', [quantity, ...reports.map(({ status, notes }) => `${status}: ${notes}`)])
              }
            />
          )}
        </Opener>
      ))}
    </Group>
  );
}

export const stories = [story('Instrument count', () => <Counts />)];

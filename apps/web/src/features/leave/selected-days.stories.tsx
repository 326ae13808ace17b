import { Opener } from '#stories/opener.tsx';
import { story } from '#stories/story.ts';
import { SelectedDaysDialog } from './selected-days-dialog.tsx';

export const stories = [
  story('Selected days', () => (
    <Opener>
      {(end) => (
        <SelectedDaysDialog
          today="2026-12-01"
          taken={{
            approved: ['2026-12-08', '2026-12-09'],
            holidays: ['2026-12-25'],
            pending: ['2026-12-15'],
          }}
          onClose={() => end('no')}
          onSave={(days) => end('yes', days)}
        />
      )}
    </Opener>
  )),
];

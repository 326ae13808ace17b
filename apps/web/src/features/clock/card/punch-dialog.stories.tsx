import { Opener } from '#stories/opener.tsx';
import { story } from '#stories/story.ts';
import { PunchDialog } from './punch-dialog.tsx';

export const stories = [
  story('Clock out', () => (
    <Opener>
      {(end) => (
        <PunchDialog
          title="Clock out"
          about="Clocked in at 8:57 am, Mosman"
          saving={false}
          onClose={() => end('no')}
          onPunch={async (words) => end('yes', words)}
        />
      )}
    </Opener>
  )),
];

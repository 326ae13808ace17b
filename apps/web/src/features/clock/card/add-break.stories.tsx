import { Opener } from '#stories/opener.tsx';
import { story } from '#stories/story.ts';
import { AddBreakDialog } from './add-break-dialog.tsx';

export const stories = [
  story('Add Break', () => (
    <Opener>
      {(end) => <AddBreakDialog onClose={() => end('no')} onStart={(type) => end('yes', type)} />}
    </Opener>
  )),
];

import { Opener } from '#stories/opener.tsx';
import { story } from '#stories/story.ts';
import { OpenKioskForm } from './open-kiosk-dialog.tsx';

export const stories = [
  story('Open kiosk', () => (
    <Opener>
      {(end) => (
        <OpenKioskForm
          saving={false}
          onClose={() => end('no')}
          onOpen={async (record) => end('yes', record)}
        />
      )}
    </Opener>
  )),
];

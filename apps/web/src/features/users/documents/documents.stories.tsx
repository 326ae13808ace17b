import { useMe } from '#session/session.ts';
import { Opener } from '#stories/opener.tsx';
import { story } from '#stories/story.ts';
import { DocumentDialog } from './document-dialog.tsx';
import { UserDocuments } from './user-documents.tsx';

/** Passes the id of the signed-in user. */
function Own({ draw }: { draw: (userId: string) => React.ReactNode }) {
  return draw(useMe().user.id);
}

export const stories = [
  story('Add user document', () => (
    <Own
      draw={(userId) => (
        <Opener>
          {(end) => <DocumentDialog userId={userId} document={null} onClose={() => end('no')} />}
        </Opener>
      )}
    />
  )),
  story('User Documents', () => <Own draw={(userId) => <UserDocuments userId={userId} />} />),
  story('Column resizing', () => <Own draw={(userId) => <UserDocuments userId={userId} />} />),
];

import { messageOf } from '@operatory/domain';
import { useClient } from 'urql';
import type { FileReference } from '#data/file-reference.ts';
import { graphql } from '#data/graphql.ts';
import { refusalPlace } from '#data/refusals.ts';
import { type UploadKind, uploadKinds } from '#files/file-kinds.ts';
import { PlainPickDialog } from './plain-pick-dialog.tsx';

const filesOf = graphql(
  'query chosenFiles($ids: [uuid!]!) { rows: library_files(where: { id: { _in: $ids } }) { id file } }',
);

/** Chooses files from the library by name, of one kind if only that is allowed. */
export function LibraryDialog({
  kind,
  single,
  onClose,
  onPick,
}: {
  kind: UploadKind;
  single: boolean;
  onClose: () => void;
  onPick: (files: readonly FileReference[]) => void;
}) {
  const client = useClient();
  return (
    <PlainPickDialog
      table="library_files"
      multiple={!single}
      where={kind === 'attachment' ? {} : { extension: { _in: [...uploadKinds[kind].extensions] } }}
      onClose={onClose}
      onSave={async (rows) => {
        const refuse = refusalPlace();
        const { data } = await client.query(filesOf, { ids: rows.map(({ id }) => id) }).toPromise();
        if (!data) return refuse({ sentence: messageOf('something_went_wrong') });
        const byId = new Map(data.rows.map(({ id, file }) => [id, file]));
        onPick(rows.flatMap(({ id }) => byId.get(id) ?? []));
        onClose();
      }}
    />
  );
}

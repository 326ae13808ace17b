import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import { NotesHistoryDialog } from '#ui/notes-history-dialog.tsx';
import { noteFromHistory } from '../document-words.ts';

const readNotes = graphql(`
  query documentNotes($document: uuid!) {
    client_document_history(
      where: { client_document_id: { _eq: $document }, note: { _gt: "" } }
      order_by: [{ created_at: asc }, { id: asc }]
      limit: 200
    ) { id action note created_at }
  }
`);

export function NotesHistory({ document, onClose }: { document: string; onClose: () => void }) {
  const { data } = useQueryData(readNotes, { document });
  return data ? (
    <NotesHistoryDialog notes={data.client_document_history.map(noteFromHistory)} onClose={onClose} />
  ) : null;
}

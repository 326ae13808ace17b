import { Skeleton, Text } from '@mantine/core';
import { dateTime, toText } from '@operatory/resource';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import { useZone } from '#session/record-zone.tsx';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { documentActionInWords } from '../document-words.ts';
import classes from './record.module.css';

const liveHistory = graphql(`
  subscription documentHistory($document: uuid!) {
    client_document_history(
      where: { client_document_id: { _eq: $document } }, order_by: [{ created_at: desc }, { id: desc }], limit: 200
    ) {
      id action note created_at user { id display_name }
      client_document_assignment { id user { id display_name } }
    }
  }
`);
const at = dateTime({ dayFirst: true });

export function HistoryTab({ id }: { id: string }) {
  const zone = useZone();
  const { data, error, refetch } = useLive(liveHistory, { document: id });
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (!data) return <Skeleton height={160} />;
  if (data.client_document_history.length === 0) return <NothingYet line="No changes yet" />;
  return (
    <ul className={classes.history}>
      {data.client_document_history.map(
        ({ id: key, action, note, created_at, user, client_document_assignment }) => {
          const whose = client_document_assignment?.user;
          return (
            <li key={key}>
              <strong>{user?.display_name ?? 'The system'}</strong> {documentActionInWords(action)}
              {whose && whose.id !== user?.id ? ` (${whose.display_name})` : ''}
              {note ? <Text size="sm">“{note}”</Text> : null}
              <time dateTime={created_at}>{toText(at, created_at, { timeZone: zone })}</time>
            </li>
          );
        },
      )}
    </ul>
  );
}

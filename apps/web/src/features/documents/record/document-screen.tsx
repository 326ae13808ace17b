import { Group, Skeleton, Text } from '@mantine/core';
import { approvalStatuses } from '@operatory/domain/documents/document-choices';
import { eq } from '@operatory/resource';
import { useLive } from '#data/hooks.ts';
import { type RecordTab, RecordTabs } from '#kit/record/record-tabs.tsx';
import { RowsOf } from '#kit/record/rows-of.tsx';
import { useRecent } from '#session/use-recent.ts';
import { Failed } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { Pill } from '#ui/pill.tsx';
import { ScreenMissing } from '#ui/screen-missing.tsx';
import { SignedCount } from '../list/signed-count.tsx';
import { paths } from '../paths.ts';
import { ContentTab } from './content-tab.tsx';
import { DocumentActions } from './document-actions.tsx';
import { type ClientDocument, liveDocument } from './document-query.ts';
import { HistoryTab } from './history-tab.tsx';
import { PeopleTab } from './people-tab.tsx';
import { useDocumentRights } from './use-relation.ts';

export function DocumentScreen({ id }: { id: string }) {
  const { data, error, refetch } = useLive(liveDocument, { id });
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (!data) return <Skeleton height={320} m={24} />;
  const document = data.client_documents_by_pk;
  return document ? <Loaded document={document} /> : <ScreenMissing />;
}

const same = new Set(['client_document_id']);

function Loaded({ document }: { document: ClientDocument }) {
  const rights = useDocumentRights(document);
  const { id, name } = document;
  useRecent(name, 'Documents', paths.view(id));
  const { relation } = rights;
  const tabs: readonly RecordTab[] = [
    { key: 'content', title: 'Content', content: () => <ContentTab document={document} /> },
    ...(relation.maker || relation.editor
      ? [{ key: 'people', title: 'People', content: () => <PeopleTab document={document} /> }]
      : []),
    {
      key: 'versions',
      title: 'Versions',
      content: () => (
        <RowsOf
          table="client_document_versions"
          where={eq('client_document_id', id)}
          without={same}
          nothing="No versions yet"
        />
      ),
    },
    ...(relation.reader ? [{ key: 'history', title: 'History', content: () => <HistoryTab id={id} /> }] : []),
  ];
  const status = approvalStatuses.find(({ value }) => value === document.status);
  return (
    <Page
      title={name}
      note={document.current_version_no > 1 ? `Version ${document.current_version_no}` : undefined}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'Documents', to: paths.list },
        { label: name },
      ]}
      actions={<DocumentActions document={document} rights={rights} />}
      toolbar={
        <Group gap={12}>
          <Pill hue={status?.colour ?? 'gray'}>{status?.label ?? document.status}</Pill>
          {document.status === 'APPROVED' ? (
            <SignedCount
              done={document.completed_count}
              of={document.assigned_count}
              signs={document.is_signature_required}
            />
          ) : (
            <Text size="sm" c="var(--op-muted)">
              {document.status === 'PENDING' ? 'Nobody gets it before it is approved.' : null}
            </Text>
          )}
        </Group>
      }
    >
      <RecordTabs tabs={tabs} />
    </Page>
  );
}

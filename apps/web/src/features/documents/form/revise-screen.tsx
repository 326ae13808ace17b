import { Skeleton } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCommand, useQueryData } from '#data/hooks.ts';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { ScreenMissing } from '#ui/screen-missing.tsx';
import { notRevisable } from '../document-words.ts';
import { paths } from '../paths.ts';
import { reviseArguments } from './document-arguments.ts';
import { fieldsOf, revisedDraft } from './document-draft.ts';
import { DocumentForm } from './document-form.tsx';
import { type EditedDocument, readDocument, reviseDocument } from './document-writes.ts';
import { reviseSections } from './sections.ts';

/**
 * The screen to add a new version of a document. It sends the version from which it started, so that the
 * server can refuse it if somebody else has added one since.
 */
export function ReviseScreen({ id }: { id: string }) {
  const { data, error, refetch } = useQueryData(readDocument, { id });
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (!data) return <Skeleton height={320} m={24} />;
  const document = data.client_documents_by_pk;
  return document ? <Revise key={id} read={document} /> : <ScreenMissing />;
}

function Revise({ read }: { read: EditedDocument }) {
  const [document] = useState(read);
  const navigate = useNavigate();
  const [revise, revising] = useCommand(reviseDocument, { silent: true });
  const { id, version, name, status, category_type } = document;
  const sections = reviseSections(document);
  const isRevisable = status === 'APPROVED' || status === 'REJECTED';
  const view = () => void navigate({ to: '/dashboard/client-documents/view/$id', params: { id } });
  return (
    <Page
      title="New version"
      note={name}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'Documents', to: paths.list },
        { label: name, to: paths.view(id) },
        { label: 'New version' },
      ]}
    >
      {isRevisable ? (
        <DocumentForm
          sections={sections}
          begin={revisedDraft(fieldsOf(sections), document)}
          save="Submit version"
          saving={revising}
          onCancel={view}
          onSave={async (values) => {
            const answer = await revise({ id, version, ...reviseArguments(values, category_type) });
            if (!answer.ok) return answer;
            view();
            return null;
          }}
        />
      ) : (
        <NothingYet title="No new version" line={notRevisable} />
      )}
    </Page>
  );
}

import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { toast } from '#data/toast.ts';
import { Page } from '#ui/page.tsx';
import { paths } from '../paths.ts';
import { addArguments } from './document-arguments.ts';
import { draftOf, fieldsOf } from './document-draft.ts';
import { DocumentForm } from './document-form.tsx';
import { submitDocument } from './document-writes.ts';
import { addSections } from './sections.ts';

export function AddScreen() {
  const navigate = useNavigate();
  // The same id for every attempt, so that a retry after a lost response adds the document only once.
  const [id] = useState(() => crypto.randomUUID());
  const [submit, submitting] = useCommand(submitDocument, { silent: true });
  return (
    <Page
      title="Add document"
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'Documents', to: paths.list },
        { label: 'Add' },
      ]}
    >
      <DocumentForm
        sections={addSections}
        begin={draftOf(fieldsOf(addSections))}
        save="Submit"
        saving={submitting}
        onCancel={() => void navigate({ to: '/dashboard/client-documents/list' })}
        onSave={async (values) => {
          const answer = await submit({ id, ...addArguments(values) });
          if (!answer.ok) return answer;
          const document = answer.data.submit_client_document;
          toast.success(
            document?.status === 'APPROVED' ? 'Document added and assigned' : 'Sent for approval',
          );
          void navigate({ to: '/dashboard/client-documents/view/$id', params: { id: document?.id ?? id } });
          return null;
        }}
      />
    </Page>
  );
}

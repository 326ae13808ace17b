import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useCount } from '#data/use-count.ts';
import type { ListChip } from '#kit/definition/list-definition.ts';
import { NothingYet } from '#ui/empty-state.tsx';

/**
 * Shown if the first chip has no items: offers another chip that has some, or says that there is nothing to
 * do.
 */
export function InboxNothing({ chips }: { chips: readonly ListChip[] }) {
  const navigate = useNavigate();
  const [, read, upload] = chips;
  const toRead = useCount('client_document_assignments', read?.where ?? {});
  const toUpload = useCount('client_document_assignments', upload?.where ?? {});
  if (toRead === undefined || toUpload === undefined) return null;
  const next = toRead ? read : toUpload ? upload : undefined;
  if (!next)
    return <NothingYet title="You’re up to date" line="Documents to sign, read or upload appear here." />;
  const show = () => void navigate({ to: '.', search: { show: next.key } as never, replace: true });
  return (
    <>
      <NothingYet
        title="Nothing to sign"
        line={next.key === 'read' ? 'You have documents to read.' : 'You have files to upload.'}
      />
      <Button variant="default" onClick={show} style={{ alignSelf: 'center' }}>
        {next.key === 'read' ? 'Show what to read' : 'Show what to upload'}
      </Button>
    </>
  );
}

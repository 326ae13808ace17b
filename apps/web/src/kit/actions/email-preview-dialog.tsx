import { Paper, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { errorMessage } from '#data/errors.ts';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import classes from '#kit/cells/facts.module.css';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';

interface EmailPreview {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

export function EmailPreviewDialog({
  title,
  query,
  id,
  onClose,
  onSend,
}: {
  title: string;
  /** The name of the API's field that returns the preview of a row's email. */
  query: string;
  id: string;
  onClose: () => void;
  onSend: () => Promise<void>;
}) {
  const [preview] = useState(() =>
    graphql<{ email: EmailPreview }, { id: string }>(
      `query preview($id: String!) { email: ${query}(id: $id) { to subject text } }`,
    ),
  );
  const { data, error } = useQueryData(preview, { id });
  const [sending, setSending] = useState(false);
  const email = data?.email;
  return (
    <Dialog title={title} onClose={onClose} locked={sending}>
      <Stack gap={16}>
        {error ? (
          <Text size="sm" c="var(--op-red-ink)" role="alert">
            {errorMessage(error)}
          </Text>
        ) : email ? (
          <>
            <dl className={classes.facts}>
              <div>
                <dt>To</dt>
                <dd>{email.to.join(', ')}</dd>
              </div>
              <div>
                <dt>Subject</dt>
                <dd>{email.subject}</dd>
              </div>
            </dl>
            <Paper
              component="section"
              withBorder
              p={16}
              tabIndex={0}
              aria-label="Email text"
              style={{ maxBlockSize: '50dvh', overflow: 'auto' }}
            >
              <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {email.text}
              </Text>
            </Paper>
          </>
        ) : (
          <Skeleton height={240} />
        )}
        <DialogFoot
          save="Send"
          saving={sending}
          disabled={!email || Boolean(error)}
          onCancel={onClose}
          onSave={async () => {
            setSending(true);
            await onSend();
            setSending(false);
          }}
        />
      </Stack>
    </Dialog>
  );
}

import { Button, Drawer, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { assignmentStatuses } from '@operatory/domain/documents/document-choices';
import { use, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useCommand, useLive } from '#data/hooks.ts';
import { AttachmentList } from '#files/attachment-list.tsx';
import { DuePill } from '#kit/assignments/due-pill.tsx';
import { filesOf } from '#kit/cells/files-cell.tsx';
import { useRecent } from '#session/use-recent.ts';
import { Failed } from '#ui/empty-state.tsx';
import { Foot } from '#ui/foot.ts';
import { useOnTop } from '#ui/on-top.ts';
import { Page } from '#ui/page.tsx';
import { Pill } from '#ui/pill.tsx';
import { ScreenMissing } from '#ui/screen-missing.tsx';
import { usePhone } from '#ui/window-width.ts';
import { VersionContent } from '../content/version-content.tsx';
import { openAssignment } from '../document-commands.ts';
import { paths } from '../paths.ts';
import { useReader } from '../use-reader.ts';
import { ActionPanel } from './action-panel.tsx';
import classes from './item.module.css';
import { type Item, liveItem } from './item-query.ts';
import { type Signer, type Step, stepOf } from './next-step.ts';
import { Proof } from './proof.tsx';
import { expiryInWords, waitsFor } from './proof-words.ts';
import { taskInWords } from './step-words.ts';

export function ItemScreen({ id }: { id: string }) {
  const { data, error, refetch } = useLive(liveItem, { id });
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (!data) return <Skeleton height={320} m={24} />;
  const item = data.client_document_assignments_by_pk;
  return item ? <Loaded item={item} /> : <ScreenMissing />;
}

function Loaded({ item }: { item: Item }) {
  const reader = useReader();
  const phone = usePhone();
  const [open] = useCommand(openAssignment, { silent: true });
  const isUnopened = item.status === 'ASSIGNED' && item.user_id === reader.id;
  useEffect(() => {
    if (isUnopened) void open({ id: item.id });
  }, [isUnopened, item.id, open]);
  const { client_document_version: version, client_document: document } = item;
  const name = version?.name ?? document?.name ?? 'Document';
  useRecent(name, 'Inbox', paths.item(item.id));
  const asked = version ? stepOf({ ...item, client_document_version: version }, reader) : null;
  const status = assignmentStatuses.find(({ value }) => value === item.status);
  const returned = filesOf(item.document_attachment);
  return (
    <Page
      title={name}
      note={version && version.version_no > 1 ? `Version ${version.version_no}` : undefined}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'Inbox', to: paths.inbox },
        { label: name },
      ]}
      toolbar={
        <Group gap={8}>
          <Pill hue={status?.colour ?? 'gray'}>{status?.label ?? item.status}</Pill>
          {item.next_signer ? <DuePill until={item.due_date} /> : null}
          {item.user_id === reader.id ? null : (
            <Text size="sm" c="var(--op-muted)">
              For {item.user?.display_name}
            </Text>
          )}
        </Group>
      }
    >
      <div className={classes.frame}>
        <Stack gap={16}>
          {version?.note ? (
            <Text size="sm">
              <strong>What changed:</strong> {version.note}
            </Text>
          ) : null}
          {version ? (
            <VersionContent
              content={version}
              mayDownload={
                document?.document_permission === 'DOWNLOAD' || version.is_download_and_upload_file
              }
            />
          ) : null}
          {returned.length > 0 ? (
            <section aria-label="Completed file">
              <Text size="sm" fw={550} mb={8}>
                Completed file
              </Text>
              <AttachmentList files={returned} />
            </section>
          ) : null}
          {asked?.step === 'read' && !phone ? <Action item={item} asked={asked} /> : null}
        </Stack>
        <div className={classes.side}>
          {asked && asked.step !== 'read' && !phone ? <Action item={item} asked={asked} /> : null}
          <State item={item} isMine={asked !== null} />
        </div>
      </div>
      {asked && phone ? <ActionBar item={item} asked={asked} /> : null}
    </Page>
  );
}

interface Asked {
  readonly item: Item;
  readonly asked: { readonly step: Step; readonly as: Signer };
}
const Action = (props: Asked) => (
  <Paper p={16} component="section" aria-label="What to do">
    <ActionPanel {...props} />
  </Paper>
);

/** The actions on a phone: a button at the bottom of the screen opens them as a sheet. */
function ActionBar({ item, asked }: Asked) {
  const [opened, setOpened] = useState(false);
  const onTop = useOnTop();
  const foot = use(Foot);
  const label =
    asked.step === 'read' ? 'I have read this' : taskInWords(asked, item.user?.display_name ?? null);
  return (
    <>
      {foot
        ? createPortal(
            <Button size="lg" onClick={() => setOpened(true)}>
              {label}
            </Button>,
            foot,
          )
        : null}
      <Drawer
        opened={opened}
        onClose={() => setOpened(false)}
        closeOnEscape={onTop}
        position="bottom"
        size="auto"
        title={item.client_document?.name ?? 'Document'}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <ActionPanel item={item} asked={asked} onDone={() => setOpened(false)} />
      </Drawer>
    </>
  );
}

/** Who signs next, or why the item was declined or has expired. */
function State({ item, isMine }: { item: Item; isMine: boolean }) {
  const waits = isMine ? null : waitsFor(item.next_signer, item.next_user?.display_name ?? null);
  const declined =
    item.status === 'DECLINED'
      ? `${item.declined_by_user?.display_name ?? 'Someone'} declined: “${item.decline_reason ?? ''}”`
      : null;
  const expired =
    item.status === 'EXPIRED'
      ? expiryInWords(item.client_document_version?.version_no, item.client_document)
      : null;
  const said = waits ?? declined ?? expired;
  const hasProof = item.client_document_signatures.length > 0 || item.client_document_certificates.length > 0;
  if (!said && !hasProof) return null;
  return (
    <Paper p={16}>
      <Stack gap={12}>
        {said ? <Text size="sm">{said}</Text> : null}
        <Proof item={item} />
      </Stack>
    </Paper>
  );
}

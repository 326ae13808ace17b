import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import type { FileReference } from '#data/file-reference.ts';
import { AttachmentList } from '#files/attachment-list.tsx';
import { FileBody } from '#files/file-body.tsx';
import { downloadFile } from '#files/file-url.ts';
import { filesOf } from '#kit/cells/files-cell.tsx';
import classes from './content.module.css';

export interface Content {
  readonly description: string | null;
  readonly attachments: unknown;
  readonly form_attachments: unknown;
  readonly video_url: string | null;
  readonly other_url: string | null;
}

export function VersionContent({ content, mayDownload }: { content: Content; mayDownload: boolean }) {
  const files = filesOf(content.attachments);
  const forms = filesOf(content.form_attachments);
  const links = [content.video_url, content.other_url].filter((url) => url !== null && url !== '');
  return (
    <div className={classes.content}>
      {content.description ? <p className={classes.text}>{content.description}</p> : null}
      {files.map((file) => (
        <Shown key={file.file_id} file={file} mayDownload={mayDownload} />
      ))}
      {links.map((url) => (
        <Link key={url} url={url ?? ''} />
      ))}
      {forms.length > 0 ? (
        <section aria-label="Forms">
          <Title order={3} fz={14} mb={8}>
            Forms
          </Title>
          <AttachmentList files={forms} />
        </section>
      ) : null}
    </div>
  );
}

function Shown({ file, mayDownload }: { file: FileReference; mayDownload: boolean }) {
  return (
    <figure className={classes.file}>
      <figcaption className={classes.caption}>
        <Text size="sm" fw={550} truncate>
          {file.name}
        </Text>
        {mayDownload ? (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconDownload size={14} />}
            aria-label={`Download ${file.name}`}
            onClick={() => void downloadFile(file)}
          >
            Download
          </Button>
        ) : null}
      </figcaption>
      <FileBody file={file} />
    </figure>
  );
}

/** Only http(s) URLs become links, which open in a new window. */
function Link({ url }: { url: string }) {
  if (!/^https?:\/\//i.test(url)) return <Text size="sm">{url}</Text>;
  return (
    <Anchor href={url} target="_blank" rel="noopener noreferrer" c="var(--op-accent)" fz={14}>
      <Group gap={6} wrap="nowrap">
        <IconExternalLink size={16} aria-hidden />
        <span className={classes.link}>{url}</span>
      </Group>
    </Anchor>
  );
}

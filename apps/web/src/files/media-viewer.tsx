import { ActionIcon, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { specifiedMessages } from '@operatory/domain';
import {
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconMaximize,
  IconPlayerPause,
  IconPlayerPlay,
  IconX,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import { enabledIf } from '#ui/locked.ts';
import { useOnTop } from '#ui/on-top.ts';
import { FileBody } from './file-body.tsx';
import { iconOf } from './file-icon.ts';
import { downloadFile, useSignedUrl } from './file-url.ts';
import classes from './media-viewer.module.css';

/**
 * Files as pictures. Videos play in place, and each file can be shown full screen, downloaded and, where
 * allowed, removed.
 */
export function MediaViewer({
  files,
  onRemove,
}: {
  files: readonly FileReference[];
  onRemove?: (fileId: string) => void;
}) {
  const [shown, setShown] = useState<string | null>(null);
  if (files.length === 0)
    return (
      <Text size="sm" c="var(--op-muted)" ta="center" py={24}>
        {specifiedMessages.no_attachments}
      </Text>
    );
  return (
    <>
      <ul className={classes.media} aria-label="Media">
        {files.map((file) => (
          <MediaCard
            key={file.file_id}
            file={file}
            onShow={() => setShown(file.file_id)}
            onRemove={onRemove && (() => onRemove(file.file_id))}
          />
        ))}
      </ul>
      {shown !== null ? <FullScreen files={files} first={shown} onClose={() => setShown(null)} /> : null}
    </>
  );
}

function MediaCard({
  file,
  onShow,
  onRemove,
}: {
  file: FileReference;
  onShow: () => void;
  onRemove?: (() => void) | undefined;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const seen = file.file_type === 'IMAGE' || file.file_type === 'VIDEO';
  const { url } = useSignedUrl(file, seen);
  const [broken, setBroken] = useState(false);
  const Icon = iconOf(file.name);
  const toggle = () => (playing ? video.current?.pause() : void video.current?.play());
  return (
    <li className={classes.card}>
      <div className={classes.picture}>
        {url && !broken && file.file_type === 'IMAGE' ? (
          <img src={url} alt="" onError={() => setBroken(true)} />
        ) : url && !broken && file.file_type === 'VIDEO' ? (
          // biome-ignore lint/a11y/useMediaCaption: people's own films come without captions
          <video
            ref={video}
            src={url}
            playsInline
            aria-label={file.name}
            onPlay={() => setPlaying(true)}
            onPause={() => setPlaying(false)}
            onError={() => setBroken(true)}
          />
        ) : (
          <Stack align="center" gap={8} p={12}>
            <Icon size={40} stroke={1.2} aria-hidden />
            {broken && file.file_type === 'VIDEO' ? (
              <Text size="xs" ta="center" role="status">
                Your browser can’t play this video. Download it to watch it.
              </Text>
            ) : null}
          </Stack>
        )}
        {file.file_type === 'VIDEO' && url && !broken ? (
          <ActionIcon
            className={classes.play ?? ''}
            variant="filled"
            radius="xl"
            size={36}
            aria-label={`${playing ? 'Pause' : 'Play'} ${file.name}`}
            onClick={toggle}
          >
            {playing ? <IconPlayerPause size={18} /> : <IconPlayerPlay size={18} />}
          </ActionIcon>
        ) : null}
      </div>
      <div className={classes.foot}>
        <span className={classes.name} title={file.name}>
          {file.name}
        </span>
        <ActionIcon size={28} aria-label={`Full screen: ${file.name}`} onClick={onShow}>
          <IconMaximize size={16} />
        </ActionIcon>
        <ActionIcon size={28} aria-label={`Download ${file.name}`} onClick={() => void downloadFile(file)}>
          <IconDownload size={16} />
        </ActionIcon>
        {onRemove ? (
          <ActionIcon size={28} aria-label={`Remove ${file.name}`} onClick={onRemove}>
            <IconX size={16} />
          </ActionIcon>
        ) : null}
      </div>
    </li>
  );
}

/** Shows files one at a time; buttons and the arrow keys go to the next and the previous one. */
export function FullScreen({
  files,
  first,
  onClose,
}: {
  files: readonly FileReference[];
  first: string;
  onClose: () => void;
}) {
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      files.findIndex(({ file_id }) => file_id === first),
    ),
  );
  const onTop = useOnTop();
  const file = files[place];
  const go = (by: number) => setPlace(Math.min(files.length - 1, Math.max(0, place + by)));
  if (!file) return null;
  return (
    <Modal
      opened
      fullScreen
      closeOnEscape={onTop}
      onClose={onClose}
      title={file.name}
      closeButtonProps={{ 'aria-label': 'Close' }}
      onKeyDown={(event) => {
        // In a video, the arrow keys seek instead.
        if (event.target instanceof HTMLMediaElement) return;
        if (event.key === 'ArrowRight') go(1);
        else if (event.key === 'ArrowLeft') go(-1);
      }}
    >
      <FileBody key={file.file_id} file={file} />
      <Group justify="space-between" mt={16}>
        <Group gap={8}>
          <Button
            variant="default"
            leftSection={<IconChevronLeft size={16} />}
            {...enabledIf(place > 0, () => go(-1))}
          >
            Previous
          </Button>
          <Button
            variant="default"
            rightSection={<IconChevronRight size={16} />}
            {...enabledIf(place < files.length - 1, () => go(1))}
          >
            Next
          </Button>
          <Text size="sm" className="tabular" aria-live="polite">
            {place + 1} of {files.length}
          </Text>
        </Group>
        <Button leftSection={<IconDownload size={16} />} onClick={() => void downloadFile(file)}>
          Download
        </Button>
      </Group>
    </Modal>
  );
}

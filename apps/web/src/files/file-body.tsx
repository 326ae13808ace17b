import { Skeleton, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import { decodeText } from './decode-text.ts';
import { useSignedUrl } from './file-url.ts';
import classes from './files.module.css';

/** The file itself, if a browser can show its type; otherwise a message. */
export function FileBody({ file }: { file: FileReference }) {
  const { url, failed } = useSignedUrl(file);
  if (failed) return <Unshown>This file can’t be displayed. Try again.</Unshown>;
  if (!url) return <Skeleton height={240} aria-label="Loading the file" />;
  return <Shown file={file} url={url} />;
}

function Unshown({ children }: { children: string }) {
  return (
    <Text c="var(--op-muted)" ta="center" py={24}>
      {children}
    </Text>
  );
}

function Shown({ file, url }: { file: FileReference; url: string }) {
  const [broken, setBroken] = useState(false);
  const onError = () => setBroken(true);
  if (broken && file.file_type === 'VIDEO')
    return <Unshown>Your browser can’t play this video. Download it to watch it.</Unshown>;
  if (broken) return <Unshown>This file can’t be displayed. Download it to open it.</Unshown>;
  if (file.file_type === 'IMAGE')
    return <img className={classes.preview} src={url} alt={file.name} onError={onError} />;
  if (file.file_type === 'VIDEO') {
    // biome-ignore lint/a11y/useMediaCaption: people's own films come without captions
    return <video className={classes.preview} src={url} controls onError={onError} />;
  }
  if (file.mime_type.startsWith('audio/')) {
    // biome-ignore lint/a11y/useMediaCaption: people's own recordings come without captions
    return <audio src={url} controls style={{ width: '100%' }} onError={onError} />;
  }
  if (file.mime_type === 'application/pdf' && navigator.pdfViewerEnabled)
    return <Pdf file={file} url={url} onError={onError} />;
  if (file.mime_type === 'text/plain') return <PlainText url={url} onError={onError} />;
  return <Unshown>No preview for this kind of file. Download it to open it.</Unshown>;
}

/**
 * Shows a PDF in the browser's own viewer. The signed URL would download it, so its bytes are fetched and
 * always shown as a PDF, whatever type the file claims to be.
 */
function Pdf({ file, url, onError }: { file: FileReference; url: string; onError: () => void }) {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let alive = true;
    bytesOf(url).then((bytes) => {
      if (!alive) return;
      made = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
      setShown(made);
    }, onError);
    return () => {
      alive = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [url]);
  return shown ? (
    <iframe className={classes.frame} src={shown} title={file.name} />
  ) : (
    <Skeleton height={240} aria-label="Loading the file" />
  );
}

/** Shows the start of a text file, up to 100 KB. */
function PlainText({ url, onError }: { url: string; onError: () => void }) {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let alive = true;
    bytesOf(url).then((bytes) => alive && setText(decodeText(bytes.slice(0, 100_000))), onError);
    return () => {
      alive = false;
    };
  }, [url]);
  return text === null ? <Skeleton height={120} /> : <pre className={classes.text}>{text}</pre>;
}

async function bytesOf(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(String(response.status));
  return response.arrayBuffer();
}

import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import { useSignedUrl } from '#files/file-url.ts';
import { FullScreen } from '#files/media-viewer.tsx';
import classes from './chat.module.css';

/** The pictures of a message. Pressing one shows it large, with buttons to the others. */
export function ChatPictures({ files }: { files: readonly FileReference[] }) {
  const [shown, setShown] = useState<string | null>(null);
  if (files.length === 0) return null;
  return (
    <>
      <div className={classes.pictures}>
        {files.map((file) => (
          <Picture key={file.file_id} file={file} onShow={() => setShown(file.file_id)} />
        ))}
      </div>
      {shown === null ? null : <FullScreen files={files} first={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function Picture({ file, onShow }: { file: FileReference; onShow: () => void }) {
  const { url } = useSignedUrl(file, true);
  const [broken, setBroken] = useState(false);
  return (
    <UnstyledButton className={classes.picture ?? ''} aria-label={`View ${file.name}`} onClick={onShow}>
      {url && !broken ? <img src={url} alt="" onError={() => setBroken(true)} /> : <span>{file.name}</span>}
    </UnstyledButton>
  );
}

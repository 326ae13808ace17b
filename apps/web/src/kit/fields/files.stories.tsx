import { Code, Group, Stack } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import { AttachmentsDialog } from '#files/attachments-dialog.tsx';
import { FileViewer } from '#files/file-viewer.tsx';
import { MediaViewer } from '#files/media-viewer.tsx';
import { ScanDialog } from '#files/scan/scan-dialog.tsx';
import { SlideshowMaker } from '#files/slideshow/slideshow-maker.tsx';
import { UploadDialog } from '#files/upload-dialog.tsx';
import { uploadStore } from '#files/upload-store.ts';
import { useUploads } from '#files/use-uploads.ts';
import { Opener } from '#stories/opener.tsx';
import { story } from '#stories/story.ts';
import { Uploader } from './uploader.tsx';

/** Uploads files and then shows them. */
function Sent({
  directory,
  children,
}: {
  directory: string;
  children: (files: readonly FileReference[], remove: (id: string) => void) => ReactNode;
}) {
  const id = useId();
  const owner = { id: `story:${id}`, directory, label: 'a story' };
  const uploads = useUploads(owner);
  return (
    <Stack>
      <Uploader owner={owner} uploads={uploads} onFiles={null} />
      {children(uploads.files, (file) =>
        uploadStore.set(
          owner.id,
          uploads.files.filter(({ file_id }) => file_id !== file),
        ),
      )}
    </Stack>
  );
}

function Made() {
  const [made, setMade] = useState<string>();
  return (
    <Stack>
      <SlideshowMaker
        directory="library"
        onSaved={({ slides, audio }) =>
          setMade([...slides, ...(audio ? [audio] : [])].map(({ name }) => name).join(', '))
        }
      />
      {made === undefined ? null : (
        <Code block component="output" aria-label="Saved">
          {made}
        </Code>
      )}
    </Stack>
  );
}

export const stories = [
  story('Uploader', () => (
    <Group align="flex-start">
      {(['image', 'video', 'attachment'] as const).map((kind) => (
        <Opener key={kind} label={`Upload ${kind}`}>
          {(end) => (
            <UploadDialog
              kind={kind}
              single={kind === 'image'}
              first="file"
              onClose={() => end('no')}
              onSave={(sources) => queueMicrotask(() => end('yes', sources.map(nameOf)))}
            />
          )}
        </Opener>
      ))}
    </Group>
  )),
  story('Upload progress bar', () => (
    <Sent directory="tasks">
      {(files) => <p>Arrived: {files.map(({ name }) => name).join(', ') || 'none'}</p>}
    </Sent>
  )),
  story('Attachments', () => (
    <Sent directory="tasks">
      {(files) => <Opener>{(end) => <AttachmentsDialog files={files} onClose={() => end('no')} />}</Opener>}
    </Sent>
  )),
  story('File viewer', () => (
    <Sent directory="clientdocuments">
      {(files) =>
        files.map((file) => (
          <Opener key={file.file_id} label={`View ${file.name}`}>
            {(end) => <FileViewer file={file} title="Infection control policy" onClose={() => end('no')} />}
          </Opener>
        ))
      }
    </Sent>
  )),
  story('Media viewer', () => (
    <Sent directory="tasks">{(files, remove) => <MediaViewer files={files} onRemove={remove} />}</Sent>
  )),
  story('Scan Product', () => (
    <Opener>{(end) => <ScanDialog onClose={() => end('no')} onScan={(code) => end('yes', code)} />}</Opener>
  )),
  story('Slideshow maker', () => <Made />),
];

const nameOf = (source: File | { readonly url: string }): string =>
  source instanceof File ? source.name : source.url;

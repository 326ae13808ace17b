import { FileInput } from '@mantine/core';
import { createContext, useState } from 'react';
import type { FileReference } from '#data/file-reference.ts';

/** Whether chosen files stay in the browser, as in a preview. */
export const KeepsFilesLocal = createContext(false);

const typeOf = ({ type }: File): FileReference['file_type'] =>
  type.startsWith('image/') ? 'IMAGE' : type.startsWith('video/') ? 'VIDEO' : 'FILE';

/** Chooses files without uploading them. */
export function LocalFiles({
  label,
  required,
  description,
  error,
  many,
  onChange,
}: {
  label: string;
  required: boolean;
  description?: string | undefined;
  error?: string | undefined;
  many: boolean;
  onChange: (files: readonly FileReference[]) => void;
}) {
  const [files, setFiles] = useState<File[]>([]);
  return (
    <FileInput
      label={label}
      withAsterisk={required}
      placeholder={many ? 'Add files' : 'Add file'}
      multiple
      clearable
      {...(description ? { description } : {})}
      {...(error ? { error } : {})}
      value={files}
      onChange={(chosen) => {
        const kept = many ? chosen : chosen.slice(-1);
        setFiles(kept);
        onChange(
          kept.map((file) => ({
            file_id: crypto.randomUUID(),
            directory: '',
            name: file.name,
            mime_type: file.type,
            file_type: typeOf(file),
          })),
        );
      }}
    />
  );
}

import { Input } from '@mantine/core';
import { use } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import { KeepsFilesLocal, LocalFiles } from './local-files.tsx';
import { Uploader } from './uploader.tsx';
import { useFieldUploads } from './use-field-uploads.ts';

interface Props {
  readonly label: string;
  readonly required: boolean;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  readonly directory: string;
  readonly many: boolean;
  /** Whether only pictures are accepted. */
  readonly picture: boolean;
  readonly value: readonly FileReference[];
  readonly onChange: (files: readonly FileReference[]) => void;
}

/**
 * One or several files, which are uploaded as soon as they are chosen and become part of the record when it
 * is saved. In a preview they stay in the browser.
 */
export const FilesInput = (props: Props) =>
  use(KeepsFilesLocal) ? <LocalFiles {...props} /> : <UploadedFiles {...props} />;

function UploadedFiles({
  label,
  required,
  description,
  error,
  directory,
  many,
  picture,
  value,
  onChange,
}: Props) {
  const { owner, uploads } = useFieldUploads({ label, directory, picture, many }, value, onChange);
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      required={required}
      {...(description ? { description } : {})}
      {...(error ? { error } : {})}
    >
      <Uploader
        owner={owner}
        uploads={uploads}
        look="field"
        label={label}
        inputLabel={`Choose: ${label}`}
        choose={many ? 'Add files' : value.length > 0 ? 'Change file' : 'Add file'}
        onFiles={onChange}
      />
    </Input.Wrapper>
  );
}

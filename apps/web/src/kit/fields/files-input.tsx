import { Input } from '@mantine/core';
import type { FileReference } from '#data/file-reference.ts';
import { Uploader } from './uploader.tsx';
import { useFieldUploads } from './use-field-uploads.ts';

/** One file or several, uploaded as soon as they are chosen; the record gets them on Save. */
export function FilesInput({
  label,
  required,
  description,
  error,
  directory,
  many,
  picture,
  value,
  onChange,
}: {
  label: string;
  required: boolean;
  description?: string | undefined;
  error?: string | undefined;
  directory: string;
  many: boolean;
  /** Pictures only. */
  picture: boolean;
  value: readonly FileReference[];
  onChange: (files: readonly FileReference[]) => void;
}) {
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

/** The specification's file reference. `url` is signed when needed, never stored in a page. */
export interface FileReference {
  readonly file_id: string;
  readonly directory: string;
  readonly name: string;
  readonly mime_type: string;
  readonly file_type: 'IMAGE' | 'VIDEO' | 'FILE';
  readonly isPublic?: boolean;
  readonly url?: string | null;
}

/** The input of commands that take files. */
export const fileIdsOf = (files: readonly Pick<FileReference, 'file_id'>[]): { file_id: string }[] =>
  files.map(({ file_id }) => ({ file_id }));

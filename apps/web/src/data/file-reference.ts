/** A file as the API's columns contain it. */
export interface FileReference {
  readonly file_id: string;
  readonly directory: string;
  readonly name: string;
  readonly mime_type: string;
  readonly file_type: 'IMAGE' | 'VIDEO' | 'FILE';
  readonly isPublic?: boolean;
  readonly url?: string | null;
}

/** Files as commands take them: only their ids. */
export const fileIdsOf = (files: readonly Pick<FileReference, 'file_id'>[]): { file_id: string }[] =>
  files.map(({ file_id }) => ({ file_id }));

/** Limits of one message; `messageFileBytes` is the limit of each file. */
export const messageCharacters = 5000;
export const messageFiles = 5;
export const messageFileBytes = 10 * 1024 * 1024;

export function messageTypeOf(files: readonly { readonly file_type?: unknown }[]): 'TEXT' | 'IMAGE' | 'FILE' {
  if (files.length === 0) return 'TEXT';
  return files.every(({ file_type }) => file_type === 'IMAGE') ? 'IMAGE' : 'FILE';
}

/** @returns The first 200 characters of a message; for a message without text, the number of files. */
export const messageLine = (message: string, files: number): string =>
  message.slice(0, 200) || (files === 1 ? 'A file' : `${files} files`);

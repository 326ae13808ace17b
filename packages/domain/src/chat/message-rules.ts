/** The maximum number of characters and of files in one message, and the maximum bytes of each file. */
export const messageCharacters = 5000;
export const messageFiles = 5;
export const messageFileBytes = 10 * 1024 * 1024;

/** The type of a message, determined by its files. */
export function messageTypeOf(files: readonly { readonly file_type?: unknown }[]): 'TEXT' | 'IMAGE' | 'FILE' {
  if (files.length === 0) return 'TEXT';
  return files.every(({ file_type }) => file_type === 'IMAGE') ? 'IMAGE' : 'FILE';
}

/** The text that stands for a message without text where only one line is shown. */
export const messageLine = (message: string, files: number): string =>
  message.slice(0, 200) || (files === 1 ? 'A file' : `${files} files`);

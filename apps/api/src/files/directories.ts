import { register } from '@operatory/domain';

/** Directories in which only commands store files. */
const others = ['clientdocuments', 'library', 'chats'] as const;

/**
 * The allowed directories, taken from the resources' file fields. A directory must be in this list; it is never a path from the
 * request.
 */
const directories: ReadonlySet<string> = new Set([
  ...register
    .flatMap(({ fields = {} }) => Object.values(fields))
    .flatMap((field) => (field?.kind === 'file' || field?.kind === 'files' ? [field.directory] : [])),
  ...others,
]);

export const isDirectory = (name: string): boolean => directories.has(name);

import { register } from '@operatory/domain';

/** Where only commands put files. */
const others = ['clientdocuments', 'library', 'chats'] as const;

/** Where files may be put: as the register's fields say. A directory is a word of this list, never a path from the request. */
const directories: ReadonlySet<string> = new Set([
  ...register
    .flatMap(({ fields = {} }) => Object.values(fields))
    .flatMap((field) => (field?.kind === 'file' || field?.kind === 'files' ? [field.directory] : [])),
  ...others,
]);

export const isDirectory = (name: string): boolean => directories.has(name);

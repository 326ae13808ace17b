import { register } from '@operatory/domain';

/** Directories that no file field of a resource has. */
const others = ['clientdocuments', 'library', 'chats'] as const;

/** Files can be uploaded only to these directories, so a request can never name any other path. */
const directories: ReadonlySet<string> = new Set([
  ...register
    .flatMap(({ fields = {} }) => Object.values(fields))
    .flatMap((field) => (field?.kind === 'file' || field?.kind === 'files' ? [field.directory] : [])),
  ...others,
]);

export const isDirectory = (name: string): boolean => directories.has(name);

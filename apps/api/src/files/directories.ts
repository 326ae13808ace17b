import { register } from '@operatory/domain';

/** Directories that the specification names and no field does. */
const besides = ['clientdocuments', 'library', 'chats', 'sterilization_machine_image'];
const ofFields = register.flatMap(({ fields = {} }) =>
  Object.values(fields).flatMap((field) =>
    field && (field.kind === 'file' || field.kind === 'files') ? [field.directory] : [],
  ),
);
/** Where files may be put. A directory is a word of these, never a path from the request. */
const directories: ReadonlySet<string> = new Set([...ofFields, ...besides]);

export const isDirectory = (name: string): boolean => directories.has(name);

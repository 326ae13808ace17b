import type { FileReference } from '#data/file-reference.ts';
import { graphql } from '#data/graphql.ts';
import type { RecordRow } from '#kit/resource/from-resource.tsx';

/** A document with the columns of its list and the file. */
export type UserDocument = RecordRow & { readonly name: string; readonly document: FileReference };

export interface DocumentInput {
  readonly name: string;
  readonly document: unknown;
  readonly notes: string | null;
}
export const addDocument = graphql(`
  mutation addUserDocument($object: user_documents_insert_input!) { insert_user_documents_one(object: $object) { id } }
`);
export const changeDocument = graphql(`
  mutation changeUserDocument($id: uuid!, $set: user_documents_set_input!) {
    update_user_documents_by_pk(pk_columns: { id: $id }, _set: $set) { id }
  }
`);
export const deleteDocument = graphql(
  'mutation deleteUserDocument($id: uuid!) { delete_user_documents_by_pk(id: $id) { id } }',
);

import type { BoolExp } from '@operatory/resource';
import { graphql } from '#data/graphql.ts';
import type { FileReference } from '#files/file-reference.ts';
import { type PersonName, personNameFields } from '../person-rows.ts';

export interface UserDocument {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  readonly document: FileReference;
  readonly notes: string | null;
  readonly created_at: string;
  readonly deleted_at: string | null;
  readonly created_by_user: PersonName | null;
  /** What the rules on who may change it ask about. */
  readonly user: { readonly j_users_clinics: readonly { readonly clinic_id: string }[] } | null;
}

export const pageSize = 10;

export const liveDocuments = graphql<
  { user_documents: readonly UserDocument[] },
  { where: BoolExp; limit: number; offset: number }
>(`
  subscription userDocuments($where: user_documents_bool_exp!, $limit: Int!, $offset: Int!) {
    user_documents(where: $where, order_by: [{ created_at: desc }, { id: desc }], limit: $limit, offset: $offset) {
      id user_id name document notes created_at deleted_at
      created_by_user { ${personNameFields} }
      user { id j_users_clinics { clinic_id } }
    }
  }
`);
export const liveDocumentCount = graphql<
  { user_documents_aggregate: { aggregate: { count: number } } },
  { where: BoolExp }
>(`
  subscription userDocumentCount($where: user_documents_bool_exp!) {
    user_documents_aggregate(where: $where) { aggregate { count } }
  }
`);

export interface DocumentInput {
  readonly name: string;
  readonly document: unknown;
  readonly notes: string | null;
}
export const addDocument = graphql<
  { insert_user_documents_one: { id: string } | null },
  { object: DocumentInput & { user_id: string } }
>(`
  mutation addUserDocument($object: user_documents_insert_input!) { insert_user_documents_one(object: $object) { id } }
`);
export const changeDocument = graphql<
  { update_user_documents_by_pk: { id: string } | null },
  { id: string; set: Partial<DocumentInput> }
>(`
  mutation changeUserDocument($id: uuid!, $set: user_documents_set_input!) {
    update_user_documents_by_pk(pk_columns: { id: $id }, _set: $set) { id }
  }
`);
export const deleteDocument = graphql<{ delete_user_documents_by_pk: { id: string } | null }, { id: string }>(
  'mutation deleteUserDocument($id: uuid!) { delete_user_documents_by_pk(id: $id) { id } }',
);

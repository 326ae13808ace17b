import {
  cancelDocument,
  type DocumentRelation,
  type DocumentViewer,
  decideDocument,
  documentRelation,
  mayHandOut,
  reviseDocument,
  roleOf,
} from '@operatory/domain';
import type { ClientDocument } from './document-query.ts';

/** The user's rights on a document, by the same rules as the server's. */
export interface DocumentRights {
  readonly relation: DocumentRelation;
  readonly decides: boolean;
  readonly revises: boolean;
  readonly cancels: boolean;
  readonly handsOut: boolean;
}
export type RightsDocument = Pick<ClientDocument, 'status' | 'created_by_user_id'> & {
  readonly client_document_approvers: readonly { readonly user_id: string }[];
  /** Contains the current version only. */
  readonly client_document_versions: readonly { readonly created_by_user_id: string }[];
};

const relationTo = (document: RightsDocument, viewer: DocumentViewer): DocumentRelation =>
  documentRelation(
    {
      created_by_user_id: document.created_by_user_id,
      approver_user_ids: document.client_document_approvers.map(({ user_id }) => user_id),
      // A confidential document needs no check here: clinic admins can see only those that they made or
      // approve.
      is_confidential: false,
    },
    viewer,
  );
const isAuthor = ({ client_document_versions: [current] }: RightsDocument, { user_id }: DocumentViewer) =>
  current?.created_by_user_id === user_id;

/**
 * Whether the user is asked to approve their own text. Only an admin of the whole client may, if there is
 * no other admin.
 */
export function mustApproveOwnText(document: RightsDocument, viewer: DocumentViewer): boolean {
  const { approver, maker } = relationTo(document, viewer);
  const mayBeOnlyAdmin = roleOf(viewer.role).actsAs === 'client_admin';
  return document.status === 'PENDING' && approver && (maker || isAuthor(document, viewer)) && mayBeOnlyAdmin;
}

export function documentRights(
  document: RightsDocument,
  viewer: DocumentViewer,
  isOnlyAdmin: boolean,
): DocumentRights {
  const { status } = document;
  const relation = relationTo(document, viewer);
  const decider = { ...relation, maker: relation.maker || isAuthor(document, viewer) };
  return {
    relation,
    decides: decideDocument(status, decider, { isOnlyAdmin }).ok,
    revises: reviseDocument(status, relation, 'changed').ok,
    cancels: cancelDocument(status, relation).ok,
    handsOut: status === 'APPROVED' && mayHandOut(relation).ok,
  };
}

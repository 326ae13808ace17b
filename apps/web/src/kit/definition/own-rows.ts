import type { Module } from '@operatory/domain';
import { type BoolExp, eq, or } from '@operatory/resource';

/** Columns that name the people who have a document in their Inbox: its reader or signer, its witness, its last signer. */
const inboxOf = ['user_id', 'witness_user_id', 'admin_signer_user_id'];

/** The rows of `My roster`, of the Inbox and the like are the person's own; of other modules' lists all that they may read. */
export const ownRows = ({ name }: Pick<Module, 'name'>, userId: string): BoolExp | undefined => {
  if (name === 'client_document_assignments') return or(...inboxOf.map((column) => eq(column, userId)));
  return name.startsWith('my-') ? eq('user_id', userId) : undefined;
};

import type { Module } from '@operatory/domain';
import { type BoolExp, eq, or } from '@operatory/resource';

/**
 * The columns with the people in whose Inbox a document appears: its assignee, its witness, and the admin who
 * signs.
 */
const inboxOf = ['user_id', 'witness_user_id', 'admin_signer_user_id'];

/**
 * The condition that limits `My roster`, the Inbox and similar lists to the user's own rows; undefined for
 * other modules.
 */
export const ownRows = ({ name }: Pick<Module, 'name'>, userId: string): BoolExp | undefined => {
  if (name === 'client_document_assignments') return or(...inboxOf.map((column) => eq(column, userId)));
  return name.startsWith('my-') ? eq('user_id', userId) : undefined;
};

import { type Grant, matches, type SelectRule, selectRuleOf } from '@operatory/resource';
import { hasGrant } from '../permissions/effective.ts';
import { isRole } from '../permissions/roles.ts';
import { allowIf, type Result } from '../refusal.ts';
import { client } from './client.resource.ts';

/** An organisation's contact data and number. */
export const clientContact = [
  'website',
  'email',
  'phone',
  'landline',
  'address',
  'poc_name',
  'poc_email',
  'poc_phone',
  'abn',
] as const;

/**
 * The columns of a client that platform staff may write. Its images belong to its own files, and the client itself decides from where
 * its users may sign in.
 */
export const staffWrites = [
  ...clientContact,
  'account_manager_user_id',
  'client_source_id',
  'team_id',
] as const;
export type StaffWrite = (typeof staffWrites)[number];

/** The user who reads or edits clients. */
export interface ClientEditor {
  readonly user_id: string;
  readonly role: string;
  readonly grants: Pick<ReadonlySet<Grant>, 'has'>;
}

/** The rule that lets this user read the clients of all tenants, or undefined if none does. */
function acrossTenants({ role, grants }: Omit<ClientEditor, 'user_id'>): SelectRule | undefined {
  const permissions = isRole(role) ? client.permissions[role] : undefined;
  const rule = selectRuleOf(permissions, (grant) => grants.has(grant));
  return rule?.acrossTenants ? rule : undefined;
}

/** The columns that a platform user may change of the clients they read; nobody may write columns they cannot see. */
export function clientColumnsOf(editor: Omit<ClientEditor, 'user_id'>): readonly StaffWrite[] {
  const rule = acrossTenants(editor);
  if (!rule || !hasGrant(editor.grants, 'clients', 'EDIT')) return [];
  const { columns } = rule;
  return staffWrites.filter((column) => columns === '*' || columns.includes(column));
}

/** Whether a platform user may read this client. */
export function readsClient(
  editor: ClientEditor,
  row: { readonly account_manager_user_id: string | null },
): boolean {
  const rule = acrossTenants(editor);
  return rule !== undefined && matches(rule.filter, row, { session: { 'x-hasura-user-id': editor.user_id } });
}

export const mayEditClient = (editor: ClientEditor, columns: readonly string[]): Result => {
  const open: readonly string[] = clientColumnsOf(editor);
  return allowIf(open.length > 0 && columns.every((column) => open.includes(column)), 'no_permission');
};

/** A team size must cover all current members. `size` is null if there is no limit. */
export const mayHaveTeam = (size: number | null, taken: number): Result =>
  allowIf(size === null || taken <= size, 'team_too_small');

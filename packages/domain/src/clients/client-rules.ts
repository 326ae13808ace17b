import { type Grant, matches, type SelectRule, selectRuleOf } from '@operatory/resource';
import { hasGrant } from '../permissions/effective.ts';
import { isRole } from '../permissions/roles.ts';
import { allowIf, type Result } from '../refusal.ts';
import { client } from './client.resource.ts';

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
 * Columns of a client that the platform's staff may write. Not among them: images, which belong to the
 * client's own files, and the IP settings, which the client decides on.
 */
export const staffWrites = [
  ...clientContact,
  'account_manager_user_id',
  'client_source_id',
  'team_id',
] as const;
export type StaffWrite = (typeof staffWrites)[number];

export interface ClientEditor {
  readonly user_id: string;
  readonly role: string;
  readonly grants: Pick<ReadonlySet<Grant>, 'has'>;
}

/** The rule by which the user reads clients of all tenants; undefined if there is none. */
function acrossTenants({ role, grants }: Omit<ClientEditor, 'user_id'>): SelectRule | undefined {
  const permissions = isRole(role) ? client.permissions[role] : undefined;
  const rule = selectRuleOf(permissions, (grant) => grants.has(grant));
  return rule?.acrossTenants ? rule : undefined;
}

/** @returns The columns that a platform user may change. Nobody may write columns that they cannot see. */
export function clientColumnsOf(editor: Omit<ClientEditor, 'user_id'>): readonly StaffWrite[] {
  const rule = acrossTenants(editor);
  if (!rule || !hasGrant(editor.grants, 'clients', 'EDIT')) return [];
  const { columns } = rule;
  return staffWrites.filter((column) => columns === '*' || columns.includes(column));
}

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

/** A new team size must have a seat for each current member. `size` is null if there is no limit. */
export const mayHaveTeam = (size: number | null, taken: number): Result =>
  allowIf(size === null || taken <= size, 'team_too_small');

import { type Grant, matches, selectRuleOf } from '@operatory/resource';
import { hasGrant } from '../permissions/effective.ts';
import { isRole } from '../permissions/roles.ts';
import { allowed, allowIf, type Result, refuse } from '../refusal.ts';
import { lead } from './lead.resource.ts';

export type LeadStatus = 'NEW' | 'CONTACTED' | 'QUALIFIED' | 'CONVERTED' | 'LOST';
/** In the order of the work. */
export const openLeadStatuses = ['NEW', 'CONTACTED', 'QUALIFIED'] as const satisfies readonly LeadStatus[];
export type OpenLeadStatus = (typeof openLeadStatuses)[number];

const isOpen = (status: LeadStatus): status is OpenLeadStatus =>
  openLeadStatuses.some((open) => open === status);

/** An enquiry with the same email or phone is added to an open lead that is at most this many days old. */
export const sameLeadDays = 30;

function openOnly(status: LeadStatus): Result {
  if (status === 'CONVERTED') return refuse('lead_converted');
  return allowIf(status !== 'LOST', 'lead_lost');
}

/** Open leads move only forward, and may skip a step. */
export function moveLead(from: LeadStatus, to: OpenLeadStatus): Result {
  const open = openOnly(from);
  if (!open.ok) return open;
  const at = (status: LeadStatus) => openLeadStatuses.findIndex((one) => one === status);
  return allowIf(at(to) > at(from), 'lead_moved');
}
export const assignLead = openOnly;
export const loseLead = openOnly;
/** A lost lead must be reopened before it can become a client. */
export const convertLead = openOnly;
export function reopenLead(from: LeadStatus): Result {
  if (from === 'CONVERTED') return refuse('lead_converted');
  return isOpen(from) ? refuse('lead_open') : allowed;
}

export interface LeadEditor {
  readonly user_id: string;
  readonly role: string;
  readonly grants: Pick<ReadonlySet<Grant>, 'has'>;
}

/** @returns True if the user can read the lead. Salespeople see only their own and unassigned ones. */
export function readsLead(
  { user_id, role, grants }: LeadEditor,
  row: { readonly assigned_to_user_id: string | null },
): boolean {
  const permissions = isRole(role) ? lead.permissions[role] : undefined;
  const rule = selectRuleOf(permissions, (grant) => grants.has(grant));
  return rule !== undefined && matches(rule.filter, row, { session: { 'x-hasura-user-id': user_id } });
}

export const mayEditLeads = ({ grants }: LeadEditor): Result =>
  allowIf(hasGrant(grants, 'leads', 'EDIT'), 'no_permission');
export const mayAddClients = ({ grants }: LeadEditor): Result =>
  allowIf(hasGrant(grants, 'clients', 'ADD'), 'no_permission');

import type { Grant } from '@operatory/resource';
import type { Grantee, RoleGrant } from '../events/recipients.ts';
import { hasGrant } from '../permissions/effective.ts';
import { type Role, roleOf } from '../permissions/roles.ts';
import { allowed, allowIf, type Result, refuse } from '../refusal.ts';
import { messageFiles } from './message-rules.ts';

export const chatModule = 'clinic-chats';
export const groupChatModule = 'clinic-chat-groups';
export const groupMembers = 500;

export interface ChatViewer {
  readonly user_id: string;
  readonly role: Role;
  readonly grants: Pick<ReadonlySet<Grant>, 'has'>;
  readonly clinic_ids: readonly string[];
}
type Module = typeof chatModule | typeof groupChatModule;

const runsTheClient = (role: Role): boolean => roleOf(role).actsAs === 'client_admin';
const shares = ({ role, clinic_ids }: RoleGrant, viewer: ChatViewer): boolean =>
  runsTheClient(role) ||
  runsTheClient(viewer.role) ||
  clinic_ids === null ||
  clinic_ids.some((id) => viewer.clinic_ids.includes(id));

/**
 * @returns True if the user may write to this person, or add them to a group. The person needs VIEW, and both
 * must share a clinic unless one of them has a role for the whole organisation.
 */
export const isReachable = (viewer: ChatViewer, other: Grantee, module: Module = chatModule): boolean =>
  other.user_id !== viewer.user_id &&
  other.roleGrants.some((link) => hasGrant(link.grants, module, 'VIEW') && shares(link, viewer));

/** `other` is undefined for a person who is blocked or does not exist. */
export function mayWriteTo(viewer: ChatViewer, id: string, other: Grantee | undefined): Result {
  if (id === viewer.user_id) return refuse('chat_self');
  if (!hasGrant(viewer.grants, chatModule, 'VIEW')) return refuse('no_permission');
  return allowIf(other !== undefined && isReachable(viewer, other), 'chat_unreachable');
}

export function maySend(message: string, files: number): Result {
  if (message === '' && files === 0) return refuse('order_message_required');
  return allowIf(files <= messageFiles, 'order_message_files');
}

export interface ChatMessageFacts {
  readonly author_id: string;
  readonly message_type: string;
  readonly is_deleted: boolean;
}
/** Only the author may delete a message, and only once. */
export function mayDeleteChatMessage({ author_id, is_deleted }: ChatMessageFacts, userId: string): Result {
  if (author_id !== userId) return refuse('no_permission');
  return allowIf(!is_deleted, 'order_message_gone');
}
export function mayEditChatMessage(message: ChatMessageFacts, userId: string, text: string): Result {
  const may = mayDeleteChatMessage(message, userId);
  if (!may.ok) return may;
  if (message.message_type !== 'TEXT') return refuse('order_message_only_text');
  return allowIf(text !== '', 'order_message_required');
}

/** @returns The mentioned people who are members, except the author. */
export const mentionsOf = (
  mentioned: readonly string[],
  members: ReadonlySet<string>,
  author: string,
): readonly string[] => [...new Set(mentioned)].filter((id) => id !== author && members.has(id));

export interface ChatGroupFacts {
  /** Null for a group of the whole organisation. */
  readonly clinic_id: string | null;
  readonly created_by_user_id: string;
}
/**
 * Adding a group needs ADD: for one clinic, the user must work there; for the whole organisation, their role
 * must be for the whole organisation.
 */
export function mayAddGroup(viewer: ChatViewer, clinicId: string | null): Result {
  if (!hasGrant(viewer.grants, groupChatModule, 'ADD')) return refuse('no_permission');
  const near = clinicId === null ? runsTheClient(viewer.role) : viewer.clinic_ids.includes(clinicId);
  return allowIf(near, 'chat_clinic_not_yours');
}

/** @returns True if a user may see the name and members of a group that they are not a member of. */
export function seesGroup({ clinic_id }: ChatGroupFacts, viewer: ChatViewer): boolean {
  if (!hasGrant(viewer.grants, groupChatModule, 'VIEW')) return false;
  if (runsTheClient(viewer.role)) return true;
  const managesClinic = roleOf(viewer.role).actsAs === 'clinic_admin';
  return managesClinic && (clinic_id === null || viewer.clinic_ids.includes(clinic_id));
}

/**
 * A group is managed by its maker, and by users with ADD who run the whole organisation or manage the group's
 * clinic.
 */
export function mayManageGroup(group: ChatGroupFacts, viewer: ChatViewer): Result {
  const isMaker = group.created_by_user_id === viewer.user_id;
  if (isMaker && hasGrant(viewer.grants, groupChatModule, 'VIEW')) return allowed;
  const isOfAll = group.clinic_id === null;
  const isInReach = seesGroup(group, viewer) && (runsTheClient(viewer.role) || !isOfAll);
  return allowIf(isInReach && hasGrant(viewer.grants, groupChatModule, 'ADD'), 'no_permission');
}

/**
 * @returns The people who will be added. People who are already members are left out; one person without
 * access to Group chat refuses the whole request.
 */
export function peopleToAdd(
  wanted: readonly string[],
  members: ReadonlySet<string>,
  isAllowed: (id: string) => boolean,
): Result<readonly string[]> {
  const fresh = [...new Set(wanted)].filter((id) => !members.has(id));
  if (wanted.length > 0 && fresh.length === 0) return refuse('user_already_there');
  if (!fresh.every(isAllowed)) return refuse('chat_group_lacks_view');
  if (members.size + fresh.length > groupMembers) return refuse('chat_group_full');
  return { ok: true, value: fresh };
}

/**
 * Who becomes the maker of a group whose maker has left. `members` are the remaining members,
 * longest-standing first: the first one with access to groups, or else the first one. Null for an empty
 * group.
 */
export const nextMaker = (members: readonly string[], people: ReadonlyMap<string, Grantee>): string | null =>
  members.find((id) =>
    people.get(id)?.roleGrants.some(({ grants }) => hasGrant(grants, groupChatModule, 'VIEW')),
  ) ??
  members[0] ??
  null;

/** A text that identifies a conversation: `u:` and the other person's id, or `g:` and the group's. */
export const chatKey = (chat: { readonly user_id: string } | { readonly group_id: string }): string =>
  'user_id' in chat ? `u:${chat.user_id}` : `g:${chat.group_id}`;

/** Conversations are stored with the lower id first. */
export const chatPair = (one: string, other: string): { readonly low: string; readonly high: string } =>
  one < other ? { low: one, high: other } : { low: other, high: one };

/**
 * @returns The new value of a read or delivered mark: marks never move back, and never past the newest
 * message.
 */
export const markAt = (asked: number, before: number, last: number): number =>
  Math.max(before, Math.min(asked, last));

import type { FormField } from '#kit/definition/list-definition.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';

export const inviteNames = [
  'email',
  'phone',
  'first_name',
  'last_name',
  'middle_name',
  'service_type',
  'display_name',
] as const;
export type InviteName = (typeof inviteNames)[number];

const all = resourceOf('users').fields ?? {};

/**
 * The fields of a new account. The email is required, and an empty display name is replaced by first and last
 * name.
 */
export const inviteFields: readonly FormField[] = inviteNames.map((name) => {
  const field = all[name] ?? { kind: 'text' };
  if (name === 'email') return { name, field: { ...field, readOnly: false, required: true } };
  if (name === 'display_name')
    return { name, field: { ...field, required: false, hint: 'Leave empty to use first and last name' } };
  return { name, field };
});

import type { RowRun } from '../define.ts';

/** `access_changed` comes to the bell; the others are mailed. What a mail is about is said by `what`. */
export type AccountEvent = 'user_invited' | 'security' | 'access_changed';
export type AccountMatter = 'password' | 'pin' | 'unblocked' | 'roles' | 'lines' | 'email';

/** Tells a person of their own account. */
export function tellPerson(
  { emit }: Pick<RowRun, 'emit'>,
  name: AccountEvent,
  userId: string,
  what?: AccountMatter,
  more: Readonly<Record<string, string>> = {},
): void {
  emit({
    name,
    entity: 'users',
    entityId: userId,
    clinicId: null,
    payload: { user_id: userId, ...(what ? { what } : {}), ...more },
  });
}

/** A line of the audit log about a person. */
export function auditPerson(
  { note }: Pick<RowRun, 'note'>,
  userId: string,
  action: string,
  from: Readonly<Record<string, unknown>> = {},
  to: Readonly<Record<string, unknown>> = {},
): void {
  note('audit_log', { action, table_name: 'users', row_id: userId, from_value: from, to_value: to });
}

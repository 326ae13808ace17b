import { type DomainEvent, domainEvent, type EventDetails, type EventsEmailedTo } from '@operatory/domain';
import type { RowContext } from '../define.ts';

export function emitAccountEvent<Name extends EventsEmailedTo<'account'>>(
  { emit }: Pick<RowContext, 'emit'>,
  name: Name,
  user_id: string,
  details: EventDetails<Name>,
): void {
  emit(domainEvent(name, { id: user_id, clinic_id: null }, { user_id, ...details }));
}

export const accessChanged = (user_id: string, what: 'roles' | 'lines'): DomainEvent<'access_changed'> => ({
  name: 'access_changed',
  entityId: user_id,
  clinicId: null,
  payload: { user_id, what },
});

export function auditPerson(
  { record }: Pick<RowContext, 'record'>,
  userId: string,
  action: string,
  from: Readonly<Record<string, unknown>> = {},
  to: Readonly<Record<string, unknown>> = {},
): void {
  record('audit_log', { action, table_name: 'users', row_id: userId, from_value: from, to_value: to });
}

import { type AnyResource, labelOf, toText } from '@operatory/resource';

/** A changed field of an audit log entry. `from` and `to` are texts for display. */
export interface AuditChange {
  readonly name: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

const secret = /password|passcode|secret|token|hash|_key$|^key$|^pin$/i;
/** Shown instead of encrypted values and of secrets. */
const hidden = '••••';

const isEncrypted = (value: unknown): boolean =>
  value !== undefined && JSON.stringify(value).includes('enc::');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * @returns The changed fields of an audit log entry, with their labels. An encrypted value counts as changed,
 * because the log contains only changed values.
 */
export function auditChanges(
  resource: Pick<AnyResource, 'fields'> | undefined,
  from: unknown,
  to: unknown,
  timeZone = 'UTC',
): readonly AuditChange[] {
  const before = isRecord(from) ? from : {};
  const after = isRecord(to) ? to : {};
  const words = (name: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '';
    if (secret.test(name) || isEncrypted(value)) return hidden;
    const field = resource?.fields?.[name];
    if (field && field.kind !== 'reference') return toText(field, value, { timeZone });
    return plainly(value);
  };
  const isChanged = (name: string): boolean =>
    (isEncrypted(before[name]) && isEncrypted(after[name])) ||
    words(name, before[name]) !== words(name, after[name]);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(isChanged).map((name) => ({
    name,
    label: labelOf(name, resource?.fields?.[name]),
    from: words(name, before[name]),
    to: words(name, after[name]),
  }));
}

/**
 * @returns The text of a value without a known field: lists show their elements, objects their properties.
 */
function plainly(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainly).join(', ');
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, inner]) => `${labelOf(name)}: ${secret.test(name) ? hidden : plainly(inner)}`)
      .join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === null || value === undefined ? '' : String(value);
}

/** For example, `email_changed` becomes `Email changed`. */
export function auditAction(action: string): string {
  const words = action
    .replaceAll('_', ' ')
    .replace(/\bemail\b/g, 'email')
    .replace(/\bpin\b/g, 'PIN');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

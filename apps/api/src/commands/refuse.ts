import { type MessageCode, messageOf, type Result } from '@operatory/domain';
import { Refusal } from '../errors/refusal.ts';

/** Refuses with the specified sentence of a code. */
export const refused = (code: MessageCode, words: Readonly<Record<string, string>> = {}): Refusal =>
  new Refusal(code, messageOf(code, words));

/** Goes on only when `holds`. */
export function must(holds: boolean, code: MessageCode): void {
  if (!holds) throw refused(code);
}

/** A rule's value, or its refusal thrown. */
export function allow<Value>(result: Result<Value>): Value {
  if (!result.ok) throw refused(result.code);
  return result.value;
}

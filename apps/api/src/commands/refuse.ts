import { type MessageCode, messageOf, type Result } from '@operatory/domain';
import { Refusal } from '../errors/refusal.ts';

/** A refusal with the specified message of a code. */
export const refused = (code: MessageCode, words: Readonly<Record<string, string>> = {}): Refusal =>
  new Refusal(code, messageOf(code, words));

/** Throws a refusal with this code unless `holds`. */
export function assertRule(holds: boolean, code: MessageCode): void {
  if (!holds) throw refused(code);
}

/** The value of a rule's result. @throws Refusal with the rule's code */
export function requireOk<Value>(result: Result<Value>): Value {
  if (!result.ok) throw refused(result.code);
  return result.value;
}

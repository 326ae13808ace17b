import { type MessageCode, messageOf, type Result } from '@operatory/domain';
import { Refusal } from '../errors/refusal.ts';

/** @param words values for the placeholders of the message */
export const refused = (code: MessageCode, words: Readonly<Record<string, string>> = {}): Refusal =>
  new Refusal(code, messageOf(code, words));

export function assertRule(holds: boolean, code: MessageCode): void {
  if (!holds) throw refused(code);
}

/** @throws Refusal with the rule's code */
export function requireOk<Value>(result: Result<Value>): Value {
  if (!result.ok) throw refused(result.code);
  return result.value;
}

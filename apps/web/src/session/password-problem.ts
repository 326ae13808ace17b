import { messages, passwordRule } from '@operatory/domain';

/**
 * The message for a password that the server would refuse; undefined when it may be accepted (only the server knows the names it must
 * not contain).
 */
export function passwordProblem(password: string): string | undefined {
  const rule = passwordRule(password);
  return rule.ok ? undefined : messages[rule.code];
}

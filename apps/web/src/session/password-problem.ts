import { messages, passwordRule } from '@operatory/domain';

/**
 * The message for a password that the server would refuse; undefined if it may accept it. Only the server can
 * check for names that a password must not contain.
 */
export function passwordProblem(password: string): string | undefined {
  const rule = passwordRule(password);
  return rule.ok ? undefined : messages[rule.code];
}

import { messages, passwordRule } from '@operatory/domain';

/** The sentence for a password that the server would refuse; undefined when it may do (the server knows whose name it must not be). */
export function passwordProblem(password: string): string | undefined {
  const rule = passwordRule(password);
  return rule.ok ? undefined : messages[rule.code];
}

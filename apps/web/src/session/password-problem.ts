import { messages } from '@operatory/domain';

/** A sentence for a password that the server would refuse by its length; undefined when it may do. */
export function passwordProblem(password: string): string | undefined {
  if (password.length < 8) return messages.password_too_short;
  if (password.length > 128) return messages.password_too_long;
  return undefined;
}

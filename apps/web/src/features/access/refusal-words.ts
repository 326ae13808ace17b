import type { AccessRefusal } from '@operatory/domain';
import { CombinedError } from 'urql';

const words: Readonly<Record<AccessRefusal, string>> = {
  no_edit: 'You can view this, but you can’t change it.',
  stale: 'Someone else has just saved changes.',
  higher_role: 'You can’t change a role above your own.',
  elsewhere: 'This belongs to another clinic, or to the whole organisation.',
  not_available: 'One of these actions isn’t available for this role or plan.',
  not_held: 'You can’t grant access that you don’t have yourself.',
  last_editor: 'At least one person must be able to change roles for the whole organisation.',
};

const isRefusal = (code: string): code is AccessRefusal => Object.hasOwn(words, code);

/** The message for the code of a refusal; null without a code, or for a code that has no message. */
export const refusalInWords = (code: string | null): string | null =>
  code !== null && isRefusal(code) ? words[code] : null;

/** The code of the reason why a command was refused; null for any other error. */
export function accessRefusal(error: unknown): string | null {
  if (!(error instanceof CombinedError)) return null;
  const refusal = error.graphQLErrors[0]?.extensions.refusal;
  return typeof refusal === 'string' ? refusal : null;
}

import type { AccessRefusal } from '@operatory/domain';
import { CombinedError } from 'urql';

const words: Readonly<Record<AccessRefusal, string>> = {
  no_edit: 'You may look at this, not change it.',
  stale: 'Somebody has saved this meanwhile.',
  higher_role: 'Nobody changes a role above their own.',
  elsewhere: 'This belongs to a clinic that is not yours, or to the whole organisation.',
  not_available: 'One of these actions does not exist for this role or plan.',
  not_held: 'Nobody gives what they do not have themselves.',
  last_editor: 'Nobody would be left who can change roles for the whole organisation.',
};

const isRefusal = (code: string): code is AccessRefusal => Object.hasOwn(words, code);

/** Why something may not be saved, in words; null when nothing stands in the way. */
export const refusalWords = (code: string | null): string | null =>
  code !== null && isRefusal(code) ? words[code] : null;

/** The code of a refusal that a command answered with. */
export function refusalOf(error: unknown): string | null {
  if (!(error instanceof CombinedError)) return null;
  const refusal = error.graphQLErrors[0]?.extensions.refusal;
  return typeof refusal === 'string' ? refusal : null;
}

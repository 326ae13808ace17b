import type { CombinedError } from 'urql';
import { codeOf, errorMessage } from '#data/errors.ts';
import { isLost } from '#data/queued-writes.ts';
import type { pauseBeforeRetry, sendRows } from '#kit/csv/send-rows.ts';
import { accessOf, type CustomRole } from '../access-draft.ts';
import { type InviteName, inviteNames } from '../invite-fields.ts';
import { draftOfRow } from './invite-file-fields.ts';

/** The input of the command for one row of the file. */
export function invitationOf(row: Readonly<Record<string, unknown>>, customs: readonly CustomRole[]) {
  const words = Object.fromEntries(inviteNames.map((name) => [name, row[name] ?? null])) as Record<
    InviteName,
    string | null
  >;
  return {
    ...words,
    email: words.email ?? '',
    first_name: words.first_name ?? '',
    last_name: words.last_name ?? '',
    ...accessOf(draftOfRow(row), customs),
  };
}

/**
 * Returns a function that invites the people of a file. Each row has its own idempotency key, so that a
 * retry after a lost response sends no second email.
 */
export const invitations =
  (
    invite: (
      invitation: ReturnType<typeof invitationOf> & { readonly idempotency_key: string },
    ) => Promise<CombinedError | undefined>,
    customs: readonly CustomRole[],
    wait: typeof pauseBeforeRetry,
  ): typeof sendRows =>
  async ({ key, rows }, signal, onWait = () => {}) => {
    let added = 0;
    const refused: { index: number; code: string; message: string }[] = [];
    for (const [index, row] of rows.entries()) {
      const variables = {
        ...invitationOf({ ...row }, customs),
        idempotency_key: `${key} ${index}`,
      };
      for (let attempt = 0; ; attempt++) {
        signal.throwIfAborted();
        const error = await invite(variables);
        if (isLost(error)) {
          onWait(true);
          await wait(attempt, signal);
          continue;
        }
        onWait(false);
        if (error) refused.push({ index, code: codeOf(error), message: errorMessage(error) });
        else added += 1;
        break;
      }
    }
    return { added, refused };
  };

import { errorMessages, specifiedMessages } from '@operatory/domain';
import { CombinedError } from 'urql';

export const somethingWentWrong = specifiedMessages.something_went_wrong;

/** Code of an error: `refused`, `permission-error`, `not-found`, `network` … */
export function codeOf(error: unknown): string {
  if (!(error instanceof CombinedError)) return 'unknown';
  if (error.networkError) return 'network';
  return String(error.graphQLErrors[0]?.extensions.code ?? 'unknown');
}

/** Messages that are shown to the user unchanged, whatever the error's code is. */
export const verbatimMessages: ReadonlySet<string> = new Set(
  Object.values({ ...specifiedMessages, ...errorMessages }),
);

/** Shown when a query exceeds the maximum number of rows. */
export const tooMany = 'There are too many rows for one list. Add a filter, or download the whole list.';

/**
 * The message to show for an error: the server's own if it refused the action or if the text is in
 * `verbatimMessages`, else `otherwise`, because the engine's messages name columns and are not meant for users.
 */
export function errorMessage(error: unknown, otherwise: string = somethingWentWrong): string {
  if (!(error instanceof CombinedError)) return otherwise;
  if (error.networkError) return "The server didn't respond. You may be offline. Try again.";
  const first = error.graphQLErrors[0];
  if (first?.extensions.code === 'limit-exceeded' && / rows?:/.test(first.message)) return tooMany;
  const isForPeople = first && (first.extensions.code === 'refused' || verbatimMessages.has(first.message));
  return isForPeople ? first.message : otherwise;
}

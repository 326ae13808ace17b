import { errorMessages, specifiedMessages } from '@operatory/domain';
import { CombinedError } from 'urql';

export const somethingWentWrong = specifiedMessages.something_went_wrong;

/**
 * The server's code of an error, such as `refused` or `not-found`; `network` if the request failed,
 * otherwise `unknown`.
 */
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
 * The message for the user. Failed requests and too many rows have messages of their own. The server's
 * message is used only for a refusal or if it is in `verbatimMessages`, because the engine's others name
 * columns; instead of those, `otherwise` is returned.
 */
export function errorMessage(error: unknown, otherwise: string = somethingWentWrong): string {
  if (!(error instanceof CombinedError)) return otherwise;
  if (error.networkError) return "The server didn't respond. You may be offline. Try again.";
  const first = error.graphQLErrors[0];
  if (first?.extensions.code === 'limit-exceeded' && / rows?:/.test(first.message)) return tooMany;
  const isForPeople = first && (first.extensions.code === 'refused' || verbatimMessages.has(first.message));
  return isForPeople ? first.message : otherwise;
}

import { messages } from '@operatory/domain';
import { CombinedError } from 'urql';

/** What the specification's generic error panel says. */
export const somethingWentWrong = messages.something_went_wrong;

/** Code of a failure: `refused`, `permission-error`, `not-found`, `network` … */
export function codeOf(error: unknown): string {
  if (!(error instanceof CombinedError)) return 'unknown';
  if (error.networkError) return 'network';
  return String(error.graphQLErrors[0]?.extensions.code ?? 'unknown');
}

/** Sentences that the server says as they are. */
export const specified: ReadonlySet<string> = new Set(Object.values(messages));

/** Said of more rows than a list may have. */
export const tooMany = 'There are too many rows for one list. Add a filter, or download the whole list.';

/**
 * The sentence to show: a refusal's own, which is the specification's, a trigger's as well; for the rest the
 * caller's, since the engine's texts speak of columns and not of the work.
 */
export function sentenceOf(error: unknown, otherwise: string = somethingWentWrong): string {
  if (!(error instanceof CombinedError)) return otherwise;
  if (error.networkError) return "The server didn't respond. You may be offline. Try again.";
  const first = error.graphQLErrors[0];
  // What a list may hold, and a selection with it, is the server's to say; a file has no such limit.
  if (first?.extensions.code === 'limit-exceeded' && / rows?:/.test(first.message)) return tooMany;
  const isForPeople = first && (first.extensions.code === 'refused' || specified.has(first.message));
  return isForPeople ? first.message : otherwise;
}

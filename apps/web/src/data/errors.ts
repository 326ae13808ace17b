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

/**
 * The sentence to show: a refusal's own, which is the specification's; for the rest the
 * caller's, since the engine's texts speak of columns and not of the work.
 */
export function sentenceOf(error: unknown, otherwise: string = somethingWentWrong): string {
  if (!(error instanceof CombinedError)) return otherwise;
  if (error.networkError) return 'You are offline. Nothing was changed.';
  const first = error.graphQLErrors[0];
  return first && first.extensions.code === 'refused' ? first.message : otherwise;
}

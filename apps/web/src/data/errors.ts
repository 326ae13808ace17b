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

/** Code of a refused command, e.g. `task.expired`; undefined for any other failure. */
export function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof CombinedError)) return undefined;
  const refusal = error.graphQLErrors[0]?.extensions.refusal;
  return typeof refusal === 'string' ? refusal : undefined;
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

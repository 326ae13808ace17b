import { type DirectiveNode, GraphQLBoolean, GraphQLNonNull } from 'graphql';
import { EngineError } from '../errors.ts';

type Place = 'query' | 'mutation' | 'subscription' | 'field' | 'fragment spread' | 'inline fragment';

/** Supported directives, and where they may be. `cached` belongs to Hasura Cloud and is ignored. */
const places: Readonly<Record<string, readonly Place[]>> = {
  include: ['field', 'fragment spread', 'inline fragment'],
  skip: ['field', 'fragment spread', 'inline fragment'],
  cached: ['query'],
  _multiple_top_level_fields: ['subscription'],
};
const withArticle = (place: Place) => (place === 'inline fragment' ? `an ${place}` : `a ${place}`);

/** Allows a subscription to have several root fields. */
export const multipleRoots = '_multiple_top_level_fields';
export const conditionType = new GraphQLNonNull(GraphQLBoolean);

/**
 * Checks the directives of a place, then whether any is repeated. @throws EngineError for an unknown,
 * misplaced or repeated directive
 */
export function checkDirectives(
  directives: readonly DirectiveNode[] | undefined,
  place: Place,
  path: string,
  checkArguments?: (directive: DirectiveNode) => void,
): void {
  if (!directives || directives.length === 0) return;
  const refuse = (sentence: string) => new EngineError('validation-failed', sentence, path);
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const directive of directives) {
    const name = directive.name.value;
    const allowed = Object.hasOwn(places, name) ? places[name] : undefined;
    if (!allowed) throw refuse(`directive '${name}' is not defined in the schema`);
    if (!allowed.includes(place)) throw refuse(`directive '${name}' is not allowed on ${withArticle(place)}`);
    checkArguments?.(directive);
    (seen.has(name) ? twice : seen).add(name);
  }
  if (twice.size === 0) return;
  const names = [...twice].map((name) => `'${name}'`).join(', ');
  throw refuse(`the following directives are used more than once: [${names}]`);
}

import { type DirectiveNode, GraphQLBoolean, GraphQLNonNull } from 'graphql';
import { EngineError } from '../errors.ts';

type Place = 'query' | 'mutation' | 'subscription' | 'field' | 'fragment spread' | 'inline fragment';

/** Directives of the dialect, and where they may stand. `cached` is Hasura's cloud's: understood, and ignored. */
const places: Readonly<Record<string, readonly Place[]>> = {
  include: ['field', 'fragment spread', 'inline fragment'],
  skip: ['field', 'fragment spread', 'inline fragment'],
  cached: ['query'],
  _multiple_top_level_fields: ['subscription'],
};
const withArticle = (place: Place) => (place === 'inline fragment' ? `an ${place}` : `a ${place}`);

/** Lets a subscription have more roots than one. */
export const multipleRoots = '_multiple_top_level_fields';
export const conditionType = new GraphQLNonNull(GraphQLBoolean);

/** @throws EngineError for what is unknown, in a wrong place, or there twice. */
export function checkDirectives(
  directives: readonly DirectiveNode[] | undefined,
  place: Place,
  path: string,
): void {
  if (!directives || directives.length === 0) return;
  const seen = new Set<string>();
  for (const { name } of directives) {
    const allowed = Object.hasOwn(places, name.value) ? places[name.value] : undefined;
    if (!allowed)
      throw new EngineError(
        'validation-failed',
        `directive '${name.value}' is not defined in the schema`,
        path,
      );
    if (!allowed.includes(place))
      throw new EngineError(
        'validation-failed',
        `directive '${name.value}' is not allowed on ${withArticle(place)}`,
        path,
      );
    if (seen.has(name.value))
      throw new EngineError(
        'validation-failed',
        `the following directives are used more than once: ['${name.value}']`,
        path,
      );
    seen.add(name.value);
  }
}

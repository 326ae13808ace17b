import { camelCase, pascal, upperFirst } from '../schema/graphql-case.ts';
import type { Metadata, SourceCustomization } from './metadata.ts';
import type { StandaloneSettings } from './settings.ts';
import type { Warn } from './tracked-tables.ts';

export const isGraphqlCase = (customization: SourceCustomization | undefined): boolean =>
  customization?.naming_convention === 'graphql-default';

/**
 * Each source's naming convention applies, or the default one if it has none. The GraphQL convention is still
 * an experimental feature in Hasura, so it must be enabled.
 */
export function withNaming(
  metadata: Metadata,
  settings: Pick<StandaloneSettings, 'namingConvention' | 'experimental'>,
  warn: Warn,
): Metadata {
  const isOn = settings.experimental.has('naming_convention');
  const usual = isOn ? settings.namingConvention : 'hasura-default';
  const passedOver = metadata.sources.some(({ customization }) => isGraphqlCase(customization)) && !isOn;
  if (passedOver || (!isOn && settings.namingConvention !== usual))
    warn('graphql-default names need HASURA_GRAPHQL_EXPERIMENTAL_FEATURES=naming_convention');
  return {
    ...metadata,
    sources: metadata.sources.map((source) => {
      const given = isOn ? source.customization?.naming_convention : undefined;
      return { ...source, customization: { ...source.customization, naming_convention: given ?? usual } };
    }),
  };
}

/** A custom name keeps its spelling; a name from the database follows the convention. */
export function usualRoot(
  [before, table, after]: readonly [string, string, string],
  isChosen: boolean,
  customization: SourceCustomization | undefined,
): string {
  if (!isGraphqlCase(customization)) return [before, table, after].filter(Boolean).join('_');
  const name = isChosen ? table : camelCase(table);
  return `${before}${before ? upperFirst(name) : name}${pascal(after)}`;
}

export function rootFieldName(
  given: string | undefined,
  usual: string,
  customization: SourceCustomization | undefined,
): string {
  const { prefix, suffix } = customization?.root_fields ?? {};
  if (!isGraphqlCase(customization)) return `${prefix ?? ''}${given ?? usual}${suffix ?? ''}`;
  const name = given ?? usual;
  return `${prefix ?? ''}${prefix ? upperFirst(name) : name}${upperFirst(suffix ?? '')}`;
}

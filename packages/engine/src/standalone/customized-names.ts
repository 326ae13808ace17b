import { camel, pascal, upperFirst } from '../schema/graphql-case.ts';
import type { Metadata, SourceCustomization } from './metadata.ts';
import type { StandaloneSettings } from './settings.ts';
import type { Warn } from './tracked-tables.ts';

export const isGraphqlCase = (customization: SourceCustomization | undefined): boolean =>
  customization?.naming_convention === 'graphql-default';

/** What each source names by: its own convention, or what sources do that say none. In Hasura it is an experiment yet. */
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

/** A root's usual name, of a table's and the words about it (`insert`, `books`, `one`). A name that was chosen keeps its letters. */
export function usualRoot(
  [before, table, after]: readonly [string, string, string],
  isChosen: boolean,
  customization: SourceCustomization | undefined,
): string {
  if (!isGraphqlCase(customization)) return [before, table, after].filter(Boolean).join('_');
  const name = isChosen ? table : camel(table);
  return `${before}${before ? upperFirst(name) : name}${pascal(after)}`;
}

/** A root field's name: as it was given, or as is usual, and what the source puts around it. */
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

import { camel, upperFirst } from '../schema/graphql-case.ts';
import type { Metadata, SourceCustomization } from './metadata.ts';

export const isGraphqlCase = (customization: SourceCustomization | undefined): boolean =>
  customization?.naming_convention === 'graphql-default';

/** The naming convention of sources that say none. */
export const withNaming = (
  metadata: Metadata,
  otherwise: NonNullable<SourceCustomization['naming_convention']>,
): Metadata => ({
  ...metadata,
  sources: metadata.sources.map((source) => ({
    ...source,
    customization: {
      ...source.customization,
      naming_convention: source.customization?.naming_convention ?? otherwise,
    },
  })),
});

/** A root field's name: as it was given, or as is usual, and what the source puts around it. */
export function rootFieldName(
  given: string | undefined,
  usual: string,
  customization: SourceCustomization | undefined,
): string {
  const { prefix, suffix } = customization?.root_fields ?? {};
  if (!isGraphqlCase(customization)) return `${prefix ?? ''}${given ?? usual}${suffix ?? ''}`;
  const name = given ?? camel(usual);
  return `${prefix ?? ''}${prefix ? upperFirst(name) : name}${upperFirst(suffix ?? '')}`;
}

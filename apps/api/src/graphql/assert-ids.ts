import { EngineError, type ReadRoot } from '@operatory/engine';
import { type GraphQLField, type GraphQLSchema, getArgumentValues, getNamedType } from 'graphql';
import { z } from 'zod';

const anId = z.guid();

/**
 * Refuses malformed ids in arguments of handwritten fields with PostgreSQL's error. As SQL parameters they
 * would cause an internal error.
 */
export function assertIds(
  schema: GraphQLSchema,
  roots: readonly ReadRoot[],
  variables: Readonly<Record<string, unknown>>,
): void {
  const fields = schema.getQueryType()?.getFields() ?? {};
  for (const { key, name, nodes } of roots) {
    const [field, definition] = [nodes[0], fields[name]];
    if (!field || !definition || !takesIds(definition)) continue;
    const values = getArgumentValues(definition, field, variables);
    for (const { name: argument, type } of definition.args) {
      if (getNamedType(type).name !== 'uuid') continue;
      const wrong = [values[argument]]
        .flat()
        .find((value) => value != null && !anId.safeParse(value).success);
      if (wrong === undefined) continue;
      throw new EngineError(
        'data-exception',
        `invalid input syntax for type uuid: "${String(wrong)}"`,
        `$.selectionSet.${key}.args.${argument}`,
      );
    }
  }
}

const takesIds = ({ args }: GraphQLField<unknown, unknown>): boolean =>
  args.some(({ type }) => getNamedType(type).name === 'uuid');

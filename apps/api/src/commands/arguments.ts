import { catalog } from '@operatory/db';
import { z } from 'zod';

/** The GraphQL type of an argument, from which the schema's arguments and input objects are built. */
export type InputShape = {
  readonly required: boolean;
  readonly list?: boolean;
} & (
  | { readonly scalar: string }
  | { readonly object: string; readonly fields: Readonly<Record<string, InputShape>> }
);

type JsonSchema = z.core.JSONSchema.BaseSchema;

const formats: Readonly<Record<string, string>> = { uuid: 'uuid', date: 'date', 'date-time': 'timestamptz' };
const enumOfValues = new Map<string, string>(
  Object.entries(catalog.enums).map(([name, values]) => [values.join(), name]),
);
/** Scalars for arguments, in addition to GraphQL's own, named like those of the tables' columns. */
export const argumentScalars: readonly string[] = [...Object.values(formats), ...Object.keys(catalog.enums)];

/**
 * @returns The GraphQL types of a command's arguments. Ids, days and instants get scalars of their own,
 * choices the database enum with the same values.
 */
export function inputShapes(input: z.ZodObject, name: string): ReadonlyMap<string, InputShape> {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return new Map(Object.entries(fieldsOf(schema, name)));
}

function fieldsOf(schema: JsonSchema, name: string): Readonly<Record<string, InputShape>> {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
      typeof property === 'boolean'
        ? []
        : [[key, shapeOf(property, `${name}_${key}`, schema.required?.includes(key) === true)]],
    ),
  );
}

function shapeOf(schema: JsonSchema, name: string, required: boolean): InputShape {
  const choices = schema.anyOf?.filter((one) => one.type !== 'null');
  const [only, ...others] = choices ?? [];
  if (only && others.length === 0)
    return shapeOf(only, name, required && choices?.length === schema.anyOf?.length);
  // JSON Schema describes a nullable plain type as a list of two types.
  const types: readonly unknown[] = [schema.type].flat();
  if (types.includes('null'))
    return shapeOf({ ...schema, type: types.find((type) => type !== 'null') } as JsonSchema, name, false);
  switch (schema.type) {
    case 'string':
      return { required, scalar: scalarOf(schema) };
    case 'integer':
      return { required, scalar: 'Int' };
    case 'number':
      return { required, scalar: 'Float' };
    case 'boolean':
      return { required, scalar: 'Boolean' };
    case 'array':
      return typeof schema.items === 'object' && !Array.isArray(schema.items)
        ? { ...shapeOf(schema.items, name, true), required, list: true }
        : { required, scalar: 'json' };
    case 'object':
      return schema.properties
        ? { required, object: `${name}_input`, fields: fieldsOf(schema, name) }
        : { required, scalar: 'json' };
    default:
      return { required, scalar: 'json' };
  }
}

const scalarOf = (schema: JsonSchema): string =>
  formats[schema.format ?? ''] ?? enumOfValues.get((schema.enum ?? []).join()) ?? 'String';

import type { z } from 'zod';

/** The GraphQL type of an input, as data: a builder makes arguments and input objects of it. */
export type InputShape = {
  readonly required: boolean;
  readonly list?: boolean;
} & (
  | { readonly scalar: 'String' | 'Int' | 'Float' | 'Boolean' | 'json' }
  | { readonly object: string; readonly fields: Readonly<Record<string, InputShape>> }
);

interface Definition {
  readonly type: string;
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly in?: z.core.$ZodType;
  readonly format?: string;
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly format?: string } } }[];
}

const optional = new Set(['optional', 'nullable', 'default']);

/** Ids, dates and choices are String (zod checks them); objects become inputs named after their place. */
export function inputShape(schema: z.core.$ZodType, name: string, required = true): InputShape {
  const definition = schema._zod.def as unknown as Definition;
  if (optional.has(definition.type) && definition.innerType)
    return inputShape(definition.innerType, name, false);
  if (definition.type === 'pipe' && definition.in) return inputShape(definition.in, name, required);
  switch (definition.type) {
    case 'string':
    case 'enum':
    case 'literal':
      return { required, scalar: 'String' };
    case 'number':
      return { required, scalar: isWhole(definition) ? 'Int' : 'Float' };
    case 'boolean':
      return { required, scalar: 'Boolean' };
    case 'array':
      return definition.element
        ? { ...inputShape(definition.element, name), required, list: true }
        : { required, scalar: 'json' };
    case 'object':
      return {
        required,
        object: `${name}_input`,
        fields: Object.fromEntries(
          Object.entries(definition.shape ?? {}).map(([key, field]) => [
            key,
            inputShape(field, `${name}_${key}`),
          ]),
        ),
      };
    default:
      return { required, scalar: 'json' };
  }
}

const isWhole = (definition: Definition): boolean =>
  [definition.format, ...(definition.checks ?? []).map((check) => check._zod.def.format)].some((format) =>
    /int/.test(format ?? ''),
  );

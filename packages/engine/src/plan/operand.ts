import type { Column } from '../catalog.ts';
import { EngineError } from '../errors.ts';
import type { Input } from '../read/input.ts';
import type { Source } from '../read/source.ts';
import { checkValue, type ExpectedKind, mismatch, unexpectedNull } from '../read/values.ts';
import type { Operand } from './ir.ts';

/**
 * A scalar or list to bind. Values in the document are checked here, values of variables when they are bound.
 */
export function operandOf(
  input: Input,
  type: string,
  array: boolean,
  path: string,
  expected: ExpectedKind = 'column',
): Operand {
  if (input.is === 'null') throw unexpectedNull(type, path, array);
  const source = sourceOf(input, type, path, expected);
  const check = source.from === 'constant' || source.from === 'literal' ? undefined : { path, expected };
  return { source, type, ...(array && { array }), ...(check && { check }) };
}

function sourceOf(input: Input, type: string, path: string, expected: ExpectedKind): Source {
  switch (input.is) {
    case 'leaf':
      if (input.source.from === 'constant') checkValue(input.source.value, type, expected, path);
      return input.source;
    case 'leaves':
      return input.source;
    case 'list': {
      const [only] = input.items;
      // A single text may be a list in PostgreSQL's own format.
      if (input.single && only) return sourceOf(only, type, path, expected);
      const items = input.items.map((item, index) => sourceOf(item, type, `${path}[${index}]`, expected));
      const values = items.map((item) => (item.from === 'constant' ? item.value : undefined));
      return items.every((item) => item.from === 'constant')
        ? { from: 'constant', value: values }
        : { from: 'list', items };
    }
    case 'null':
      throw unexpectedNull(type, path);
    case 'object':
    case 'rows':
      throw new EngineError('validation-failed', `unexpected object for type '${type}'`, path);
  }
}

/** The value to write to a column. Null is an error unless the column may be null. */
export function columnOperand(input: Input, column: Column, path: string): Operand {
  const { type, array = false } = column;
  if (input.is !== 'null') return operandOf(input, type, array, path);
  if (!column.nullable) throw unexpectedNull(type, path, array);
  return { source: { from: 'constant', value: null }, type, array: column.array };
}

export function fieldsOf(input: Input, type: string, path: string): ReadonlyMap<string, Input> {
  if (input.is !== 'object') throw mismatch('an object', type, input.is === 'null' ? null : [], path);
  return input.fields;
}

/** GraphQL accepts a single value in place of a list. */
export const itemsOf = (input: Input): readonly Input[] => (input.is === 'list' ? input.items : [input]);

export const knownOf = (input: Input): unknown => (input.is === 'leaf' ? input.known : undefined);

/** A boolean that decides the SQL, so it must be known when planning. */
export function booleanOf(input: Input, path: string): boolean {
  const known = knownOf(input);
  if (typeof known === 'boolean') return known;
  const source = input.is === 'leaf' ? input.source : undefined;
  const value = input.is === 'null' ? null : source?.from === 'constant' ? source.value : '';
  throw mismatch('a boolean', 'Boolean', value, path);
}
/** Like `booleanOf`, but a missing or null boolean is false. */
export const isTrue = (input: Input | undefined, path: string): boolean =>
  input !== undefined && input.is !== 'null' && booleanOf(input, path);

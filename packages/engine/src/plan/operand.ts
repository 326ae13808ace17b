import type { Column } from '../catalog.ts';
import { EngineError } from '../errors.ts';
import type { Input } from '../read/input.ts';
import type { Source } from '../read/source.ts';
import { scalarName } from '../schema/types-of-postgres.ts';
import type { Operand } from './tree.ts';

export const unexpectedNull = (type: string, path: string) =>
  new EngineError('validation-failed', `unexpected null value for type '${type}'`, path);

/** A scalar or a list of scalars as a value to bind. */
export function operandOf(input: Input, type: string, array: boolean, path: string): Operand {
  const source = sourceOf(input, type, path);
  return array ? { source, type, array: true } : { source, type };
}

function sourceOf(input: Input, type: string, path: string): Source {
  switch (input.is) {
    case 'leaf':
    case 'leaves':
      return input.source;
    case 'list': {
      const items = input.items.map((item) => sourceOf(item, type, path));
      const values = items.map((item) => (item.from === 'constant' ? item.value : undefined));
      return items.every((item) => item.from === 'constant')
        ? { from: 'constant', value: values }
        : { from: 'list', items };
    }
    case 'null':
      throw unexpectedNull(scalarName(type), path);
    case 'object':
    case 'rows':
      throw new EngineError('validation-failed', `unexpected object for type '${scalarName(type)}'`, path);
  }
}

/** A column's value to write; null may be written. */
export function columnOperand(input: Input, column: Column, path: string): Operand {
  if (input.is === 'null')
    return { source: { from: 'constant', value: null }, type: column.type, array: column.array };
  return operandOf(input, column.type, column.array === true, path);
}

/** Fields of an input object. */
export function fieldsOf(input: Input, type: string, path: string): ReadonlyMap<string, Input> {
  if (input.is === 'null') throw unexpectedNull(type, path);
  if (input.is !== 'object')
    throw new EngineError('validation-failed', `expected an object for type '${type}'`, path);
  return input.fields;
}

/** GraphQL takes one value where a list is due. */
export const itemsOf = (input: Input): readonly Input[] => (input.is === 'list' ? input.items : [input]);

export const knownOf = (input: Input): unknown => (input.is === 'leaf' ? input.known : undefined);

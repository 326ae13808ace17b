import type { DatabaseFunction, FunctionArgument, Table } from '../catalog.ts';
import { EngineError } from '../errors.ts';
import type { Input } from '../read/input.ts';
import type { Call, CallArgument, Operand } from './ir.ts';
import { fieldsOf, operandOf } from './operand.ts';
import type { Planning } from './planning.ts';

/** The arguments that callers may pass. The others are the row and the session. */
export const givenArguments = (fn: DatabaseFunction): FunctionArgument[] =>
  fn.arguments.filter((one): one is FunctionArgument => !('is' in one));

/** `owner` is the table whose row the function takes, if it takes one. */
export function callOf(
  fn: DatabaseFunction,
  args: Input | undefined,
  owner: Table | undefined,
  path: string,
  planning: Planning,
): Call {
  if (fn.readsClock) planning.dependsOnNow = true;
  const given = args && args.is !== 'null' ? fieldsOf(args, 'args', path) : undefined;
  const made: CallArgument[] = [];
  let isNamed = false;
  for (const argument of fn.arguments) {
    const is = ofArgument(argument);
    // After an argument that keeps its default, further ones cannot be passed by position.
    if (!is) isNamed = true;
    else if (isNamed && argument.name === '')
      throw new EngineError('not-supported', 'Only last set of positional arguments can be omitted', path);
    else made.push(isNamed ? { name: argument.name, is } : { is });
  }
  return { schema: fn.schema, name: fn.name, arguments: made };

  function ofArgument(argument: DatabaseFunction['arguments'][number]): CallArgument['is'] | undefined {
    if (!('is' in argument)) return valueOfArgument(argument);
    if (argument.is === 'session')
      return { with: { source: { from: 'sessionVariables' }, type: argument.type } };
    if (!owner) throw new Error(`${fn.name} takes a row and is called without one`);
    return { rowOf: owner };
  }
  function valueOfArgument({
    field,
    type,
    array,
    hasDefault,
  }: FunctionArgument): CallArgument['is'] | undefined {
    const input = given?.get(field);
    if (input) return { with: argumentOperand(input, type, array === true, `${path}.${field}`) };
    if (hasDefault) return undefined;
    throw new EngineError('not-supported', 'Non default arguments cannot be omitted', path);
  }
}

function argumentOperand(input: Input, type: string, array: boolean, path: string): Operand {
  return input.is === 'null'
    ? { source: { from: 'constant', value: null }, type, array }
    : operandOf(input, type, array, path);
}

import type { Input } from '../read/input.ts';
import { stepsOf } from '../read/json-path.ts';
import type { Operand } from './ir.ts';
import { operandOf } from './operand.ts';

/** The steps of `$.a['x'][0]` for PostgreSQL's `#>`. Undefined if the path is the whole value. */
export function jsonPath(input: Input, at: string): Operand | undefined {
  const path = `${at}.args.path`;
  const { source } = operandOf(input, 'text', false, path, 'string');
  if (source.from === 'constant' && stepsOf(source.value, path).length === 0) return undefined;
  return { source: { from: 'jsonPath', of: source, path }, type: 'text', array: true };
}

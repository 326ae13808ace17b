import { valueFromASTUntyped } from 'graphql';
import { EngineError } from '../errors.ts';
import type { Operand } from '../plan/tree.ts';
import type { Source } from '../read/source.ts';
import type { Session } from '../session.ts';

/** A request's own values, for the parameters of a plan that many requests share. */
export interface Values {
  readonly variables: Readonly<Record<string, unknown>>;
  readonly session: Session;
}

/** Parameters in PostgreSQL's text format. @throws EngineError when the session lacks a variable. */
export const bind = (operands: readonly Operand[], values: Values): (string | null)[] =>
  operands.map((operand) =>
    encode(sourceValue(operand.source, values), operand.type, operand.array === true),
  );

export function sourceValue(source: Source, values: Values): unknown {
  switch (source.from) {
    case 'constant':
      return source.value;
    case 'variable': {
      let value: unknown = values.variables[source.name];
      for (const step of source.path) {
        // GraphQL lets one value stand for a list of one.
        if (typeof step === 'number' && !Array.isArray(value)) continue;
        value = (value as Record<string | number, unknown> | null | undefined)?.[step];
      }
      return value;
    }
    case 'session': {
      const value = values.session.variables[source.name];
      if (value === undefined)
        throw new EngineError('not-found', `missing session variable: "${source.name}"`);
      return value;
    }
    case 'sessionVariables':
      return values.session.variables;
    case 'list':
      return source.items.map((item) => sourceValue(item, values));
    case 'literal':
      return valueFromASTUntyped(source.node, { ...values.variables });
  }
}

function encode(value: unknown, type: string, array: boolean): string | null {
  if (value === null || value === undefined) return null;
  // A session's list comes as PostgreSQL writes it: {a,b}.
  if (array)
    return Array.isArray(value) || typeof value !== 'string' || !value.startsWith('{')
      ? encodeArray(value, type)
      : value;
  if (type === 'jsonb' || type === 'json') return JSON.stringify(value);
  if (typeof value === 'string') return noNul(value);
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return JSON.stringify(value);
}

function encodeArray(value: unknown, type: string): string {
  const items = (Array.isArray(value) ? value : [value]).map((item) => {
    const text = encode(item, type, false);
    return text === null ? 'NULL' : `"${text.replace(/[\\"]/g, '\\$&')}"`;
  });
  return `{${items.join()}}`;
}

/** PostgreSQL's text has no NUL, and the protocol would end there. */
function noNul(text: string): string {
  if (text.includes('\0'))
    throw new EngineError('data-exception', 'invalid byte sequence for encoding "UTF8": 0x00');
  return text;
}

import { EngineError, isJsonObject } from '@operatory/engine';
import { cleanTexts } from '@operatory/resource';
import { keyOf } from '../commands/idempotency.ts';
import { type ReadRow, readRowOf } from './unchanged.ts';

export interface OperationRequest {
  readonly query: string;
  readonly operationName?: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /**
   * The idempotency key from `extensions.idempotency_key`. A table mutation that is repeated with the same
   * key runs only once.
   */
  readonly key?: string;
  /**
   * The row from `extensions.unchanged`, as it was read. The mutation is refused if somebody has changed it
   * since.
   */
  readonly unchanged?: ReadRow;
}

/** Parses one operation. @throws EngineError with the code `parse-failed` or `bad-request` */
export function toOperation(body: unknown): OperationRequest {
  if (!isJsonObject(body)) {
    throw new EngineError('bad-request', 'expected an object with a query');
  }
  const { query, operationName, variables, extensions } = body;
  if (typeof query !== 'string')
    throw new EngineError('parse-failed', "the key 'query' was not present", '$');
  if (operationName != null && typeof operationName !== 'string') {
    throw new EngineError('parse-failed', 'operationName must be a string', '$.operationName');
  }
  if (variables != null && !isJsonObject(variables)) {
    throw new EngineError('parse-failed', 'variables must be an object', '$.variables');
  }
  const { idempotency_key, unchanged: seen } = (extensions ?? {}) as Record<string, unknown>;
  const unchanged = readRowOf(seen);
  const key = keyOf(idempotency_key, '$.extensions.idempotency_key');
  if (idempotency_key != null && key === null)
    throw new EngineError(
      'bad-request',
      'idempotency_key must be a text that is not empty',
      '$.extensions.idempotency_key',
    );
  return {
    query,
    ...(operationName ? { operationName } : {}),
    ...(key === null ? {} : { key }),
    ...(unchanged === null ? {} : { unchanged }),
    // Removes invisible characters, which copied texts often contain.
    variables: cleanTexts(variables ?? {}),
  };
}

/** A body contains one operation, or a batch of up to `most`. */
export function toOperations(body: unknown, most: number): { batch: boolean; operations: unknown[] } {
  if (!Array.isArray(body)) return { batch: false, operations: [body] };
  if (body.length === 0 || body.length > most) {
    throw new EngineError('bad-request', `a batch holds 1 to ${most} operations`);
  }
  return { batch: true, operations: body };
}

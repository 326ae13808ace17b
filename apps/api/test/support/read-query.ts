import { Kind, parse } from 'graphql';
import type { ReadQuery } from '../../src/import-export/csv-export.ts';

/** Tests of code that uses parsed queries need one without the engine. */
export function readQuery(text: string): ReadQuery {
  const { definitions } = parse(text);
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('no operation');
  return {
    operation,
    fragments: new Map(
      definitions.flatMap((node) =>
        node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
      ),
    ),
  };
}

import { Kind, type ValueNode } from 'graphql';
import { jsonToBind } from './json.ts';
import { numberInJson } from './numeral.ts';

/** JSON text whose numbers have all their digits. */
export class JsonText {
  constructor(readonly text: string) {}
}

/** A JSON literal of the document, with its variables inserted. */
export function jsonText(node: ValueNode, variables: Readonly<Record<string, unknown>>): string {
  switch (node.kind) {
    case Kind.VARIABLE:
      return jsonToBind(variables[node.name.value] ?? null);
    case Kind.INT:
    case Kind.FLOAT:
      return numberInJson(node.value);
    case Kind.NULL:
      return 'null';
    case Kind.LIST:
      return `[${node.values.map((one) => jsonText(one, variables)).join()}]`;
    case Kind.OBJECT:
      return `{${node.fields.map((one) => `${JSON.stringify(one.name.value)}:${jsonText(one.value, variables)}`).join()}}`;
    default:
      return JSON.stringify(node.value);
  }
}

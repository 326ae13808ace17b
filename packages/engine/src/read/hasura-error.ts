import { type ASTNode, BREAK, type DocumentNode, type GraphQLError, Kind, visit } from 'graphql';
import { EngineError } from '../errors.ts';

/** Turns an error of graphql-js into one with Hasura's message and path. */
export function hasuraErrorOf(error: GraphQLError, document: DocumentNode): EngineError {
  const node = error.nodes?.[0];
  const path = node ? pathOf(node, document) : '$';
  const unknownField = /^Cannot query field "(.+?)" on type "(.+?)"/.exec(error.message);
  if (unknownField)
    return new EngineError(
      'validation-failed',
      `field '${unknownField[1]}' not found in type: '${unknownField[2]}'`,
      path,
    );
  const unknownArgument = /^Unknown argument "(.+?)" on field "(?:.+?\.)?(.+?)"/.exec(error.message);
  if (unknownArgument)
    return new EngineError(
      'validation-failed',
      `'${unknownArgument[2]}' has no argument named '${unknownArgument[1]}'`,
      path,
    );
  const unknownInput = /^Field "(.+?)" is not defined by type "(.+?)"/.exec(error.message);
  if (unknownInput)
    return new EngineError(
      'validation-failed',
      `field '${unknownInput[1]}' not found in type: '${unknownInput[2]}'`,
      path,
    );
  // Suggestions may name fields that this session cannot see, so they are removed.
  return new EngineError('validation-failed', error.message.replace(/ Did you mean .+$/, ''), path);
}

function pathOf(target: ASTNode, document: DocumentNode): string {
  let found = '$';
  visit(document, {
    enter(node, _key, _parent, _path, ancestors) {
      if (node !== target) return undefined;
      const chain = [
        ...ancestors.flatMap((one) => (Array.isArray(one) ? [...one.slice(0, 0)] : [one as ASTNode])),
        node,
      ];
      found = chain.reduce((path, one) => path + stepOf(one), '$');
      return BREAK;
    },
  });
  return found;
}

function stepOf(node: ASTNode): string {
  switch (node.kind) {
    case Kind.FIELD:
      return `.selectionSet.${node.alias?.value ?? node.name.value}`;
    case Kind.ARGUMENT:
      return `.args.${node.name.value}`;
    case Kind.OBJECT_FIELD:
      return `.${node.name.value}`;
    case Kind.FRAGMENT_DEFINITION:
      return `.${node.name.value}`;
    default:
      return '';
  }
}

// Part of `pnpm gen`: validates the web's GraphQL documents against the API's schema, and writes their types
// to `src/data/documents.gen.ts`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { plugin } from '@graphql-codegen/typescript-operations';
import { register } from '@operatory/domain';
import { enums } from '@operatory/domain/models.gen';
import {
  buildASTSchema,
  concatAST,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  parse,
  parseType,
  Source,
  validate,
  visit,
} from 'graphql';

const sources = new URL('../src/', import.meta.url);
const schemaFile = new URL('../../api/schema.gen.graphql', import.meta.url);

/**
 * Matches the texts passed to `graphql`. Documents that are built at run time state their types themselves
 * (`graphql<…>`) and do not match.
 */
const call = /\bgraphql\(\s*([`'])(.*?)\1/gs;
interface Written {
  readonly text: string;
  readonly document: DocumentNode;
}

function documents(): readonly Written[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && file !== 'data/graphql.ts')
    .sort();
  return files.flatMap((file) => {
    const content = readFileSync(new URL(file, sources), 'utf8');
    return [...content.matchAll(call)].map(({ 0: whole, 2: text = '', index }) => {
      const before = content.slice(0, index + whole.indexOf(text)).split('\n');
      const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
      if (text.includes('${')) throw new Error(`src/${file}:${place.line}: use a fragment, not \${…}`);
      return { text, document: parse(new Source(text, `src/${file}`, place)) };
    });
  });
}

/** The kinds of columns with files, from the resources, because in the schema they are just JSON. */
const fileKinds = new Map(
  register.flatMap(({ table, fields }) =>
    Object.entries(fields ?? {}).flatMap(([name, field]) =>
      field?.kind === 'file' || field?.kind === 'files'
        ? [[`${table}.${name}`, field.kind] as const, [`.${name}`, field.kind] as const]
        : [],
    ),
  ),
);
const tables = new Set(register.map(({ table }) => table));

/**
 * The schema from which types are generated. Conditions, orders and files get the types of the web's own
 * code.
 */
function simplified(schema: DocumentNode): DocumentNode {
  const scalar = (name: string): DefinitionNode => ({
    kind: Kind.SCALAR_TYPE_DEFINITION,
    name: { kind: Kind.NAME, value: name },
  });
  const typed = (field: FieldDefinitionNode, parent: string): FieldDefinitionNode => {
    const name = field.name.value;
    // The schema says that this field can be null, as Hasura's does, but it never is.
    if (name === 'aggregate' && parent.endsWith('_aggregate'))
      return { ...field, type: parseType(`${parent}_fields!`) };
    const inner = field.type.kind === Kind.NON_NULL_TYPE ? field.type.type : field.type;
    if (inner.kind !== Kind.NAMED_TYPE || inner.name.value !== 'jsonb') return field;
    const kind = fileKinds.get(`${tables.has(parent) ? parent : ''}.${name}`);
    return kind ? { ...field, type: parseType(inner === field.type ? kind : `${kind}!`) } : field;
  };
  const definitions = schema.definitions.map((definition) => {
    if (definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION && opaque.test(definition.name.value))
      return scalar(definition.name.value);
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return definition;
    return { ...definition, fields: definition.fields?.map((field) => typed(field, definition.name.value)) };
  });
  return { ...schema, definitions: [...definitions, scalar('file'), scalar('files')] };
}
const opaque = /_(bool_exp|order_by|rel_insert_input)$/;

/** The TypeScript type of each scalar in JSON. Numbers that a double cannot represent are strings. */
function scalarTypes(schema: DocumentNode): Record<string, string> {
  const names = schema.definitions.flatMap((one) =>
    one.kind === Kind.SCALAR_TYPE_DEFINITION ? [one.name.value] : [],
  );
  const typeOf = (name: string): string => {
    if (name in enums) return `Enum<'${name}'>`;
    if (name.endsWith('_bool_exp')) return 'BoolExp';
    if (name.endsWith('_order_by')) return 'OrderBy';
    if (name.endsWith('_rel_insert_input')) return '{ readonly data: unknown }';
    return (
      { file: 'FileReference', files: 'readonly FileReference[]', json: 'unknown', jsonb: 'unknown' }[name] ??
      'string'
    );
  };
  return Object.fromEntries(names.map((name) => [name, typeOf(name)]));
}

const suffixes = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };

function entry({ text, document }: Written): string {
  const fragments = new Set<string>();
  visit(document, { FragmentSpread: ({ name }) => void fragments.add(name.value) });
  const given = [...fragments].map((name) => `Fragment<'${name}', ${name}Fragment>`).join(', ');
  const [definition] = document.definitions;
  if (definition?.kind === Kind.FRAGMENT_DEFINITION) {
    const name = definition.name.value;
    return `  ${JSON.stringify(text)}: { readonly document: Fragment<'${name}', ${name}Fragment>; readonly fragments: readonly [${given}] };`;
  }
  if (definition?.kind !== Kind.OPERATION_DEFINITION || !definition.name)
    throw new Error(`An operation needs a name: ${text}`);
  const name = `${definition.name.value}${suffixes[definition.operation]}`;
  return `  ${JSON.stringify(text)}: { readonly document: TypedDocumentNode<${name}, ${name}Variables>; readonly fragments: readonly [${given}] };`;
}

const schema = parse(readFileSync(schemaFile, 'utf8'), { noLocation: true });
const written = documents();
const all = concatAST(written.map(({ document }) => document));
const errors = validate(buildASTSchema(schema, { assumeValid: true }), all);
if (errors.length > 0) {
  console.error(errors.map(String).join('\n\n'));
  process.exit(1);
}
const simple = simplified(schema);
const types = await plugin(
  buildASTSchema(simple, { assumeValid: true }),
  written.map(({ document }) => ({ document })),
  {
    immutableTypes: true,
    namingConvention: 'keep',
    inlineFragmentTypes: 'inline',
    scalars: scalarTypes(simple),
    strictScalars: true,
    arrayInputCoercion: false,
  },
  { outputFile: '' },
);
writeFileSync(
  new URL('data/documents.gen.ts', sources),
  `// Written by apps/web/tools/write-documents.ts: do not edit. \`pnpm gen\`.
import type { Enum } from '@operatory/domain/models.gen';
import type { BoolExp } from '@operatory/resource';
import type { TypedDocumentNode } from 'urql';
import type { FileReference } from '#data/file-reference.ts';
import type { Fragment, OrderBy } from './graphql.ts';

${typeof types === 'string' ? types : [...(types.prepend ?? []), types.content].join('\n')}

/** A generated text and its file. */
export interface Documents {
${[...new Set(written.map(entry))].join('\n')}
}
`,
);

import type { DMMF } from '@prisma/generator-helper';

/** A file of prisma/schema. Its name is that of its feature, and its first line describes the contents. */
export interface SchemaFile {
  readonly name: string;
  readonly text: string;
}

const heading = `# The data model

<!-- Written by packages/db/src/tools/generator.ts from prisma/schema: do not edit. \`pnpm --filter @operatory/db gen\`. -->

Every table, by feature. A tenant's table has \`client_id\`: it is part of the primary key and of every foreign key between
such tables, and refers to \`clients\`. A **platform** table has none: all clients share its rows. An **internal** table is in
no GraphQL type. Lines lead from the table that is referred to; a ring at its end says that the reference may be empty. Tables
of other features are boxes without columns; \`id\`, \`client_id\`, \`created_at\` and \`updated_at\` are not drawn.
`;

const undrawn = new Set(['id', 'client_id', 'created_at', 'updated_at']);
const words: Readonly<Record<string, string>> = {
  String: 'text',
  Boolean: 'bool',
  Int: 'int',
  BigInt: 'bigint',
  Decimal: 'numeric',
  DateTime: 'timestamptz',
  Json: 'jsonb',
};
const typeOf = (field: DMMF.Field): string => {
  const native = field.nativeType?.[0]?.toLowerCase();
  const type = field.type === 'String' && native === 'uuid' ? 'uuid' : (words[field.type] ?? field.type);
  const exact = field.type === 'DateTime' && native ? native : type;
  return field.isList ? `${exact}[]` : exact;
};

const isInternal = (model: DMMF.Model) => /@internal\b/.test(model.documentation ?? '');
const isTenants = (model: DMMF.Model) => model.fields.some(({ name }) => name === 'client_id');
const kindOf = (model: DMMF.Model): string =>
  [isTenants(model) || model.name === 'clients' ? '' : 'platform', isInternal(model) ? 'internal' : '']
    .filter(Boolean)
    .join(', ');
const saying = (model: DMMF.Model): string =>
  (model.documentation ?? '')
    .replace(/@\w+\s*/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();

const references = (model: DMMF.Model) =>
  model.fields.filter(
    (field) =>
      field.kind === 'object' && (field.relationFromFields?.length ?? 0) > 0 && field.name !== 'client',
  );

function boxOf(model: DMMF.Model): string[] {
  const keys = new Set(references(model).flatMap((field) => field.relationFromFields ?? []));
  const columns = model.fields
    .filter((field) => field.kind !== 'object' && !undrawn.has(field.name))
    .map(
      (field) =>
        `    ${typeOf(field).replace('[]', '_list')} ${field.name}${keys.has(field.name) ? ' FK' : ''}`,
    );
  return columns.length > 0 ? [`  ${model.name} {`, ...columns, '  }'] : [`  ${model.name}`];
}
const linesOf = (model: DMMF.Model): string[] =>
  references(model).map(
    (field) => `  ${field.type} ${field.isRequired ? '||' : '|o'}--o{ ${model.name} : ${field.name}`,
  );

function sectionOf({ name, text }: SchemaFile, models: ReadonlyMap<string, DMMF.Model>): string {
  const own = [...text.matchAll(/^model (\w+) \{$/gm)].flatMap(([, model = '']) => models.get(model) ?? []);
  if (own.length === 0) return '';
  const intro = /^\/\/ (.*)$/m.exec(text)?.[1] ?? '';
  const rows = own.map((model) => `| \`${model.name}\` | ${kindOf(model)} | ${saying(model)} |`);
  return [
    `\n## ${name.replace('.prisma', '')}\n`,
    `${intro}\n`,
    '| Table | | A row is |\n|---|---|---|',
    `${rows.join('\n')}\n`,
    '```mermaid\nerDiagram',
    ...own.flatMap(boxOf),
    ...own.flatMap(linesOf),
    '```\n',
  ].join('\n');
}

/**
 * @returns The text of docs/data-model.md, where each schema file is a section with a table and a diagram.
 */
export function dataModelText(files: readonly SchemaFile[], models: readonly DMMF.Model[]): string {
  const byName = new Map(models.map((model) => [model.name, model]));
  const count = `\nThere are ${models.length} tables, ${models.filter(isTenants).length} of them tenants'.\n`;
  return `${heading}${count}${files.map((file) => sectionOf(file, byName)).join('')}`;
}

import type { DMMF } from '@prisma/generator-helper';
import { expect, test } from 'vitest';
import { dataModelText } from '../src/tools/data-model.ts';

const field = (name: string, type: string, more: object = {}) =>
  ({ name, type, kind: 'scalar', isRequired: true, isList: false, ...more }) as unknown as DMMF.Field;
const to = (name: string, type: string, isRequired = true) =>
  field(name, type, { kind: 'object', isRequired, relationFromFields: [`${name}_id`, 'client_id'] });
const model = (name: string, documentation: string, ...fields: DMMF.Field[]) =>
  ({ name, documentation, fields }) as unknown as DMMF.Model;

const models = [
  model(
    'labs',
    'A laboratory.',
    field('id', 'String', { nativeType: ['Uuid', []] }),
    field('client_id', 'String'),
    field('name', 'String'),
    field('days', 'Int', { isList: true }),
    field('clinic_id', 'String', { nativeType: ['Uuid', []], isRequired: false }),
    to('client', 'clients'),
    to('clinic', 'clinics', false),
  ),
  model('lab_keys', '@internal A key.\nOf a laboratory.', field('id', 'String')),
];
const files = [
  { name: 'base.prisma', text: '// Nothing but enums.\nenum shade {\n}\n' },
  {
    name: 'labs.prisma',
    text: '// Laboratories.\n\n/// A laboratory.\nmodel labs {\n}\n\nmodel lab_keys {\n}\n',
  },
];

test('the data model’s page has a section with a table and a diagram for each feature that has tables', () => {
  const text = dataModelText(files, models);
  expect(text).toContain("There are 2 tables, 1 of them tenants'.");
  expect(text).not.toContain('## base');
  expect(text).toContain('## labs\n\nLaboratories.\n');
  expect(text).toContain(
    '| `labs` |  | A laboratory. |\n| `lab_keys` | platform, internal | A key. Of a laboratory. |',
  );
  expect(text).toContain(
    [
      'erDiagram',
      '  labs {',
      '    text name',
      '    int_list days',
      '    uuid clinic_id FK',
      '  }',
      '  lab_keys',
      '  clinics |o--o{ labs : clinic',
      '```',
    ].join('\n'),
  );
});

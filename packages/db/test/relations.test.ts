import { expect, test } from 'vitest';
import { withRelations } from '../src/tools/relations.ts';

const base = `model clients {
  id String @id

  clinics clinics[]

  @@index([id])
}

model clinics {
  id        String
  client_id String

  client clients @relation(fields: [client_id], references: [id], onDelete: Restrict, onUpdate: Restrict)

  @@id([id, client_id])
}
`;
const completed = (feature: string) => {
  const files = withRelations(
    new Map([
      ['base.prisma', base],
      ['feature.prisma', feature],
    ]),
  );
  return { base: files.get('base.prisma') ?? '', feature: files.get('feature.prisma') ?? '' };
};

test('a schema whose relations are complete is left unchanged', () => {
  expect(completed('').base).toBe(base);
});

test('a relation without @relation gets keys that include the tenant, and the other model gets a list field', () => {
  const { base: other, feature } = completed(`model rooms {
  id        String
  client_id String
  clinic_id String

  client clients
  clinic clinics

  @@id([id, client_id])
}
`);
  expect(feature).toContain(
    'clinic clinics @relation(fields: [clinic_id, client_id], references: [id, client_id], onDelete: Restrict, onUpdate: Restrict)',
  );
  expect(feature).toContain('client clients @relation(fields: [client_id], references: [id],');
  expect(other).toMatch(/model clients \{[^}]*clinics clinics\[\]\n {2}rooms rooms\[\]\n\n {2}@@index/);
  expect(other).toMatch(/model clinics \{[^}]*rooms rooms\[\]/);
});

test('two relations to one table are named by their columns, and the opposite field of the first by its table', () => {
  const { base: other, feature } = completed(`model visits {
  id        String
  client_id String
  from_id   String
  to_id     String?

  from clinics
  to   clinics?

  @@id([id, client_id])
}
`);
  expect(feature).toContain('@relation("visits_from_id", fields: [from_id, client_id]');
  expect(feature).toContain('to clinics? @relation("visits_to_id", fields: [to_id, client_id]');
  expect(other).toContain('  visits visits[] @relation("visits_from_id")');
  expect(other).toContain('  visits_by_to_id visits[] @relation("visits_to_id")');
});

test('adding a second relation to the same table also names the first relation and its opposite field', () => {
  const first = completed(`model visits {
  id        String
  client_id String
  from_id   String
  from clinics

  @@id([id, client_id])
}
`);
  const second = withRelations(
    new Map([
      ['base.prisma', first.base],
      [
        'feature.prisma',
        first.feature.replace('  from clinics', '  to_id String\n  to clinics\n  from clinics'),
      ],
    ]),
  );
  expect(second.get('feature.prisma')).toContain('from clinics @relation("visits_from_id", fields:');
  expect(second.get('base.prisma')).toContain('  visits visits[] @relation("visits_from_id")');
  expect(second.get('base.prisma')).toContain('  visits_by_to_id visits[] @relation("visits_to_id")');
});

test('a relation by the primary key is one to one, and a relation to a parent in the same table gets a name', () => {
  const { base: other, feature } = completed(`model presence {
  client_id String
  clinic_id String
  clinic clinics

  @@id([clinic_id, client_id])
}

model categories {
  id        String
  client_id String
  parent_id String?
  parent categories?

  @@id([id, client_id])
}
`);
  expect(other).toContain('  presence presence?');
  expect(feature).toContain(
    'parent categories? @relation("categories_parent_id", fields: [parent_id, client_id]',
  );
  expect(feature).toContain('  categories categories[] @relation("categories_parent_id")');
});

test('a relation of a model without client_id is refused', () => {
  expect(() =>
    completed('model notes {\n  id String @id\n  clinic_id String\n  clinic clinics\n}\n'),
  ).toThrow('notes.clinic needs client_id');
});

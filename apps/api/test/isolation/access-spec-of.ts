import { type AccessSpec, type Adding, type Changing, staff } from './access-spec.ts';
import { clinicSpecs } from './access-spec-clinics.ts';
import { documentSpecs } from './access-spec-documents.ts';
import { inventorySpecs } from './access-spec-inventory.ts';
import { platformSpecs } from './access-spec-platform.ts';
import type { Letter, VisibleRows } from './expected-reads.ts';

const specs: Readonly<Record<string, AccessSpec>> = {
  ...clinicSpecs,
  ...documentSpecs,
  ...inventorySpecs,
  ...platformSpecs,
};
export const hasAccessSpec = (table: string): boolean => table in specs;

type Grants = ReadonlySet<string>;
/** In its own tenant the platform's owner acts as a client's admin, its people as employees. */
const actsAs = (letter: Letter): Letter =>
  letter === 'SA' ? 'CA' : (staff as readonly string[]).includes(letter) ? 'CE' : letter;
const held = <T extends { readonly needs: readonly string[] }>(
  all: { readonly [Who in Letter]?: readonly T[] } | undefined,
  letter: Letter,
  grants: Grants,
): readonly T[] =>
  (all?.[letter] ?? all?.[actsAs(letter)] ?? []).filter(({ needs }) =>
    needs.every((need) => grants.has(need)),
  );

export const specifiedRowSets = (letter: Letter, table: string, grants: Grants): readonly VisibleRows[] =>
  held(specs[table]?.reads, letter, grants);
/** The first that holds counts. */
export const specifiedRows = (...asked: Parameters<typeof specifiedRowSets>): VisibleRows | undefined =>
  specifiedRowSets(...asked)[0];
export const specifiedInsert = (letter: Letter, table: string, grants: Grants): Adding | undefined =>
  held(specs[table]?.adds, letter, grants)[0];
export const specifiedWrites = (
  kind: 'update' | 'delete',
  letter: Letter,
  table: string,
  grants: Grants,
): readonly Changing[] =>
  held(kind === 'update' ? specs[table]?.changes : specs[table]?.removes, letter, grants);

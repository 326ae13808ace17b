import { type AccessSpec, type Adding, type Changing, staff } from './access-spec.ts';
import { clinicSpecs } from './access-spec-clinics.ts';
import { documentSpecs } from './access-spec-documents.ts';
import { inventorySpecs } from './access-spec-inventory.ts';
import { platformSpecs } from './access-spec-platform.ts';
import type { BaseRole, VisibleRows } from './expected-reads.ts';

const specs: Readonly<Record<string, AccessSpec>> = {
  ...clinicSpecs,
  ...documentSpecs,
  ...inventorySpecs,
  ...platformSpecs,
};
export const hasAccessSpec = (table: string): boolean => table in specs;

type Grants = ReadonlySet<string>;
/** In the platform's own tenant, its owner acts as a client_admin and its staff act as employees. */
const actsAs = (baseRole: BaseRole): BaseRole =>
  baseRole === 'super_admin'
    ? 'client_admin'
    : (staff as readonly string[]).includes(baseRole)
      ? 'client_employee'
      : baseRole;
const held = <T extends { readonly needs: readonly string[] }>(
  all: { readonly [Who in BaseRole]?: readonly T[] } | undefined,
  baseRole: BaseRole,
  grants: Grants,
): readonly T[] =>
  (all?.[baseRole] ?? all?.[actsAs(baseRole)] ?? []).filter(({ needs }) =>
    needs.every((need) => grants.has(need)),
  );

export const specifiedRowSets = (baseRole: BaseRole, table: string, grants: Grants): readonly VisibleRows[] =>
  held(specs[table]?.reads, baseRole, grants);
/** Only the first applicable rule decides which rows are visible. */
export const specifiedRows = (...asked: Parameters<typeof specifiedRowSets>): VisibleRows | undefined =>
  specifiedRowSets(...asked)[0];
export const specifiedInsert = (baseRole: BaseRole, table: string, grants: Grants): Adding | undefined =>
  held(specs[table]?.adds, baseRole, grants)[0];
export const specifiedWrites = (
  kind: 'update' | 'delete',
  baseRole: BaseRole,
  table: string,
  grants: Grants,
): readonly Changing[] =>
  held(kind === 'update' ? specs[table]?.changes : specs[table]?.removes, baseRole, grants);

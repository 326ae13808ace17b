import { sqlText, type Tx } from '@operatory/db';
import { basePackageId, type EffectiveInput, type Role, roleOf } from '@operatory/domain';
import { accessSql, excludedModules } from './rights-sql.ts';
import type { AccessRow } from './role-links.ts';

type Db = Pick<Tx, '$queryRaw'>;

/** The access of the client's roles: its own rows first, then the platform's. */
export const accessRows = (db: Db, clientId: string): Promise<AccessRow[]> =>
  db.$queryRaw<AccessRow[]>`${sqlText(accessSql)} order by (d.client_id = ${clientId}::uuid) desc`;

/** The package that a client has bought. */
export interface ClientPackage {
  readonly package_id: number | null;
  readonly without: readonly string[];
}
export async function readClientPackage(db: Db, clientId: string): Promise<ClientPackage> {
  const [row] = await db.$queryRaw<ClientPackage[]>`
    select c.package_id, ${sqlText(excludedModules)} as without from clients c where c.id = ${clientId}::uuid`;
  return row ?? { package_id: null, without: [] };
}

/**
 * The package in the form that `effectiveActions` takes: a client without one gets the base tier's modules, the platform's staff get
 * all.
 */
export const packageOf = (
  role: Role,
  { package_id, without }: ClientPackage,
): Pick<EffectiveInput, 'packageId' | 'packageWithout'> => ({
  packageId: roleOf(role).scope === 'platform' ? null : (package_id ?? basePackageId),
  packageWithout: without,
});

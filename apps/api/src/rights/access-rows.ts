import { sqlText, type Tx } from '@operatory/db';
import { basePackageId, type EffectiveInput, type Role, roleOf } from '@operatory/domain';
import { accessSql, excludedModules } from './rights-sql.ts';
import type { AccessRow } from './role-links.ts';

type Db = Pick<Tx, '$queryRaw'>;

/** @returns The access of roles. The client's own rows come before the platform's. */
export const accessRows = (db: Db, clientId: string): Promise<AccessRow[]> =>
  db.$queryRaw<AccessRow[]>`${sqlText(accessSql)} order by (d.client_id = ${clientId}::uuid) desc`;

export interface ClientPackage {
  readonly package_id: number | null;
  readonly without: readonly string[];
}
export async function readClientPackage(db: Db, clientId: string): Promise<ClientPackage> {
  const [row] = await db.$queryRaw<ClientPackage[]>`
    select c.package_id, ${sqlText(excludedModules)} as without from clients c where c.id = ${clientId}::uuid`;
  return row ?? { package_id: null, without: [] };
}

/** A client without a package has the modules of the base package. The platform's staff have all modules. */
export const packageOf = (
  role: Role,
  { package_id, without }: ClientPackage,
): Pick<EffectiveInput, 'packageId' | 'packageWithout'> => ({
  packageId: roleOf(role).scope === 'platform' ? null : (package_id ?? basePackageId),
  packageWithout: without,
});

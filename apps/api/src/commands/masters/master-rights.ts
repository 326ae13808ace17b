import { hasGrant, roleOf } from '@operatory/domain';
import { notFound } from '../../errors/refusal.ts';
import type { CommandContext } from '../define.ts';
import { assertRule } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';

/** Importing needs ADD on the module; importing for all clinics also needs a role for the whole client. */
export async function assertMayImport(
  { db, actor }: Pick<CommandContext, 'db' | 'actor'>,
  module: string,
  clinicId: string | null,
): Promise<void> {
  const { role, grants, clinic_ids } = viewerOf(actor);
  assertRule(hasGrant(grants, module, 'ADD'), 'no_permission');
  if (clinicId === null) {
    assertRule(roleOf(role).actsAs === 'client_admin', 'import_clinic_needed');
    return;
  }
  const isMine = roleOf(role).actsAs === 'client_admin' || clinic_ids?.includes(clinicId) === true;
  const [clinic] = isMine
    ? await db.$queryRaw<unknown[]>`select 1 from clinics
        where client_id = ${actor.client_id}::uuid and id = ${clinicId}::uuid and status = 'ACTIVE'`
    : [];
  if (!clinic) throw notFound();
}

/** Locks the client, so that two imports of the same masters run one after the other. */
export const lockImports = ({ db, actor }: Pick<CommandContext, 'db' | 'actor'>): Promise<unknown> =>
  db.$queryRaw`select 1 from clients where id = ${actor.client_id}::uuid for no key update`;

import type { Role } from '@operatory/domain';
import { isPackInReach, mayPack, type PackViewer } from '@operatory/domain/induction/pack-reach';
import type { Grant } from '@operatory/resource';
import { idsOf } from '#kit/definition/list-query.ts';
import type { Me } from '#session/me.ts';

export const packViewer = ({
  role,
  clinics,
  grants,
}: Pick<Me, 'role' | 'clinics' | 'grants'>): PackViewer => ({
  role: role as Role,
  clinic_ids: clinics.map(({ id }) => id),
  grants: new Set(grants as readonly Grant[]),
});

/** Whether the user may edit packs, or this pack if one is given. */
export function mayEditPack(
  me: Parameters<typeof packViewer>[0],
  pack?: Readonly<Record<string, unknown>>,
): boolean {
  const viewer = packViewer(me);
  return mayPack(viewer, 'EDIT') && (pack === undefined || isPackInReach(idsOf(pack.clinic_ids), viewer));
}

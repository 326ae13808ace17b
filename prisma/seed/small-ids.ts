import { clinicId, levelId, roomId } from './organisation.ts';
import { userId } from './people.ts';
import { idOf } from './sql.ts';

/**
 * Two equal tenants, north and south, each with two clinics, every role and a task of each status. Their
 * ids are `smallIds`.
 */
export const smallTenants = ['north', 'south'] as const;
export type SmallTenant = (typeof smallTenants)[number];

const idsOf = (tenant: SmallTenant) => {
  const client = idOf('small', tenant);
  const user = (first: string) => userId(client, `${first}.${tenant}@${tenant}.example`);
  return {
    client,
    subDomain: tenant as string,
    clinics: { one: clinicId(client, 'One'), two: clinicId(client, 'Two') },
    rooms: { one: roomId(client, 'One', 'Surgery 1'), two: roomId(client, 'Two', 'Surgery 1') },
    levels: { waiting: levelId(client, 'Waiting'), checked: levelId(client, 'Checked') },
    users: {
      owner: user('owner'),
      admin: user('admin'),
      keeper: user('keeper'),
      keeperTwo: user('keepertwo'),
      worker: user('worker'),
      helper: user('helper'),
      other: user('other'),
      custom: user('custom'),
      blocked: user('blocked'),
    },
    customRole: idOf(client, 'custom role', 'Approver'),
    /** pending, doing, finished, archived, reassigned are of clinic one; elsewhere is of clinic two. */
    tasks: Object.fromEntries(
      ['pending', 'doing', 'finished', 'archived', 'reassigned', 'elsewhere'].map((name) => [
        name,
        idOf(client, 'task', name),
      ]),
    ) as Record<'pending' | 'doing' | 'finished' | 'archived' | 'reassigned' | 'elsewhere', string>,
    comment: idOf(client, 'comment'),
    extensionRequest: idOf(client, 'extension'),
    reassignRequest: idOf(client, 'reassign'),
    notification: idOf(client, 'notification'),
  };
};

/** Fixed ids of the small seed's rows. */
export const smallIds = { north: idsOf('north'), south: idsOf('south') } as const;

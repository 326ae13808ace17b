import type { Tx } from '@operatory/db';
import {
  bestState,
  type CredentialState,
  hasGrant,
  localDate,
  messages,
  provenState,
  qualificationTypes,
} from '@operatory/domain';
import { z } from 'zod';
import { reachableClinicsOf } from '../../commands/viewer.ts';
import type { SignedIn } from '../../context/context.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Builder } from '../builder.ts';
import { inTenant } from '../me.ts';

type Kind = (typeof qualificationTypes)[number]['value'];
interface Cell {
  readonly type: Kind;
  readonly state: CredentialState;
  readonly expires_on: string | null;
}
interface Person {
  readonly user_id: string;
  readonly display_name: string;
  readonly cells: readonly Cell[];
}
interface Row {
  readonly user_id: string;
  readonly display_name: string;
  readonly zone: string;
  readonly held: readonly {
    readonly type: Kind;
    readonly expires_on: string | null;
    readonly is_verified: boolean;
  }[];
}

/**
 * Adds the query `credential_matrix`: the state of each kind of credential by person, for users who can edit
 * users.
 */
export function addCredentialMatrix(builder: Builder): void {
  const state = builder.enumType('credential_state', {
    values: ['VALID', 'EXPIRING', 'UNVERIFIED', 'EXPIRED', 'MISSING'] as const,
  });
  const cell = builder.objectRef<Cell>('credential_matrix_cell').implement({
    fields: (t) => ({
      type: t.exposeString('type'),
      state: t.expose('state', { type: state }),
      expires_on: t.expose('expires_on', { type: 'date', nullable: true }),
    }),
  });
  const person = builder.objectRef<Person>('credential_matrix_person').implement({
    fields: (t) => ({
      user_id: t.expose('user_id', { type: 'uuid' }),
      display_name: t.exposeString('display_name'),
      cells: t.field({ type: [cell], resolve: ({ cells }) => [...cells] }),
    }),
  });
  builder.queryField('credential_matrix', (t) =>
    t.field({
      type: [person],
      description: 'The credentials of the people whom the caller edits, by kind',
      args: { clinic_id: t.arg({ type: 'uuid' }) },
      resolve: async (_root, args, { app, who }) => {
        const clinic = z.uuid().nullish().safeParse(args.clinic_id);
        if (!clinic.success) throw new Refusal('invalid', messages.fill_valid_details);
        if (!hasGrant(who.grants, 'Users', 'EDIT')) return [];
        const rows = await inTenant(app, who, () => readRows(app.prisma, who, clinic.data ?? null));
        if (rows.length > maxPeople) throw new Refusal('credentials_too_many', messages.credentials_too_many);
        const now = app.clock.now();
        return rows.map(({ zone, held, ...one }) => {
          const today = localDate(now, zone);
          return { ...one, cells: qualificationTypes.map(({ value }) => cellOf(value, held, today)) };
        });
      },
    }),
  );
}

/** @returns The best of a person's credentials of one kind. */
function cellOf(type: Kind, held: Row['held'], today: string): Cell {
  const own = held
    .filter((each) => each.type === type)
    .map(({ expires_on, is_verified }) => ({
      expires_on,
      state: provenState(expires_on, is_verified, today),
    }));
  const state = bestState(own.map((each) => each.state));
  const dates = own.filter((each) => each.state === state).map(({ expires_on }) => expires_on);
  return { type, state, expires_on: dates.sort().at(-1) ?? null };
}

const maxPeople = 2000;

const readRows = (db: Pick<Tx, '$queryRaw'>, who: SignedIn, clinic: string | null): Promise<Row[]> => {
  const reach = reachableClinicsOf(who);
  return db.$queryRaw<Row[]>`
    select u.id as user_id, u.display_name, coalesce(h.zone, k.zone) as zone,
      (select coalesce(json_agg(json_build_object('type', q.type, 'expires_on', q.expires_on,
        'is_verified', q.verified_at is not null)), '[]') from user_qualifications q
        where q.client_id = u.client_id and q.user_id = u.id and q.deleted_at is null) as held
    from users u
      join clients k on k.id = u.client_id
      left join clinics h on h.client_id = u.client_id and h.id = u.clinicid
    where u.client_id = ${who.client_id}::uuid and u.profile_status <> 'INACTIVE'
      and exists (select from j_users_user_roles l where l.client_id = u.client_id and l.user_id = u.id
        and l.blocked_status = 'UN_BLOCKED')
      and (${reach === null} or exists (select from j_users_clinics j
        where j.client_id = u.client_id and j.user_id = u.id and j.clinic_id = any(${[...(reach ?? [])]}::uuid[])))
      and (${clinic}::uuid is null or exists (select from j_users_clinics j
        where j.client_id = u.client_id and j.user_id = u.id and j.clinic_id = ${clinic}::uuid))
    order by u.display_name, u.id
    limit ${maxPeople + 1}`;
};

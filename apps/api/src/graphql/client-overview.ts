import { hasGrant, messages, readsClient } from '@operatory/domain';
import { z } from 'zod';
import type { AppContext, SignedIn } from '../context/context.ts';
import { inTenant, type Sql } from '../database/tenant.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Builder } from './builder.ts';

interface UsersOfRole {
  readonly role: string;
  readonly active: number;
  readonly invited: number;
  readonly blocked: number;
}
interface ClinicsOfState {
  readonly state: string | null;
  readonly count: number;
}
interface ClientOverview {
  readonly seats: number | null;
  readonly seats_taken: number;
  readonly users_by_role: readonly UsersOfRole[];
  readonly last_sign_in_at: string | null;
  readonly clinics_by_state: readonly ClinicsOfState[];
  readonly storage_bytes: string;
}
interface ClientSeats extends Pick<ClientOverview, 'seats' | 'seats_taken'> {
  readonly client_id: string;
}
/** The largest number of clients in one request, which is more than one page of the list has. */
const maxClients = 200;

/**
 * Adds the queries `client_overview` and `client_seats`: counts of a client's data, without data of persons,
 * for the platform's staff who can see the client.
 */
export function addClientOverview(builder: Builder): void {
  const users = builder.objectRef<UsersOfRole>('client_overview_users').implement({
    fields: (t) => ({
      role: t.exposeString('role'),
      active: t.exposeInt('active'),
      invited: t.exposeInt('invited'),
      blocked: t.exposeInt('blocked'),
    }),
  });
  const clinics = builder.objectRef<ClinicsOfState>('client_overview_clinics').implement({
    fields: (t) => ({
      state: t.exposeString('state', { nullable: true }),
      count: t.exposeInt('count'),
    }),
  });
  const overview = builder.objectRef<ClientOverview>('client_overview').implement({
    fields: (t) => ({
      seats: t.exposeInt('seats', { nullable: true, description: 'Seats of the team; null: no limit' }),
      seats_taken: t.exposeInt('seats_taken'),
      users_by_role: t.field({ type: [users], resolve: (row) => [...row.users_by_role] }),
      last_sign_in_at: t.expose('last_sign_in_at', { type: 'timestamptz', nullable: true }),
      clinics_by_state: t.field({ type: [clinics], resolve: (row) => [...row.clinics_by_state] }),
      storage_bytes: t.exposeString('storage_bytes', {
        description: 'The size of all files; may exceed Int',
      }),
    }),
  });
  builder.queryField('client_overview', (t) =>
    t.field({
      type: overview,
      nullable: true,
      description: 'Counts of a client, for the platform’s staff; null if they cannot see the client',
      args: { client_id: t.arg({ type: 'uuid', required: true }) },
      resolve: (_root, { client_id }, { app, who }) => {
        assertReadsClients(who);
        const id = z.uuid().safeParse(client_id);
        return id.success ? readOverview(app, who, id.data) : null;
      },
    }),
  );
  addClientSeats(builder);
}

function assertReadsClients({ grants }: SignedIn): void {
  if (!hasGrant(grants, 'clients', 'VIEW')) throw new Refusal('no_permission', messages.no_permission);
}

/** Adds the query `client_seats`: the seats of several clients, so that a list needs one request. */
function addClientSeats(builder: Builder): void {
  const row = builder.objectRef<ClientSeats>('client_seats').implement({
    fields: (t) => ({
      client_id: t.expose('client_id', { type: 'uuid' }),
      seats: t.exposeInt('seats', { nullable: true }),
      seats_taken: t.exposeInt('seats_taken'),
    }),
  });
  builder.queryField('client_seats', (t) =>
    t.field({
      type: [row],
      description: `Seats of up to ${maxClients} clients, for the platform’s staff; clients that they cannot see are left out`,
      args: { client_ids: t.arg({ type: ['uuid'], required: true }) },
      resolve: async (_root, { client_ids }, { app, who }) => {
        assertReadsClients(who);
        const ids = client_ids.filter((id) => z.uuid().safeParse(id).success);
        const found: ClientSeats[] = [];
        // One client after another, because one connection for each could use up the pool.
        for (const id of new Set(ids.slice(0, maxClients))) {
          const seats = await readSeats(app, who, id);
          if (seats) found.push({ client_id: id, ...seats });
        }
        return found;
      },
    }),
  );
}

const seatsText = `
  (select t.team_size from clients c left join teams t on t.id = c.team_id where c.id = $1) as seats,
  (select count(*)::int from users u where u.client_id = $1 and u.profile_status <> 'INACTIVE'
    and exists (select from j_users_user_roles l
      where l.user_id = u.id and l.client_id = u.client_id and l.blocked_status = 'UN_BLOCKED')) as seats_taken`;

/** Reads with the client as the tenant; null if the caller cannot see the client. */
const asSeenClient = <Read>(
  { pools }: Pick<AppContext, 'pools'>,
  who: SignedIn,
  clientId: string,
  read: (sql: Sql) => Promise<readonly Read[]>,
): Promise<Read | null> =>
  inTenant(pools.tenant, clientId, async (sql) => {
    const [client] = await sql<{ account_manager_user_id: string | null }>(
      'select account_manager_user_id from clients where id = $1',
      [clientId],
    );
    return client && readsClient(who, client) ? ((await read(sql))[0] ?? null) : null;
  });

const readSeats = (app: AppContext, who: SignedIn, clientId: string) =>
  asSeenClient(app, who, clientId, (sql) =>
    sql<Pick<ClientOverview, 'seats' | 'seats_taken'>>(`select ${seatsText}`, [clientId]),
  );

/** Row-level security shows only this client's rows. */
const readOverview = (
  app: Pick<AppContext, 'pools'>,
  who: SignedIn,
  clientId: string,
): Promise<ClientOverview | null> =>
  asSeenClient(app, who, clientId, (sql) =>
    sql<ClientOverview>(
      `select ${seatsText},
         (select coalesce(json_agg(r order by r.id), '[]') from (
           select r.id, r.name as role,
             count(distinct l.user_id) filter (where not b.blocked and u.profile_status = 'ACTIVE')::int as active,
             count(distinct l.user_id) filter (where not b.blocked and u.profile_status = 'INVITED')::int as invited,
             count(distinct l.user_id) filter (where b.blocked)::int as blocked
           from j_users_user_roles l join user_roles r on r.id = l.user_role_id
             join users u on u.id = l.user_id and u.client_id = l.client_id
             cross join lateral (select l.blocked_status = 'BLOCKED' or u.profile_status = 'INACTIVE' as blocked) b
           where l.client_id = $1 group by r.id, r.name) r) as users_by_role,
         (select to_char(max(s.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
           from sessions s where s.client_id = $1) as last_sign_in_at,
         (select coalesce(json_agg(c order by c.count desc, c.state), '[]') from (
           select c.state, count(*)::int as count from clinics c where c.client_id = $1 group by c.state) c) as clinics_by_state,
         (select coalesce(sum(f.size), 0)::text from files f where f.client_id = $1) as storage_bytes`,
      [clientId],
    ),
  );

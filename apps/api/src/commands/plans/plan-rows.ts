import type { Tx } from '@operatory/db';
import {
  type KeptDiscount,
  type OwnPlan,
  ownPlan,
  type PlanChoice,
  type PricedSubscription,
  planDay,
} from '@operatory/domain';
import { seatsOf } from '../users/people.ts';

type Db = Pick<Tx, '$queryRaw'>;

/** A client's plan with the data that the rules need. */
export interface StoredPlan extends OwnPlan<PricedSubscription> {
  readonly client: {
    readonly id: string;
    readonly name: string;
    readonly account_manager_user_id: string | null;
    readonly discount_id: string | null;
    readonly coupon_code: string | null;
  };
  readonly kept: KeptDiscount | null;
}

/** Reads the plan. `hold` also locks its rows; the caller must have locked the client's row before. */
export async function readPlan(
  db: Db,
  clientId: string,
  now: Date,
  hold: boolean,
): Promise<StoredPlan | null> {
  if (hold)
    await db.$queryRaw`select 1 from user_subscriptions where client_id = ${clientId}::uuid order by id for update`;
  const rows = await db.$queryRaw<PricedSubscription[]>`
    select s.id, s.package_id, s.team_id, s.plan_type::text, s.plan_status::text, s.start_at, s.expire_at,
      s.total_amount::text, s.anchor_day, s.next_package_id, s.next_team_id, s.version, coalesce(t.price, 0)::text as price
    from user_subscriptions s
      left join lateral (select p.price from teampackages p
        where p.package_id = s.package_id and p.team_id = s.team_id order by p.id limit 1) t on true
    where s.client_id = ${clientId}::uuid`;
  const [client] = await db.$queryRaw<
    (StoredPlan['client'] & {
      discount_type: KeptDiscount['type'] | null;
      until: string | null;
      value: string | null;
    })[]
  >`
    select c.id, c.name, c.account_manager_user_id, c.discount_id, c.coupon_code, c.discount_type::text, c.discount_end_date::text as until,
      (select h.discount_value::text from client_transaction_history h
        where h.client_id = c.id and h.coupon_code = c.coupon_code and h.discount_value is not null
        order by h.created_at desc, h.id desc limit 1) as value
    from clients c where c.id = ${clientId}::uuid`;
  if (!client) return null;
  const { discount_type: type, until, value, ...facts } = client;
  const kept = client.discount_id && type && value ? { type, value, until } : null;
  return { ...ownPlan(rows, now), client: facts, kept };
}

/** @returns The monthly price of a plan; null if it is not sold for that team. */
export async function priceOf(db: Db, package_id: number, team_id: number): Promise<PlanChoice | null> {
  const [row] = await db.$queryRaw<{ price: string }[]>`
    select price::text from teampackages where package_id = ${package_id}::int and team_id = ${team_id}::int
    order by id limit 1`;
  return row ? { package_id, team_id, price: row.price } : null;
}

export interface NamedPlan {
  readonly name: string;
  readonly team_size: number | null;
}
export async function namesOf(
  db: Db,
  { package_id, team_id }: Omit<PlanChoice, 'price'>,
): Promise<NamedPlan> {
  const [row] = await db.$queryRaw<NamedPlan[]>`
    select p.name, (select t.team_size from teams t where t.id = ${team_id}::int) as team_size
    from packages p where p.id = ${package_id}::int`;
  return row ?? { name: '', team_size: null };
}

/** @returns The number of seats of a team, and how many seats the client uses. */
export async function seatsOfTeam(
  db: Tx,
  clientId: string,
  teamId: number,
): Promise<{ size: number | null; taken: number }> {
  const [team] = await db.$queryRaw<
    { team_size: number }[]
  >`select team_size from teams where id = ${teamId}::int`;
  const { taken } = await seatsOf({ db, actor: { client_id: clientId } });
  return { size: team?.team_size ?? null, taken };
}

/** A date on the platform's calendar, as midnight UTC, which Prisma takes for a `date`. */
export const planDate = (instant: Date): Date => new Date(`${planDay(instant)}T00:00:00Z`);

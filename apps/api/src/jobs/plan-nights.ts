import type { Tx } from '@operatory/db';
import {
  closedNotice,
  daysLeft,
  dueNotice,
  expiredNotice,
  hasBegun,
  monthsOf,
  multiplyMoney,
  ownPlan,
  type PlanEventFacts,
  type SubscriptionFacts,
  subtractMoney,
} from '@operatory/domain';
import { dayText, notifyOfPlan } from '../commands/plans/plan-notify.ts';
import { namesOf, priceOf } from '../commands/plans/plan-rows.ts';
import type { AppContext } from '../context/context.ts';
import { eachClient } from './each-client.ts';
import { eachNight, type NightOptions } from './each-night.ts';

type App = Pick<AppContext, 'pools' | 'prisma' | 'clock' | 'log'>;
type Row = SubscriptionFacts & { readonly noticed_days: number | null };
interface Client {
  readonly id: string;
  readonly name: string;
  readonly account_manager_user_id: string | null;
  readonly package_id: number | null;
  readonly team_id: number | null;
}

/**
 * Starts periods that were bought in advance, sends notices before and after the end of plans, and ends
 * plans, by the platform's calendar. Running again changes nothing more. @returns the ids of the clients that
 * failed
 */
export const planNight = (app: App, options: NightOptions = {}): Promise<ReadonlySet<string>> =>
  eachClient(app, options, 'plans', turn);

const readRows = (db: Tx, clientId: string): Promise<Row[]> => db.$queryRaw<Row[]>`
  select id, package_id, team_id, plan_type::text, plan_status::text, start_at, expire_at, total_amount::text, anchor_day,
    next_package_id, next_team_id, version, noticed_days
  from user_subscriptions where client_id = ${clientId}::uuid`;

async function turn(db: Tx, clientId: string, now: Date): Promise<void> {
  // The rows are read without a lock first, because most clients need no change on most days.
  if (!isDue(await readRows(db, clientId), now)) return;
  const [client] = await db.$queryRaw<Client[]>`
    select id, name, account_manager_user_id, package_id, team_id from clients
    where id = ${clientId}::uuid for no key update`;
  await db.$queryRaw`select 1 from user_subscriptions where client_id = ${clientId}::uuid order by id for update`;
  const rows = await readRows(db, clientId);
  const { current } = ownPlan(rows, now);
  if (!client || !current) return;
  await begin(db, client, rows, current, now);
  await notice(db, client, rows, current, now);
}

const isRenewed = (rows: readonly Row[], now: Date): boolean => ownPlan(rows, now).next !== null;

function isDue(rows: readonly Row[], now: Date): boolean {
  const { current } = ownPlan(rows, now);
  if (!current) return false;
  return (
    current.plan_status === 'PENDING' ||
    rows.some((row) => isPast(row, current)) ||
    noticeOf(rows, current, now) !== null ||
    (current.plan_status === 'ACTIVE' && daysLeft(current.expire_at, now) < 0)
  );
}

/** @returns True if an earlier period is still ACTIVE although the next one has started. */
const isPast = (row: Row, current: Row): boolean =>
  row.id !== current.id && row.plan_status === 'ACTIVE' && row.start_at < current.start_at;

/**
 * @returns The notice to send; null if none is due. Before the end, plans that are renewed or cancelled get
 * no notice.
 */
function noticeOf(
  rows: readonly Row[],
  { expire_at, plan_status, noticed_days }: Row,
  now: Date,
): number | null {
  const due = dueNotice(daysLeft(expire_at, now), noticed_days);
  if (due === null || due <= expiredNotice) return due;
  return isRenewed(rows, now) || plan_status === 'CANCELLED' ? null : due;
}

/** Makes the period that has started the client's plan, and ends earlier ones. */
async function begin(db: Tx, client: Client, rows: readonly Row[], current: Row, now: Date): Promise<void> {
  const key = (id: string) => ({ id_client_id: { id, client_id: client.id } });
  for (const row of rows.filter((each) => isPast(each, current)))
    await db.user_subscriptions.update({
      where: key(row.id),
      data: { plan_status: 'EXPIRED', version: { increment: 1 } },
      select: { id: true },
    });
  if (current.plan_status !== 'PENDING' || !hasBegun(current.start_at, now)) return;
  await db.user_subscriptions.update({
    where: key(current.id),
    data: { plan_status: 'ACTIVE', version: { increment: 1 } },
    select: { id: true },
  });
  const { package_id, team_id, total_amount, plan_type } = current;
  const listed = team_id === null ? null : await priceOf(db, package_id, team_id);
  const original = listed ? multiplyMoney(listed.price, monthsOf(plan_type)) : total_amount;
  const isChanged = package_id !== client.package_id || team_id !== client.team_id;
  await db.clients.update({
    where: { id: client.id },
    data: {
      package_id,
      team_id,
      total_value: total_amount,
      Original_amt: original,
      discount_amt: subtractMoney(original, total_amount),
    },
    select: { id: true },
  });
  if (!isChanged) return;
  await notifyOfPlan(db, null, {
    name: 'plan_changed',
    entityId: current.id,
    clinicId: null,
    payload: {
      ...(await factsOf(db, client, current)),
      step: 'DOWNGRADED',
      until: dayText(current.expire_at),
      note: null,
    },
  });
}

async function factsOf(db: Tx, client: Client, row: Row): Promise<PlanEventFacts> {
  const { name } = await namesOf(db, row);
  return {
    client_id: client.id,
    client_name: client.name,
    account_manager_user_id: client.account_manager_user_id,
    plan_name: name,
  };
}

async function notice(db: Tx, client: Client, rows: readonly Row[], current: Row, now: Date): Promise<void> {
  const left = daysLeft(current.expire_at, now);
  const due = noticeOf(rows, current, now);
  const isOver = left < 0 && current.plan_status !== 'CANCELLED' && current.plan_status !== 'EXPIRED';
  if (due === null && !isOver) return;
  await db.user_subscriptions.update({
    where: { id_client_id: { id: current.id, client_id: client.id } },
    data: {
      ...(due === null ? {} : { noticed_days: due }),
      ...(isOver ? { plan_status: 'EXPIRED' as const, version: { increment: 1 } } : {}),
    },
    select: { id: true },
  });
  if (due === null) return;
  const about = { entityId: current.id, clinicId: null };
  const facts = { ...(await factsOf(db, client, current)), until: dayText(current.expire_at) };
  await notifyOfPlan(
    db,
    null,
    due > expiredNotice
      ? { ...about, name: 'plan_expiring', payload: { ...facts, days_left: left } }
      : { ...about, name: 'plan_expired', payload: { ...facts, closed: due === closedNotice } },
  );
}

export const watchPlanNights = (app: App & Pick<AppContext, 'pulse'>): (() => Promise<void>) =>
  eachNight(app, 'plans', (options) => planNight(app, options));

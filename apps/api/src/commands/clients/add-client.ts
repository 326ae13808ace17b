import type { Tx } from '@operatory/db';
import { normalSubDomain, roleOf, subDomainProblem, zoneOfState } from '@operatory/domain';
import type { SignedIn } from '../../context/context.ts';
import { writeEvents } from '../../outbox/store.ts';
import { notifyOfPlan } from '../plans/plan-notify.ts';
import { startSubscription } from '../plans/start-subscription.ts';
import { refused } from '../refuse.ts';
import { asClient } from './as-client.ts';
import { addStarterRows } from './starter-rows.ts';

export interface NewClient {
  readonly name: string;
  readonly business_name: string | null;
  readonly sub_domain: string;
  readonly state: string;
  readonly abn: string | null;
  readonly package_id: number;
  readonly team_id: number;
  readonly coupon_code: string | null;
  readonly account_manager_user_id: string | null;
  readonly client_source_id: string | null;
  readonly admin: {
    readonly first_name: string;
    readonly last_name: string;
    readonly email: string;
    readonly phone: string | null;
    /**
     * Whether the email address was confirmed by an emailed link. If not, the person gets an invitation by
     * email.
     */
    readonly isVerified: boolean;
  };
}
export interface AddedClient {
  readonly id: string;
  readonly admin_user_id: string;
}

/**
 * Creates a client in the caller's transaction, on the platform's login: its row, first client_admin, roles,
 * lists and plan. Locks are taken in the order client, subscription, coupons.
 */
export async function addClient(
  db: Tx,
  outside: Pick<SignedIn, 'client_id'> & { readonly user_id: string | null },
  given: NewClient,
): Promise<AddedClient> {
  const sub_domain = normalSubDomain(given.sub_domain);
  const problem = subDomainProblem(sub_domain);
  if (problem) throw refused(problem);
  const [{ id } = { id: '' }] = await db.$queryRaw<{ id: string }[]>`select app.uuid_v7() as id`;
  return asClient(db, outside, id, async () => {
    const { admin } = given;
    // The unique sub-domain decides between two simultaneous calls: the second one inserts nothing.
    const inserted = await db.$queryRaw<{ id: string }[]>`
      insert into clients (id, name, business_name, sub_domain, zone, email, phone, poc_name, poc_email, poc_phone, abn,
        account_manager_user_id, client_source_id, package_id, team_id)
      values (${id}::uuid, ${given.name}, ${given.business_name}, ${sub_domain}, ${zoneOfState(given.state)}, ${admin.email},
        ${admin.phone}, ${`${admin.first_name} ${admin.last_name}`}, ${admin.email}, ${admin.phone}, ${given.abn},
        ${given.account_manager_user_id}::uuid, ${given.client_source_id}::uuid, ${given.package_id}, ${given.team_id})
      on conflict (sub_domain) do nothing returning id`;
    if (inserted.length === 0) throw refused('sub_domain_taken');
    await addStarterRows(db, id);
    const admin_user_id = await addAdmin(db, id, admin);
    await startSubscription(db, {
      clientId: id,
      packageId: given.package_id,
      teamId: given.team_id,
      couponCode: given.coupon_code,
      by: outside.user_id ?? admin_user_id,
    });
    await db.audit_log.create({
      data: {
        client_id: id,
        user_id: outside.user_id ?? admin_user_id,
        action: outside.user_id ? 'client_created' : 'signed_up',
        table_name: 'clients',
        row_id: id,
        from_value: {},
        to_value: { name: given.name, sub_domain },
      },
    });
    const [plan] = await db.$queryRaw<
      { name: string }[]
    >`select name from packages where id = ${given.package_id}`;
    await notifyOfPlan(db, outside.user_id ?? admin_user_id, {
      name: 'client_changed',
      entityId: id,
      clinicId: null,
      payload: {
        client_id: id,
        client_name: given.name,
        account_manager_user_id: given.account_manager_user_id,
        plan_name: plan?.name ?? '',
        change: 'is set up',
        reason: null,
      },
    });
    return { id, admin_user_id };
  });
}

async function addAdmin(db: Tx, client_id: string, admin: NewClient['admin']): Promise<string> {
  const { id } = await db.users.create({
    data: {
      client_id,
      email: admin.email,
      first_name: admin.first_name,
      last_name: admin.last_name,
      display_name: `${admin.first_name} ${admin.last_name}`.slice(0, 60),
      phone: admin.phone,
    },
    select: { id: true },
  });
  if (admin.isVerified)
    await db.$queryRaw`update users set verified_at = app.now() where id = ${id}::uuid returning 1`;
  await db.j_users_user_roles.create({
    data: { client_id, user_id: id, user_role_id: roleOf('client_admin').id },
    select: { id: true },
  });
  if (!admin.isVerified)
    await writeEvents(db, { client_id, user_id: null }, [
      { name: 'user_invited', entityId: id, clinicId: null, payload: { user_id: id } },
    ]);
  return id;
}

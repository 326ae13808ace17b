import { roleDefaults } from '@operatory/domain';
import { signAccess } from '../src/auth/tokens.ts';
import type { BenchWorld } from './world.ts';

export interface Login {
  readonly subDomain: string;
  readonly token: string;
  readonly session: string;
}

/** Tenants with signed-in people are created by SQL, because 300 sign-ins would mostly measure argon2. */
export async function addTenants(
  { root, secrets }: BenchWorld,
  tenants: number,
  people: number,
): Promise<Login[]> {
  const logins: Login[] = [];
  const client = await root.connect();
  const one = async (text: string, values: readonly unknown[]) =>
    String((await client.query(text, [...values])).rows[0]?.id);
  for (let t = 0; t < tenants; t++) {
    const subDomain = `bench${t}`;
    const tenant = await one(
      'insert into clients (name, sub_domain, package_id) values ($1, $1, 2) returning id',
      [subDomain],
    );
    await client.query("select set_config('app.client_id', $1, false)", [tenant]);
    const clinic = await one("insert into clinics (client_id, name) values ($1, 'One') returning id", [
      tenant,
    ]);
    for (const { module, default_actions } of roleDefaults('clinic_admin')) {
      await client.query(
        `insert into module_default_user_roles (client_id, module_id, user_role_id, default_actions, saved_data_actions)
         values ($1, $2, 10, $3::module_action[], $3::module_action[]) on conflict do nothing`,
        [tenant, module.id, default_actions],
      );
    }
    for (let p = 0; p < people; p++) {
      const email = `p${p}@${subDomain}.example`;
      const user = await one(
        "insert into users (client_id, display_name, first_name, last_name, email, profile_status) values ($1, $2, $2, 'B', $2, 'ACTIVE') returning id",
        [tenant, email],
      );
      await client.query(
        'insert into j_users_user_roles (client_id, user_id, user_role_id) values ($1, $2, 10)',
        [tenant, user],
      );
      await client.query('insert into j_users_clinics (client_id, user_id, clinic_id) values ($1, $2, $3)', [
        tenant,
        user,
        clinic,
      ]);
      await client.query(
        `insert into tasks (client_id, clinic_id, name, start_date, deadline_date, assigned_by_user_id, assigned_to_user_id, position)
         values ($1, $2, 'Bench', current_date, current_date, $3, $3, $4)`,
        [tenant, clinic, user, (p + 1) * 1024],
      );
      const session = await one(
        "insert into sessions (client_id, user_id, refresh_token_hash, expires_at) values ($1, $2, gen_random_uuid()::text, now() + interval '1 day') returning id",
        [tenant, user],
      );
      const grant = {
        user_id: user,
        session_id: session,
        client_id: tenant,
        role: 'clinic_admin',
        version: 0,
        sub_domain: subDomain,
        clinic_ids: [clinic],
      };
      logins.push({ subDomain, session, token: (await signAccess(secrets, grant, new Date())).token });
    }
  }
  client.release(true);
  return logins;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalog, PLATFORM_CLIENT_ID } from '@operatory/db';
import { urlOf } from '@operatory/db/testing/on-database';
import { modules, permissionsOf, type Role, register, roleDefaults, roleOf, roles } from '@operatory/domain';
import { createEngine, createPool } from '@operatory/engine';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import pg from 'pg';
import { createAuthenticator } from '../../src/auth/session.ts';
import { pinKey } from '../../src/auth/sign-in.ts';
import type { AppContext } from '../../src/context/context.ts';
import { createLog } from '../../src/context/log.ts';
import { rolePassword } from '../../src/database/database.ts';
import { registerInboxRoutes } from '../../src/dev/dev-inbox.ts';
import { columnCipherOf, createCipher } from '../../src/encryption/column-cipher.ts';
import { readEnv } from '../../src/env.ts';
import { internet } from '../../src/files/fetch-outside.ts';
import { fileSettings } from '../../src/files/named-files.ts';
import { createStorage } from '../../src/files/storage.ts';
import { LargeBodies } from '../../src/graphql/large-bodies.ts';
import { registerJsonBody } from '../../src/http/json-body.ts';
import { refuseNulInAddress } from '../../src/http/reject-nul.ts';
import { registerErrors } from '../../src/http/server-errors.ts';
import { type InboxMail, listMail } from '../../src/mail/inbox.ts';
import { createMailer } from '../../src/mail/mailer.ts';
import { registerAuthRoutes } from '../../src/routes/auth.ts';
import { registerEventRoutes } from '../../src/routes/event.ts';
import { registerExportRoutes } from '../../src/routes/export.ts';
import { registerFileRoutes } from '../../src/routes/files.ts';
import { registerImportRoutes } from '../../src/routes/import.ts';
import { registerMySessionRoutes } from '../../src/routes/my-sessions.ts';
import { registerPlaceRoutes } from '../../src/routes/place-row.ts';
import { registerUploadRoutes } from '../../src/routes/uploads.ts';
import { dropDatabase, testCluster } from '../support/cluster.ts';
import { migrated } from '../support/databases.ts';
import { quickHash, secrets, secretsInEnv } from '../support/secrets.ts';
import { endsWithFile } from '../support/started.ts';
import { Template } from '../support/template.ts';

export const password = 'Correct-horse-9';
export interface TestUser {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
}
export interface TestTenant {
  readonly id: string;
  readonly sub: string;
  readonly clinics: readonly string[];
  readonly users: Readonly<Record<'owner' | 'admin' | 'manager' | 'staff' | 'blocked', TestUser>>;
}
export interface World {
  readonly app: FastifyInstance;
  readonly context: AppContext;
  /** The superuser's connections bypass row-level security. */
  readonly root: pg.Pool;
  readonly acme: TestTenant;
  readonly bravo: TestTenant;
  mails(to: string, least?: number): Promise<InboxMail[]>;
  stop(): Promise<void>;
}

const tenants = new Template('tenants', migrated, async ({ rootUrl }) => {
  const root = new pg.Pool({ connectionString: rootUrl, max: 2 });
  try {
    await seedMasters(root);
    const hash = await quickHash(password);
    return {
      acme: await seedTenant(root, 'acme', 'Acme Dental', hash),
      bravo: await seedTenant(root, 'bravo', 'Bravo Smiles', hash),
    };
  } finally {
    await root.end();
  }
});

/**
 * The world has its own database with two clients of five users each, and those of the API's endpoints that
 * these tests use.
 */
export async function makeWorld(): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'operatory-'));
  const cluster = await testCluster();
  const {
    database,
    filled: { acme, bravo },
  } = await tenants.copy(cluster);
  const as = (role: 'api' | 'platform') => {
    const url = new URL(urlOf(cluster.ownerUrl, database));
    return Object.assign(url, { username: `operatory_${role}`, password: rolePassword(secrets, role) }).href;
  };
  const [apiUrl, platformUrl] = [as('api'), as('platform')];
  const root = new pg.Pool({ connectionString: urlOf(cluster.superuserUrl, database), max: 2 });
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'error', ...secretsInEnv });
  const tenant = new pg.Pool({ connectionString: apiUrl, max: 8 });
  for (const pool of [root, tenant]) pool.on('error', () => {});
  const pool = createPool({ connectionString: apiUrl, size: 4 });
  const log = createLog('error');
  const base = {
    env,
    log,
    secrets,
    pools: { tenant, beside: tenant, platform: new pg.Pool({ connectionString: platformUrl, max: 1 }) },
    clock: { now: () => new Date(), setting: () => '', set: async () => {}, refresh: async () => {} },
    engine: createEngine({
      catalog,
      permissions: permissionsOf(register),
      pools: { tenant: pool },
      cipher: columnCipherOf(createCipher([secrets.data_key])),
      settings: fileSettings,
    }),
    mail: await createMailer(env),
    storage: createStorage(env),
    network: internet,
    scanner: null,
  };
  // The context has only the parts that these endpoints use.
  const context = { ...base, auth: createAuthenticator(base) } as unknown as AppContext;
  const app: FastifyInstance = Fastify({
    bodyLimit: 1024 * 1024,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  });
  registerErrors(app);
  refuseNulInAddress(app);
  registerJsonBody(app, new LargeBodies());
  for (const add of [
    registerAuthRoutes,
    registerMySessionRoutes,
    registerFileRoutes,
    registerUploadRoutes,
    registerExportRoutes,
    registerImportRoutes,
    registerPlaceRoutes,
    registerEventRoutes,
    registerInboxRoutes,
  ]) {
    add(app, context);
  }
  await app.ready();
  return {
    app,
    context,
    root,
    acme,
    bravo,
    async mails(to, least = 1) {
      for (let n = 0; n < 1_200; n += 1) {
        const found = (await listMail(folder)).filter((mail) => mail.to.includes(to));
        if (found.length >= least) return found;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return (await listMail(folder)).filter((mail) => mail.to.includes(to));
    },
    stop: endsWithFile(async () => {
      await app.close();
      await context.mail.close();
      await Promise.all([root.end(), tenant.end(), base.pools.platform.end(), pool.end()]);
      await dropDatabase(cluster, database);
      rmSync(folder, { recursive: true, force: true });
    }),
  };
}

async function seedMasters(root: pg.Pool): Promise<void> {
  await root.query(
    "insert into clients (id, name, sub_domain, type) values ($1, 'Operatory', 'superadmin', 'PLATFORM')",
    [PLATFORM_CLIENT_ID],
  );
  for (const role of roles)
    await root.query('insert into user_roles values ($1, $2, $3)', [role.id, role.name, role.title]);
  for (const id of [1, 2, 3])
    await root.query('insert into packages (id, name) values ($1, $2)', [id, `Package ${id}`]);
  for (const module of modules) {
    await root.query(
      `insert into modules (id, name, title, router_link, master_name, available_actions, fixed_actions) values ($1, $2, $3, $4, $5, $6::module_action[], $7::module_action[])`,
      [
        module.id,
        module.name,
        module.title,
        module.router_link,
        module.parent,
        module.available_actions,
        module.fixed_actions,
      ],
    );
  }
}

async function seedTenant(root: pg.Pool, sub: string, name: string, hash: string): Promise<TestTenant> {
  const one = async (text: string, values: unknown[]): Promise<string> =>
    String((await root.query(text, values)).rows[0]?.id);
  const id = await one('insert into clients (name, sub_domain, package_id) values ($1, $2, 2) returning id', [
    name,
    sub,
  ]);
  // Each tenant has its own counter for short_id.
  const client = await root.connect();
  await client.query("select set_config('app.client_id', $1, false)", [id]);
  const query = async (text: string, values: unknown[]) =>
    String((await client.query(text, values)).rows[0]?.id);
  const clinics = [
    await query("insert into clinics (client_id, name) values ($1, 'North') returning id", [id]),
    await query("insert into clinics (client_id, name) values ($1, 'South') returning id", [id]),
  ];
  const add = async (
    who: string,
    role: Role,
    clinic: string | null,
    pin: string,
    blocked = false,
  ): Promise<TestUser> => {
    const email = `${who}@${sub}.example`;
    const user = await query(
      `insert into users (client_id, display_name, first_name, last_name, email, phone, profile_status) values ($1, $2, $2, 'Test', $3, $4, 'ACTIVE') returning id`,
      [
        id,
        who,
        email,
        `04${String(Math.abs(hashOf(email)))
          .padStart(8, '0')
          .slice(0, 8)}`,
      ],
    );
    await query(
      'insert into user_credentials (client_id, user_id, password_hash, pin_key) values ($1, $2, $3, $4)',
      [id, user, hash, pinKey({ secrets }, id, pin)],
    );
    await query(
      'insert into j_users_user_roles (client_id, user_id, user_role_id, clinic_id, blocked_status) values ($1, $2, $3, $4, $5::blocked_status)',
      [id, user, roleOf(role).id, clinic, blocked ? 'BLOCKED' : 'UN_BLOCKED'],
    );
    if (clinic)
      await query('insert into j_users_clinics (client_id, user_id, clinic_id) values ($1, $2, $3)', [
        id,
        user,
        clinic,
      ]);
    return { id: user, email, role };
  };
  const users = {
    owner: await add('owner', 'client', null, '2580'),
    admin: await add('admin', 'client_admin', null, '3691'),
    manager: await add('manager', 'clinic_admin', clinics[0] ?? null, '4702'),
    staff: await add('staff', 'client_employee', clinics[0] ?? null, '5813'),
    blocked: await add('blocked', 'client_employee', clinics[0] ?? null, '6924', true),
  };
  for (const { module, default_actions } of roleDefaults('client_employee')) {
    await query(
      `insert into module_default_user_roles (client_id, module_id, user_role_id, default_actions, saved_data_actions)
       values ($1, $2, $3, $4::module_action[], $4::module_action[])`,
      [id, module.id, roleOf('client_employee').id, default_actions],
    );
  }
  client.release(true);
  return { id, sub, clinics, users };
}

const hashOf = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);

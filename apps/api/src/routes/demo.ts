import { demoPassword, demoTenants } from '@operatory/db';
import type { FastifyInstance } from 'fastify';
import { acrossTenants } from '../auth/tenant.ts';
import type { AppContext } from '../context.ts';
import { HttpError } from '../http-error.ts';

/** Who may sign in to the demo, for the page at the plain address. Exists only outside production and with the demo's seed. */
export function registerDemoRoutes(
  app: FastifyInstance,
  { env, pools }: Pick<AppContext, 'env' | 'pools'>,
): void {
  if (env.production || env.SEED !== 'demo') return;

  app.get('/api/v1/demo', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const rows = await acrossTenants(pools.platform, (sql) =>
      sql<{ sub_domain: string }>('select sub_domain from clients'),
    );
    const present = new Set(rows.map(({ sub_domain }) => sub_domain));
    const clinics = demoTenants.filter(({ sub_domain }) => sub_domain !== 'superadmin');
    // A database that was filled otherwise has none of the demo's people.
    if (!clinics.some(({ sub_domain }) => present.has(sub_domain)))
      throw new HttpError(404, 'not_found', "This isn't a demo");
    const organisations = demoTenants
      .filter(({ sub_domain }) => present.has(sub_domain))
      .map(({ sub_domain, name, logins }) => ({
        sub_domain,
        name,
        people: logins
          .filter(({ role }) => !role.endsWith('(blocked)'))
          .map(({ email, name, work, role }) => ({ email, name, work, role })),
      }));
    return { password: demoPassword, organisations };
  });
}

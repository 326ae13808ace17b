import { demoPassword, demoTenants } from '@operatory/db';
import type { FastifyInstance } from 'fastify';
import { logoAddress } from '../auth/sub-domain.ts';
import type { AppContext } from '../context/context.ts';
import { acrossTenants } from '../database/tenant.ts';
import { HttpError } from '../errors/http-error.ts';

/**
 * Endpoint for the demo's organisations and people, which the sign-in page without a sub-domain shows. It
 * exists only outside production, and with the demo's seed.
 */
export function registerDemoRoutes(
  app: FastifyInstance,
  { env, pools }: Pick<AppContext, 'env' | 'pools'>,
): void {
  if (env.production || env.SEED !== 'demo') return;

  app.get('/api/v1/demo', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const rows = await acrossTenants(pools.platform, (sql) =>
      sql<{ sub_domain: string; logo_image: unknown }>('select sub_domain, logo_image from clients'),
    );
    const present = new Map(rows.map((row) => [row.sub_domain, row]));
    const clinics = demoTenants.filter(({ sub_domain }) => sub_domain !== 'superadmin');
    // A database with another seed has none of the demo's organisations.
    if (!clinics.some(({ sub_domain }) => present.has(sub_domain)))
      throw new HttpError(404, 'not_found', "This isn't a demo");
    const organisations = demoTenants
      .flatMap((tenant) => {
        const row = present.get(tenant.sub_domain);
        return row ? [{ ...tenant, logo: logoAddress(row)?.url ?? null }] : [];
      })
      .map(({ sub_domain, name, about, logo, logins }) => ({
        sub_domain,
        name,
        about,
        logo,
        people: logins
          .filter(({ role }) => !role.endsWith('(blocked)'))
          .map(({ email, name, work, at, role }) => ({ email, name, work, at, role })),
      }));
    return { password: demoPassword, organisations };
  });
}

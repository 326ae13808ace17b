import { demoPassword, demoTenants } from '@operatory/db';
import { acrossTenants } from '../database/tenant.ts';
import { banner, type Demo } from './banner.ts';
import type { Operatory } from './start.ts';

/** A busy machine may not answer the first query in time. */
const attempts = 5;

async function subDomains({ pools }: Operatory['context']): Promise<ReadonlySet<string>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const rows = await acrossTenants(pools.platform, (sql) =>
        sql<{ sub_domain: string }>('select sub_domain from clients'),
      );
      return new Set(rows.map(({ sub_domain }) => sub_domain));
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}

/** Prints the URL, and the demo's logins if the demo's organisations exist. */
export async function printBanner({ context, port }: Operatory): Promise<void> {
  const { env, clock } = context;
  const present = await subDomains(context);
  const isDemo =
    !env.production &&
    demoTenants
      .filter(({ sub_domain }) => sub_domain !== 'superadmin')
      .some(({ sub_domain }) => present.has(sub_domain));
  const demos: readonly Demo[] = isDemo
    ? demoTenants.filter(({ sub_domain }) => present.has(sub_domain))
    : [];
  const seconds = (Date.now() - (env.STARTED_AT ?? performance.timeOrigin)) / 1_000;
  const setClock = clock.setting() ? clock.now() : null;
  const inbox = !env.production && !env.SMTP_URL;
  console.log(banner(env.BASE_HOST, env.WEB_PORT ?? port, demoPassword, demos, inbox, setClock));
  console.log(`  Ready after ${seconds.toFixed(1)} s.\n`);
}

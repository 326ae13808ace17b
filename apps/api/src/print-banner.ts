import { demoPassword, demoTenants } from '@operatory/db';
import { banner, type Demo } from './banner.ts';
import type { Operatory } from './start.ts';

/** Prints where Operatory is, and who may sign in as long as the demo's organisations are there. */
export async function printBanner({ context: { env, pools, clock }, port }: Operatory): Promise<void> {
  const { rows } = await pools.platform.query<{ sub_domain: string }>('select sub_domain from clients');
  const present = new Set(rows.map(({ sub_domain }) => sub_domain));
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

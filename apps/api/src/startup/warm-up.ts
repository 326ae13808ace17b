import { setImmediate as breathe } from 'node:timers/promises';
import { PLATFORM_CLIENT_ID, withTenant } from '@operatory/db';
import { roleNames } from '@operatory/domain';
import type { AppContext } from '../context/context.ts';

/** Does once, in the background, what would make the first person of each role wait: Prisma's start, the role's schema. */
export async function warmUp({
  prisma,
  engine,
  log,
}: Pick<AppContext, 'prisma' | 'engine' | 'log'>): Promise<void> {
  try {
    await withTenant({ clientId: PLATFORM_CLIENT_ID }, () =>
      prisma.users.findFirst({ select: { id: true } }),
    );
    for (const role of roleNames) {
      await breathe();
      engine.schemaFor(role);
    }
  } catch (error) {
    log.warn({ err: error }, 'the warm-up did not run');
  }
}

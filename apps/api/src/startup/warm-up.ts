import { setImmediate as breathe } from 'node:timers/promises';
import { PLATFORM_CLIENT_ID, withTenant } from '@operatory/db';
import { roleNames } from '@operatory/domain';
import type { AppContext } from '../context/context.ts';

/**
 * Does work in the background that would delay the first user of each role: Prisma's start, and building the
 * role's schema.
 */
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

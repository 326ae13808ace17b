import { setImmediate as breathe } from 'node:timers/promises';
import { PLATFORM_CLIENT_ID, withTenant } from '@operatory/db';
import { roleNames } from '@operatory/domain';
import { validateSchema } from 'graphql';
import type { AppContext } from '../context/context.ts';

/**
 * Does work in the background that would delay the first user of each role: Prisma's start, and building and
 * validating the role's schema.
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
      const schema = engine.schemaFor(role);
      await breathe();
      // GraphQL.js remembers the result, and would otherwise validate in the role's first request.
      validateSchema(schema);
    }
  } catch (error) {
    log.warn({ err: error }, 'the warm-up did not run');
  }
}

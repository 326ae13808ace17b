import { randomUUID } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { PLATFORM_CLIENT_ID, withTenant } from '@operatory/db';
import { roleNames } from '@operatory/domain';
import { validateSchema } from 'graphql';
import type { AppContext } from '../context/context.ts';

/**
 * Does work in the background that would delay the first users: Prisma's start and its compilation of the
 * statements that every command runs, and building and validating the schema of each role.
 */
export async function warmUp({
  prisma,
  engine,
  log,
}: Pick<AppContext, 'prisma' | 'engine' | 'log'>): Promise<void> {
  try {
    await withTenant({ clientId: PLATFORM_CLIENT_ID }, () => compileCommands(prisma));
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

/** Runs the statements that `transact` and `writeEvents` run for every command, and rolls them back. */
async function compileCommands(prisma: AppContext['prisma']): Promise<void> {
  const client_id = PLATFORM_CLIENT_ID;
  const where = { client_id, user_id: client_id, key: randomUUID() };
  const rollback = new Error('rolled back on purpose');
  await prisma
    .$transaction(async (db) => {
      await db.idempotency_keys.createMany({ data: [{ ...where, digest: '' }], skipDuplicates: true });
      await db.outbox.createMany({ data: [{ client_id, event: '', actor_user_id: null, payload: {} }] });
      await db.idempotency_keys.updateMany({ where, data: { answer: {} } });
      throw rollback;
    })
    .catch((error) => {
      if (error !== rollback) throw error;
    });
}

import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context/context.ts';

/**
 * `/healthz`: the process runs. `/readyz`: it accepts requests, because the database answers and the process
 * is neither warming up nor shutting down.
 */
export function registerHealth(
  app: FastifyInstance,
  context: AppContext,
  unready: () => 'warming up' | 'closing' | null,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const why = unready();
    if (why) return reply.status(503).send({ status: why });
    try {
      await context.pools.tenant.query('select 1');
      return { status: 'ok' };
    } catch {
      return reply.status(503).send({ status: 'no database' });
    }
  });
}

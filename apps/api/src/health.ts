import type { FastifyInstance } from 'fastify';
import type { AppContext } from './context.ts';

/** `/healthz`: the process lives. `/readyz`: it may be sent work (the database answers, and it is not closing). */
export function registerHealth(app: FastifyInstance, context: AppContext, isClosing: () => boolean): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (isClosing()) return reply.status(503).send({ status: 'closing' });
    try {
      await context.pools.tenant.query('select 1');
      return { status: 'ok' };
    } catch {
      return reply.status(503).send({ status: 'no database' });
    }
  });
}

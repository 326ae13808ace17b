import type { Timings } from '@operatory/engine';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context/context.ts';
import { errorBody } from '../graphql/errors.ts';
import { toOperation } from '../graphql/request.ts';
import { css, html, script } from './plan-page.ts';

/**
 * Outside production, `/dev/plan` shows the plan, SQL and timings of an operation as the signed-in user. A
 * query is run twice, a mutation never.
 */
export function registerDevPlan(app: FastifyInstance, context: AppContext): void {
  if (context.env.production) return;
  const { engine } = context;
  app.get('/dev/plan', (_request, reply) => reply.type('text/html; charset=utf-8').send(html));
  app.get('/dev/plan/page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(css));
  app.get('/dev/plan/page.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  );
  app.post('/dev/plan', { config: { exactNumbers: true } }, async (request, reply) => {
    const who = await context.auth.authenticate(request);
    try {
      const operation = toOperation(request.body);
      const started = performance.now();
      const prepared = engine.plan(operation, who);
      const read = performance.now() - started;
      if (prepared.kind !== 'table') {
        const roots = prepared.roots.map(({ key, owner }) => ({ key, owner }));
        return { kind: prepared.kind, roots, timings: { read } };
      }
      const explanation = await engine.explain(prepared, operation.variables, who);
      const timings: Timings = {};
      const bytes =
        prepared.operation === 'query'
          ? (await engine.execute(prepared, operation.variables, who, { timings })).length
          : null;
      return {
        kind: prepared.kind,
        ...explanation,
        // Timings come from the run without EXPLAIN. The planning time is that of the first run, before its
        // plan was cached.
        timings: { read, plan: explanation.timings.plan, database: timings.database ?? null },
        bytes,
      };
    } catch (error) {
      return reply.type('application/json; charset=utf-8').send(errorBody(error, context.log));
    }
  });
}

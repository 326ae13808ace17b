import { messages } from '@operatory/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { assertOwnPage } from '../auth/host.ts';
import { endMyOtherSessions, endMySession, mySessions, switchLink } from '../auth/my-sessions.ts';
import { loadPerson } from '../auth/rights.ts';
import { accessOf } from '../auth/sign-in.ts';
import type { AppContext } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';
import { HttpError } from '../errors/http-error.ts';

const switching = z.object({ role_link_id: z.uuid() });
const noSession = () => new HttpError(404, 'not_found', 'Session not found');

/** Endpoints to list and end the caller's own sessions, and to switch roles. */
export function registerMySessionRoutes(app: FastifyInstance, context: AppContext): void {
  const { auth, pools, clock } = context;

  app.get('/api/v1/auth/sessions', async (request) => mySessions(context, await auth.authenticate(request)));

  app.delete<{ Params: { id: string } }>('/api/v1/auth/sessions/:id', async (request) => {
    const who = await auth.authenticate(request);
    const id = z.uuid().safeParse(request.params.id);
    if (!id.success || !(await endMySession(context, who, id.data))) throw noSession();
    await auth.reload({ ...who, session_id: id.data });
    return { message: 'Signed out on that device' };
  });

  app.delete('/api/v1/auth/sessions', async (request) => {
    const who = await auth.authenticate(request);
    const others = (await mySessions(context, who)).filter(({ current }) => !current);
    await endMyOtherSessions(context, who);
    for (const { id } of others) await auth.reload({ ...who, session_id: id });
    return { message: 'Signed out everywhere else', ended: others.length };
  });

  app.post('/api/v1/auth/switch-role', async (request) => {
    assertOwnPage(request);
    const who = await auth.authenticate(request);
    const { role_link_id } = switching.parse(request.body);
    if (!(await switchLink(context, who, role_link_id)))
      throw new HttpError(404, 'not_found', messages.no_permission);
    await auth.reload(who);
    const person = await inTenant(pools.tenant, who.client_id, (sql) =>
      loadPerson(sql, who.session_id, clock.now()),
    );
    if (!person) throw new HttpError(401, 'signed_out', messages.please_login);
    return accessOf(context, person);
  });
}

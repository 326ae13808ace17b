import { messages } from '@operatory/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { networkOf } from '../auth/addresses.ts';
import { inConstantTime } from '../auth/constant-time.ts';
import { readCookie, writeCookie } from '../auth/cookies.ts';
import { assertOwnPage } from '../auth/host.ts';
import { openLink } from '../auth/order-links.ts';
import { tenantOf } from '../auth/sub-domain.ts';
import { endSupplier, loadSupplier, startSupplier, supplierSessionOf } from '../auth/supplier-sessions.ts';
import { limitRate } from '../auth/throttle.ts';
import { pepperedHash, signAccess } from '../auth/tokens.ts';
import type { AppContext } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';
import { HttpError } from '../errors/http-error.ts';
import { plainText } from '../http/reject-nul.ts';

const typed = z.object({
  order_id: plainText.max(100),
  link: plainText.max(100),
  passcode: plainText.max(20),
});
/** A browser may be signed in to several orders, so each request names one. */
const which = z.object({ order_id: z.uuid().toLowerCase() });
/** Answers take at least this long, so that their time does not reveal whether the order exists. */
const minimumMillis = 150;
/** The attempts that may come from one network in a minute. */
const triesPerMinute = 20;

const signedOut = () => new HttpError(401, 'signed_out', messages.order_not_found);

/**
 * Endpoints for suppliers, who exchange a link and a passcode for a session of one order. See
 * docs/security.md.
 */
export function registerOrderChatRoutes(app: FastifyInstance, context: AppContext): void {
  const { pools, secrets, env, clock } = context;

  app.post('/api/v1/order-chat/login', async (request, reply) => {
    assertOwnPage(request);
    const asked = typed.parse(request.body);
    const tenant = await tenantOf(context, request);
    const from = pepperedHash(secrets, 'order-door', networkOf(request.ip));
    await limitRate(pools.tenant, tenant.id, from, triesPerMinute);
    return inConstantTime(minimumMillis, async () => {
      // A malformed id matches no order, but takes as long as another one.
      const order_id = z.uuid().safeParse(asked.order_id).data ?? '00000000-0000-7000-8000-000000000000';
      const link = await openLink(context, tenant.id, { ...asked, order_id });
      const started = await inTenant(pools.tenant, tenant.id, (sql) =>
        startSupplier(sql, tenant.id, link, {
          address: request.ip,
          userAgent: request.headers['user-agent'] ?? '',
        }),
      );
      writeCookie(env, request, reply, { supplierOrderId: order_id.toLowerCase() }, started.token);
      return { message: messages.order_signed_in, ...(await answer(tenant.id, started.session_id, reply)) };
    });
  });

  app.post('/api/v1/order-chat/refresh', async (request, reply) => {
    const { tenant, session, order_id } = await sessionOf(request);
    if (session === null) throw signedOut();
    const found = await answer(tenant.id, session, reply);
    if (found.order_id !== order_id) throw signedOut();
    return found;
  });

  app.post('/api/v1/order-chat/logout', async (request, reply) => {
    const { tenant, session, order_id } = await sessionOf(request);
    if (session !== null) await inTenant(pools.tenant, tenant.id, (sql) => endSupplier(sql, session));
    writeCookie(env, request, reply, { supplierOrderId: order_id }, null);
    return { message: 'Signed out' };
  });

  async function sessionOf(request: FastifyRequest) {
    assertOwnPage(request);
    const tenant = await tenantOf(context, request);
    const { order_id } = which.parse(request.body);
    const token = readCookie(env, request, { supplierOrderId: order_id });
    const session =
      token && (await inTenant(pools.tenant, tenant.id, (sql) => supplierSessionOf(sql, token)));
    return { tenant, session: session || null, order_id };
  }

  /** Answers with an access token of the session. @throws HttpError 401 if the session has ended */
  async function answer(clientId: string, sessionId: string, reply: FastifyReply) {
    const now = new Date();
    const supplier = await inTenant(pools.tenant, clientId, (sql) =>
      loadSupplier(sql, sessionId, clock.now()),
    );
    if (!supplier?.who.supplier) throw signedOut();
    const { who } = supplier;
    const { token, expires_at } = await signAccess(
      secrets,
      {
        user_id: who.user_id,
        session_id: who.session_id,
        client_id: clientId,
        role: who.role,
        version: 0,
        sub_domain: who.sub_domain,
        clinic_ids: who.clinic_ids,
      },
      now,
    );
    reply.header('cache-control', 'no-store');
    return { token, expires_at, order_id: who.supplier?.order_id };
  }
}

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../context/context.ts';
import { isSelfSignUp } from '../env.ts';
import { plainText } from '../http/reject-nul.ts';
import { checkSubDomain } from '../sign-up/check-sub-domain.ts';
import { offerOf } from '../sign-up/offer.ts';
import { assertMainHost, limitVisitors } from '../website/visitors.ts';
import { websiteContent } from '../website/website-content.ts';

/** The calls that may come from one network in a minute. The sign-up form calls at each pause in typing. */
const askedPerMinute = 60;
/**
 * The calls about coupons that may come from one network in a minute. They are fewer than others, because
 * codes could be guessed.
 */
const couponsPerMinute = 30;

const couponInput = z.object({ code: plainText.max(100), package_id: z.int(), team_id: z.int() });

/** Endpoints of the public website, without a session. */
export function registerWebsiteRoutes(app: FastifyInstance, context: AppContext): void {
  const { env, pools } = context;

  app.get('/api/v1/website', async (request, reply) => {
    assertMainHost(context, request);
    await limitVisitors(context, request, 'website', askedPerMinute);
    const content = await websiteContent(pools.platform);
    reply.header('cache-control', 'public, max-age=60');
    return { self_sign_up: isSelfSignUp(env), ...content };
  });

  app.post('/api/v1/website/coupon', async (request, reply) => {
    assertMainHost(context, request);
    await limitVisitors(context, request, 'website coupon', couponsPerMinute);
    const { code, ...plan } = couponInput.parse(request.body);
    reply.header('cache-control', 'no-store');
    const { ok, message, original, discount, total } = await offerOf(context, { ...plan, coupon_code: code });
    return { ok, message, original, discount, total };
  });

  app.get<{ Params: { name: string } }>('/api/v1/website/sub-domain/:name', async (request, reply) => {
    assertMainHost(context, request);
    await limitVisitors(context, request, 'new sub-domain', askedPerMinute);
    reply.header('cache-control', 'no-store');
    return checkSubDomain(pools.platform, request.params.name.slice(0, 100));
  });
}

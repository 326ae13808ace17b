import { messages, states } from '@operatory/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { accountById } from '../auth/accounts.ts';
import { isHttps, originOf } from '../auth/host.ts';
import { makeKey } from '../auth/keys.ts';
import type { AppContext } from '../context/context.ts';
import { acrossTenants, inTenant } from '../database/tenant.ts';
import { isSelfSignUp } from '../env.ts';
import { HttpError } from '../errors/http-error.ts';
import { Refusal } from '../errors/refusal.ts';
import { sendLater } from '../mail/mailer.ts';
import { signUpMail } from '../mail/templates.ts';
import { checkSubDomain } from '../sign-up/check-sub-domain.ts';
import { finishSignUp } from '../sign-up/finish-sign-up.ts';
import { offerOf } from '../sign-up/offer.ts';
import { findSignUp, storeSignUp } from '../sign-up/pending-sign-up.ts';
import { recordLead } from '../sign-up/record-lead.ts';
import {
  assertEnquiry,
  assertSignUp,
  corrections,
  enquiryInput,
  signUpInput,
} from '../sign-up/sign-up-input.ts';
import { assertMainHost, limitEmail, limitVisitors } from '../website/visitors.ts';

const sentPerMinute = 10;
const finishedPerMinute = 60;

/** Endpoints to sign up or ask about the product, without a session. See docs/security.md. */
export function registerSignUpRoutes(app: FastifyInstance, context: AppContext): void {
  const { env, pools, mail, log } = context;
  const mainOrigin = (request: FastifyRequest) =>
    env.production ? `https://${env.BASE_HOST}` : originOf(request);
  const originOfClient = (request: FastifyRequest, subDomain: string) => {
    const port = /:\d+$/.exec(request.headers.host ?? '')?.[0] ?? '';
    return env.production
      ? `https://${subDomain}.${env.BASE_HOST}`
      : `${isHttps(request) ? 'https' : 'http'}://${subDomain}.${env.BASE_HOST}${port}`;
  };

  app.post('/api/v1/sign-up', async (request, reply) => {
    assertMainHost(context, request);
    await limitVisitors(context, request, 'sign-up', sentPerMinute);
    const { key: formKey, website, ...typed } = parse(signUpInput, request.body);
    reply.header('cache-control', 'no-store');
    const selfSignUp = isSelfSignUp(env);
    const { email, ...details } = typed;
    const answer = selfSignUp ? { state: 'mailed', email } : { state: 'enquired' };
    // `website` is a field that people do not see. A program that fills it in gets the usual answer, and
    // nothing is stored.
    if (website) return answer;
    assertSignUp(typed);
    await limitEmail(context, 'sign-up for', email);
    const free = await checkSubDomain(pools.platform, typed.sub_domain);
    if (!free.available) throw new HttpError(409, 'sub_domain', free.message, undefined, 'sub_domain');
    const offer = await refusing(() => offerOf(context, details));
    if (!offer.ok) throw new HttpError(409, offer.code ?? 'invalid', offer.message, undefined, 'coupon_code');
    if (!selfSignUp) {
      await recordLead(context, {
        kind: 'REGISTER',
        name: `${details.first_name} ${details.last_name}`.slice(0, 60),
        business_name: details.organisation,
        email,
        phone: details.phone,
        message: details.message || null,
        package_id: details.package_id,
        team_id: details.team_id,
        coupon_code: details.coupon_code || null,
        campaign: details.utm,
      });
      return answer;
    }
    const key = await storeSignUp(context, formKey, email, details);
    if (key !== null)
      sendLater(mail, log, signUpMail({ email, display_name: details.first_name }, mainOrigin(request), key));
    return answer;
  });

  app.get<{ Params: { key: string } }>('/api/v1/sign-up/:key', async (request, reply) => {
    assertMainHost(context, request);
    await limitVisitors(context, request, 'sign-up key', finishedPerMinute);
    reply.header('cache-control', 'no-store');
    const { email, details, made_client_id } = await findSignUp(context, request.params.key);
    const { utm, ...shown } = details;
    const quote = await refusing(() => offerOf(context, details));
    const state = states.find(({ value }) => value === shown.state)?.short ?? shown.state;
    return { email, ...shown, state, quote, finished: made_client_id !== null };
  });

  app.post<{ Params: { key: string } }>('/api/v1/sign-up/:key', async (request, reply) => {
    assertMainHost(context, request);
    await limitVisitors(context, request, 'sign-up key', finishedPerMinute);
    reply.header('cache-control', 'no-store');
    const changes = parse(corrections, request.body ?? {});
    const made = await refusing(() => finishSignUp(context, request.params.key, changes));
    return clientAddress(made.id, made.admin_user_id, request);
  });

  app.post('/api/v1/enquiry', async (request, reply) => {
    assertMainHost(context, request);
    await limitVisitors(context, request, 'enquiry', sentPerMinute);
    const { website, utm, ...typed } = parse(enquiryInput, request.body);
    reply.header('cache-control', 'no-store');
    const answer = { state: 'enquired' };
    if (website) return answer;
    assertEnquiry(typed);
    await limitEmail(context, 'enquiry of', typed.email);
    const business_name = typed.business_name || null;
    await recordLead(context, { kind: 'ENQUIRY', ...typed, business_name, campaign: utm });
    return answer;
  });

  /**
   * @returns The URL where the first client_admin chooses a password, or the sign-in page if they have one.
   */
  async function clientAddress(clientId: string, userId: string, request: FastifyRequest) {
    const [client] = await acrossTenants(pools.platform, (sql) =>
      sql<{ sub_domain: string }>('select sub_domain from clients where id = $1', [clientId]),
    );
    const sub_domain = client?.sub_domain ?? '';
    const origin = originOfClient(request, sub_domain);
    const key = await inTenant(pools.tenant, clientId, async (sql) => {
      const account = await accountById(sql, userId);
      return account && account.password_hash === null ? makeKey(sql, clientId, userId, 'VERIFY') : null;
    });
    return { sub_domain, address: key === null ? `${origin}/` : `${origin}/verify?key=${key}` };
  }
}

/** Refuses the first value of a wrong type, with its field. @throws HttpError */
function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(body);
  if (error) {
    const field = error.issues[0]?.path.map(String).join('.');
    throw new HttpError(422, 'invalid', messages.fill_valid_details, undefined, field || undefined);
  }
  return data;
}

const fieldOfCode = (code: string): string | undefined => {
  if (code.startsWith('coupon')) return 'coupon_code';
  if (code.startsWith('sub_domain')) return 'sub_domain';
  return code === 'sign_up_plan_gone' || code === 'plan_not_sold' ? 'package_id' : undefined;
};
/** Turns a refusal into an HTTP error with its field. @throws HttpError */
async function refusing<Done>(work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new HttpError(409, error.refusal, error.message, undefined, fieldOfCode(error.refusal));
  }
}

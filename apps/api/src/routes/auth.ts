import { PLATFORM_CLIENT_ID } from '@operatory/db';
import { messages } from '@operatory/domain';
import { cleanTexts } from '@operatory/resource';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { accountById } from '../auth/accounts.ts';
import { maySignInFrom, networkOf } from '../auth/addresses.ts';
import { audit } from '../auth/audit.ts';
import { inConstantTime } from '../auth/constant-time.ts';
import { readCookie, writeCookie } from '../auth/cookies.ts';
import { assertOwnPage, mirrorOrigin } from '../auth/host.ts';
import {
  accountOfKey,
  changePassword,
  emailKey,
  generatePin,
  setPasswordByKey,
  verifyAccount,
} from '../auth/recovery.ts';
import { readRefreshToken } from '../auth/refresh-token.ts';
import { mayRenewPin } from '../auth/renew-pin.ts';
import { loadPerson } from '../auth/rights.ts';
import { endSession, rotateRefreshToken } from '../auth/sessions.ts';
import { signInByPassword, signInByPin, signInResponse } from '../auth/sign-in.ts';
import { bannerAddresses, findByName, logoAddress, tenantOf } from '../auth/sub-domain.ts';
import { assertWritable } from '../auth/subscription-status.ts';
import { limitRate } from '../auth/throttle.ts';
import { pepperedHash } from '../auth/tokens.ts';
import { commandNamed } from '../commands/all.ts';
import { runCommand } from '../commands/run.ts';
import type { AppContext } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';
import { HttpError, httpErrorOf, noPermission } from '../errors/http-error.ts';
import { Refusal } from '../errors/refusal.ts';
import { plainText } from '../http/reject-nul.ts';

const text = plainText.max(256);
/**
 * @returns The schema, before which invisible characters are removed that a copied email address may
 *   contain. Not for passwords.
 */
const typed = <T extends z.ZodType>(schema: T) => z.preprocess((given) => cleanTexts(given), schema);
const passwordText = z.string().min(1).max(512);
const passwordLogin = z.object({
  emailOrPhone: typed(text.min(1)),
  password: passwordText,
  sub_domain: text.optional(),
});
const pinLogin = z.object({
  code: z.unknown().optional(),
  ip_address: text.nullish(),
  subdomain: text.optional(),
});
const forgotten = z.object({ email: typed(text.min(1)), subdomain: text.optional() });
const reset = z.object({ reset_key: text.min(20), password: passwordText, subdomain: text.optional() });
const verify = z.object({
  verify_key: text.min(20),
  password: passwordText.optional(),
  subdomain: text.optional(),
});
const linkState = z.object({
  kind: z.enum(['VERIFY', 'RESET', 'PIN']),
  key: text.min(1),
  subdomain: text.optional(),
});
const change = z.object({ old_password: passwordText, new_password: passwordText });
const sendMail = z.object({
  email: typed(text).optional(),
  subdomain: text.optional(),
  orderId: text.optional(),
});

/** Some answers take at least this long, so that their time does not reveal whether an account was found. */
const minimumMillis = 80;

/** Endpoints for signing in and out, and for links in emails. See docs/security.md. */
export function registerAuthRoutes(app: FastifyInstance, context: AppContext): void {
  const { env, secrets, pools, clock } = context;

  app.addHook('onRequest', async (request, reply) => {
    const own = mirrorOrigin(request, reply);
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method']) {
      if (own) {
        reply.header('access-control-allow-methods', 'GET, POST, DELETE');
        reply.header('access-control-allow-headers', 'authorization, content-type, x-operatory');
      }
      return reply.status(204).send();
    }
  });

  app.post('/api/v1/auth/login-via-email-or-phone', async (request, reply) => {
    assertOwnPage(request);
    const { emailOrPhone, password, sub_domain } = passwordLogin.parse(request.body);
    const tenant = await tenantOf(context, request, sub_domain);
    return signInByPassword(context, tenant, { login: emailOrPhone, password }, request, reply);
  });

  app.post('/api/v1/auth/login-via-passcode-without-role', async (request, reply) => {
    assertOwnPage(request);
    const { code, subdomain } = pinLogin.parse(request.body);
    const tenant = await tenantOf(context, request, subdomain);
    if (typeof code !== 'string' || !/^\d{4}$/.test(code))
      throw new HttpError(400, 'invalid', messages.passcode_required);
    return signInByPin(context, tenant, code, request, reply);
  });

  app.post('/api/v1/auth/refresh', async (request, reply) => {
    assertOwnPage(request);
    const tenant = await tenantOf(context, request);
    const token = readRefreshToken(secrets, readCookie(env, request, 'refresh'));
    const renewed = token
      ? await inTenant(pools.tenant, tenant.id, async (sql) => {
          const session = await rotateRefreshToken(sql, secrets, tenant.id, token, request.ip);
          const account = session && (await accountById(sql, session.user_id));
          // The rule to sign in only from the client's addresses applies to open sessions too: a session that
          // continues at another address ends.
          if (session && account && !(await maySignInFrom(sql, account, request.ip, 'password'))) {
            await endSession(sql, session.id, 'address');
            return null;
          }
          const person = session && (await loadPerson(sql, session.id, clock.now()));
          return session && person ? { session, person } : null;
        })
      : null;
    if (!renewed) {
      writeCookie(env, request, reply, 'refresh', null);
      throw new HttpError(401, 'signed_out', messages.please_login);
    }
    // A page that loads starts with current rights and clinics, not with cached ones.
    await context.auth.reload(renewed.person.who);
    return signInResponse(context, renewed, request, reply);
  });

  app.post('/api/v1/auth/logout', async (request, reply) => {
    assertOwnPage(request);
    const tenant = await tenantOf(context, request);
    const token = readRefreshToken(secrets, readCookie(env, request, 'refresh'));
    // The cookie or the bearer token is enough, because each proves the session.
    const who = await context.auth.authenticate(request).catch(() => null);
    const ending = [who?.session_id, token?.isGenuine ? token.session_id : undefined].filter(
      (id) => id !== undefined,
    );
    await inTenant(pools.tenant, tenant.id, async (sql) => {
      for (const id of ending) await endSession(sql, id, 'sign_out');
    });
    if (who) await context.auth.reload(who);
    writeCookie(env, request, reply, 'refresh', null);
    return { message: 'Signed out' };
  });

  app.post('/api/v1/auth/change-password', async (request, reply) => {
    const who = await context.auth.authenticate(request);
    const tenant = await tenantOf(context, request);
    const typed = change.parse(request.body);
    await changePassword(context, who, { old: typed.old_password, new: typed.new_password }, tenant, request);
    const fresh = await context.auth.reload(who);
    reply.header('cache-control', 'no-store');
    return { message: messages.password_changed, session_kept: fresh !== null };
  });

  app.post('/api/v1/auth/forget-password-without-role', async (request) => {
    const { email, subdomain } = forgotten.parse(request.body);
    const tenant = await tenantOf(context, request, subdomain);
    await limitRate(pools.tenant, tenant.id, pepperedHash(secrets, 'forgot', networkOf(request.ip)), 10);
    await limitRate(
      pools.tenant,
      tenant.id,
      pepperedHash(secrets, 'forgot-for', email.trim().toLowerCase()),
      3,
    );
    await inConstantTime(minimumMillis, () => emailKey(context, tenant, { email }, 'RESET', request));
    return { message: messages.reset_sent };
  });

  app.post('/api/v1/auth/reset-password', async (request) => {
    const { reset_key, password, subdomain } = reset.parse(request.body);
    const tenant = await tenantOf(context, request, subdomain);
    await limitRate(pools.tenant, tenant.id, pepperedHash(secrets, 'key', networkOf(request.ip)), 20);
    await setPasswordByKey(context, tenant, 'RESET', reset_key, password, request);
    return { message: messages.password_reset };
  });

  app.post('/api/v1/auth-action/link-state', async (request, reply) => {
    const { kind, key, subdomain } = linkState.parse(request.body);
    const tenant = await tenantOf(context, request, subdomain);
    await limitRate(pools.tenant, tenant.id, pepperedHash(secrets, 'link-state', networkOf(request.ip)), 20);
    await accountOfKey(context, tenant, kind, key);
    reply.header('cache-control', 'no-store');
    return { usable: true };
  });

  app.post('/api/v1/auth-action/verify-users', async (request) => {
    const { verify_key, password, subdomain } = verify.parse(request.body);
    const tenant = await tenantOf(context, request, subdomain);
    await limitRate(pools.tenant, tenant.id, pepperedHash(secrets, 'key', networkOf(request.ip)), 20);
    if (password !== undefined) {
      await setPasswordByKey(context, tenant, 'VERIFY', verify_key, password, request);
      return { message: messages.password_set };
    }
    const verified = await verifyAccount(context, tenant, verify_key);
    if (verified) return { message: messages.account_verified, ...verified };
    // Any other key is for a PIN, which the server generates and shows only once.
    return { pin: await generatePin(context, tenant, verify_key, request) };
  });

  app.get<{ Params: { userId: string } }>('/api/v1/auth-action/change-pin/:userId', async (request) => {
    const who = await context.auth.authenticate(request);
    const tenant = await tenantOf(context, request);
    const userId = z.uuid().parse(request.params.userId);
    if (userId !== who.user_id && !(await mayRenewPin(context, who, userId))) {
      throw noPermission();
    }
    await limitRate(pools.tenant, tenant.id, pepperedHash(secrets, 'change-pin', userId), 5);
    await emailKey(context, tenant, { id: userId }, 'PIN', request);
    await inTenant(pools.tenant, tenant.id, (sql) =>
      audit(sql, {
        client_id: tenant.id,
        actor: who.user_id,
        action: 'pin_link_sent',
        user_id: userId,
        address: request.ip,
      }),
    );
    return { message: messages.pin_mailed };
  });

  app.post('/api/v1/auth-action/passcodesendmail', async (request) => {
    const who = await context.auth.authenticate(request);
    const id = z.uuid().safeParse(sendMail.parse(request.body ?? {}).orderId);
    const command = commandNamed('resend_order_link');
    if (!id.success || !command) throw new HttpError(404, 'not_found', messages.order_not_found);
    try {
      assertWritable(who, [command.name]);
      await runCommand(context, command, { id: id.data }, who);
    } catch (error) {
      if (!(error instanceof Refusal)) throw httpErrorOf(error);
      if (error.refusal === 'not_found') throw new HttpError(404, 'not_found', messages.order_not_found);
      throw new HttpError(error.refusal === 'no_permission' ? 403 : 409, error.refusal, error.message);
    }
    return { message: messages.order_link_sent };
  });

  app.get<{ Params: { sub: string } }>('/api/v1/auth/subdomain/:sub', async (request, reply) => {
    await limitRate(
      pools.tenant,
      PLATFORM_CLIENT_ID,
      pepperedHash(secrets, 'subdomain', networkOf(request.ip)),
      60,
    );
    const found = await inConstantTime(minimumMillis, async () => {
      const tenant = await findByName(context, request.params.sub.trim().toLowerCase().slice(0, 100));
      return tenant && { tenant, banners: await bannerAddresses(context, tenant) };
    });
    if (!found) {
      return reply
        .status(404)
        .send({ exists: false, message: messages.invalid_subdomain, code: 'invalid_subdomain' });
    }
    const { tenant, banners } = found;
    const { name, sub_domain, status } = tenant;
    return { exists: true, name, sub_domain, logo_image: logoAddress(tenant), banners, status };
  });
}

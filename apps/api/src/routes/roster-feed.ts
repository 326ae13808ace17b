import { createHash, randomBytes } from 'node:crypto';
import { hasGrant, messages } from '@operatory/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../auth/addresses.ts';
import { mailOrigin, subDomainOf } from '../auth/host.ts';
import { findTenant } from '../auth/sub-domain.ts';
import { limitRate } from '../auth/throttle.ts';
import { hashKey, pepperedHash } from '../auth/tokens.ts';
import { rosterCalendar } from '../calendar/roster-calendar.ts';
import type { AppContext, SignedIn } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';
import { HttpError } from '../errors/http-error.ts';
import { granteesOf } from '../rights/grantees.ts';

/** Calendar programs may cache the file for this many seconds. */
const keptSeconds = 300;
/** The calls that may come from one network in a minute. All people of a clinic may share one. */
const callsPerMinute = 60;

interface Feed {
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}
const notFound = () => new HttpError(404, 'not_found', messages.nothing_found);

/**
 * `/api/v1/roster-feed`: GET says whether the caller has a calendar feed, POST creates a new secret URL
 * (shown only once), DELETE ends the feed. `GET /api/v1/rosters/{token}.ics`: the published shifts of the
 * person who created the URL, as long as they can see their roster.
 */
export function registerRosterFeedRoutes(app: FastifyInstance, context: AppContext): void {
  const { pools, secrets, clock, env } = context;
  const own = async (request: FastifyRequest, reply: FastifyReply): Promise<SignedIn> => {
    reply.header('cache-control', 'private, no-store');
    const who = await context.auth.authenticate(request);
    if (!hasGrant(who.grants, 'my-roster', 'VIEW'))
      throw new HttpError(403, 'no_permission', messages.no_permission);
    return who;
  };

  app.get('/api/v1/roster-feed', async (request, reply) => {
    const { client_id, user_id } = await own(request, reply);
    const [feed] = await inTenant(pools.tenant, client_id, (sql) =>
      sql<Feed>('select created_at, last_used_at from roster_feeds where user_id = $1', [user_id]),
    );
    return { feed: feed ?? null };
  });

  app.post('/api/v1/roster-feed', async (request, reply) => {
    const { client_id, user_id, sub_domain } = await own(request, reply);
    const token = randomBytes(32).toString('base64url');
    const [feed] = await inTenant(pools.tenant, client_id, (sql) =>
      sql<Feed>(
        `insert into roster_feeds (client_id, user_id, token_hash, created_at) values ($1, $2, $3, $4)
         on conflict (client_id, user_id) do update
           set token_hash = excluded.token_hash, created_at = excluded.created_at, last_used_at = null
         returning created_at, last_used_at`,
        [client_id, user_id, hashKey(token), clock.now()],
      ),
    );
    return { feed, url: `${mailOrigin(env, request, sub_domain)}/api/v1/rosters/${token}.ics` };
  });

  app.delete('/api/v1/roster-feed', async (request, reply) => {
    const { client_id, user_id } = await own(request, reply);
    await inTenant(pools.tenant, client_id, (sql) =>
      sql('delete from roster_feeds where user_id = $1', [user_id]),
    );
    return { feed: null };
  });

  app.get<{ Params: { file: string } }>('/api/v1/rosters/:file', async (request, reply) => {
    const tenant = await findTenant(context, subDomainOf(env, request.headers.host));
    if (!tenant) throw notFound();
    await limitRate(
      pools.tenant,
      tenant.id,
      pepperedHash(secrets, 'roster-feed', networkOf(request.ip)),
      callsPerMinute,
    );
    const token = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1];
    const now = clock.now();
    const owner = token ? await ownerOf(context, tenant.id, token, now) : null;
    if (owner === null) throw notFound();
    const file = await inTenant(pools.tenant, tenant.id, (sql) => rosterCalendar(sql, owner, now));
    const tag = `"${createHash('sha256').update(file).digest('base64url').slice(0, 27)}"`;
    reply.header('etag', tag).header('cache-control', `private, max-age=${keptSeconds}`);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="my-shifts.ics"')
      .send(file);
  });
}

/**
 * @returns The id of the person who created the feed; null if there is none, or they can no longer see
 *   their roster.
 */
async function ownerOf(
  { pools, prisma, clock }: AppContext,
  client: string,
  token: string,
  now: Date,
): Promise<string | null> {
  const [feed] = await inTenant(pools.tenant, client, (sql) =>
    sql<{ user_id: string }>(
      'update roster_feeds set last_used_at = $2 where token_hash = $1 returning user_id',
      [hashKey(token), now],
    ),
  );
  if (!feed) return null;
  const person = (await granteesOf(prisma, client, clock.setting(), [feed.user_id])).get(feed.user_id);
  const sees = person?.roleGrants.some(({ grants }) => hasGrant(grants, 'my-roster', 'VIEW'));
  return sees ? feed.user_id : null;
}

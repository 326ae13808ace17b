import { PLATFORM_CLIENT_ID } from '@operatory/db';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { networkOf } from '../auth/addresses.ts';
import { findTenant, logoFile, tenantOf } from '../auth/sub-domain.ts';
import { limitRate } from '../auth/throttle.ts';
import { pepperedHash } from '../auth/tokens.ts';
import type { AppContext } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';
import { HttpError } from '../errors/http-error.ts';
import { isDirectory } from '../files/directories.ts';
import { readableFile } from '../files/may-read.ts';
import { isSigned, signUrl } from '../files/signed-url.ts';

const notFound = () => new HttpError(404, 'not_found', 'File not found');
const signedQuery = z.object({
  variant: z.enum(['whole', 'thumb']),
  until: z.coerce.number().int(),
  signature: z.string().max(100),
});

export function registerFileRoutes(app: FastifyInstance, context: AppContext): void {
  app.get<{ Params: { directory: string; file_id: string } }>(
    '/api/v1/file-upload/get-signed-url/:directory/:file_id',
    async (request) => {
      const who = await context.auth.authenticate(request, { suppliers: true });
      const { directory, file_id } = request.params;
      const asked = isDirectory(directory) && z.uuid().safeParse(file_id).success;
      const file = asked ? await readableFile(context, who, directory, file_id) : null;
      if (!file) throw notFound();
      const now = new Date();
      const sign = (variant: 'whole' | 'thumb') =>
        signUrl(context.secrets, who.client_id, file.id, variant, now);
      return { url: sign('whole'), thumbnail_url: file.thumbnail_key ? sign('thumb') : null };
    },
  );

  app.get<{ Params: { file_id: string } }>('/files/signed/:file_id', async (request, reply) => {
    const tenant = await tenantOf(context, request);
    const query = signedQuery.safeParse(request.query);
    const fileId = request.params.file_id;
    if (!query.success || !z.uuid().safeParse(fileId).success) throw notFound();
    if (!isSigned(context.secrets, tenant.id, { fileId, ...query.data }, new Date())) throw notFound();
    return sendFile(
      context,
      reply,
      tenant.id,
      { id: fileId, variant: query.data.variant },
      'private, max-age=300',
    );
  });

  // Public files of a client, such as the logo on its sign-in page. They need no session, but are served only
  // on the client's own host.
  app.get<{ Params: { file_id: string } }>('/files/public/:file_id', async (request, reply) => {
    const tenant = await tenantOf(context, request);
    const id = request.params.file_id;
    if (!z.uuid().safeParse(id).success) throw notFound();
    return sendFile(
      context,
      reply,
      tenant.id,
      { id, variant: 'whole', isPublic: true },
      'public, max-age=3600',
    );
  });

  // The page "Find your organisation" has no tenant, so logos are also served on the main host.
  app.get<{ Params: { sub: string } }>('/api/v1/auth/logo/:sub', async (request, reply) => {
    await limitRate(
      context.pools.tenant,
      PLATFORM_CLIENT_ID,
      pepperedHash(context.secrets, 'logo', networkOf(request.ip)),
      120,
    );
    const tenant = await findTenant(context, request.params.sub.toLowerCase());
    const id = tenant && logoFile(tenant);
    if (!tenant || !id) throw notFound();
    return sendFile(
      context,
      reply,
      tenant.id,
      { id, variant: 'whole', isPublic: true },
      'public, max-age=86400',
    );
  });
}

interface Asked {
  readonly id: string;
  readonly variant: 'whole' | 'thumb';
  /** Serves the file only if its row says that it is public. */
  readonly isPublic?: true;
}

/** Sends the file so that a browser never executes it. */
async function sendFile(
  { pools, storage }: AppContext,
  reply: FastifyReply,
  clientId: string,
  { id, variant, isPublic }: Asked,
  cacheControl: string,
) {
  const [file] = await inTenant(pools.tenant, clientId, (sql) =>
    sql<{ key: string; thumbnail_key: string | null; name: string; mime_type: string }>(
      'select key, thumbnail_key, name, mime_type from files where id = $1 and ("isPublic" or not $2)',
      [id, isPublic === true],
    ),
  );
  const key = variant === 'thumb' ? file?.thumbnail_key : file?.key;
  const bytes = file && key ? await storage.read(key).catch(() => null) : null;
  if (!file || !bytes) throw notFound();
  return reply
    .type(file.mime_type)
    .header(
      'content-disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(file.name).replace(/['()*]/g, escapeMark)}`,
    )
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', cacheControl)
    .send(bytes);
}

const escapeMark = (mark: string) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;

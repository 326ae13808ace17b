import { Readable } from 'node:stream';
import { hasGrant, letterFieldNames, messages } from '@operatory/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { assertWritableStorage } from '../auth/subscription-status.ts';
import { limitPerson } from '../auth/throttle.ts';
import type { AppContext, SignedIn } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';
import { HttpError } from '../errors/http-error.ts';
import { storeUpload } from '../files/upload.ts';
import { formPdf } from '../pdf/form-pdf.ts';
import { letterPdf } from '../pdf/letter-pdf.ts';
import { readFilledForm } from '../signing/read-form.ts';
import { sendPdf } from './send-pdf.ts';

/** The calls that one person may make in a minute. */
const perMinute = 30;
const letter = z.object({
  name: z.string().trim().min(1).max(100),
  body: z.string().trim().min(1).max(20_000),
});
const unfilled = new RegExp(`\\{(${letterFieldNames.join('|')})\\}`);

/** Endpoints for PDFs of filled-in forms and of letters. */
export function registerWrittenPageRoutes(app: FastifyInstance, context: AppContext): void {
  const limited = (who: SignedIn): Promise<void> => limitPerson(context, who, 'written-pages', perMinute);

  app.get<{ Params: { id: string } }>(
    '/api/v1/induction-form-submissions/:id/form.pdf',
    async (request, reply) => {
      const who = await context.auth.authenticate(request);
      const id = z.uuid().safeParse(request.params.id);
      const facts = id.success ? await readFilledForm(context, who, id.data) : null;
      if (!facts) throw new HttpError(404, 'not_found', messages.nothing_found);
      await limited(who);
      return sendPdf(reply, facts.name, await formPdf(facts));
    },
  );

  app.post('/api/v1/letters/pdf', async (request) => {
    const who = await context.auth.authenticate(request);
    if (!hasGrant(who.grants, 'client-documents', 'ADD'))
      throw new HttpError(403, 'no_permission', messages.no_permission);
    assertWritableStorage(who);
    const given = letter.safeParse(request.body);
    if (!given.success) throw new HttpError(400, 'invalid', messages.fill_valid_details);
    if (unfilled.test(given.data.body)) throw new HttpError(400, 'letter_unfilled', messages.letter_unfilled);
    await limited(who);
    const [client] = await inTenant(context.pools.tenant, who.client_id, (sql) =>
      sql<{ name: string }>('select name from clients where id = $1', [who.client_id]),
    );
    const { name, body } = given.data;
    const bytes = await letterPdf({
      title: name,
      client_name: client?.name ?? '',
      body,
      date: context.clock.now(),
    });
    return storeUpload(
      context,
      who,
      {
        name: `${name}.pdf`,
        mime_type: 'application/pdf',
        bytes: Readable.from([bytes]),
        isCut: () => false,
      },
      { directory: 'clientdocuments', isPublic: false },
    );
  });
}

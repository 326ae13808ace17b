import { messages } from '@operatory/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../context/context.ts';
import { HttpError } from '../errors/http-error.ts';
import { readableBill } from '../payments/readable-bill.ts';
import { invoiceFacts } from '../pdf/invoice-facts.ts';
import { invoicePdf } from '../pdf/invoice-pdf.ts';
import { sendPdf } from './send-pdf.ts';

/** `GET /api/v1/invoices/{id}.pdf`: an invoice as a PDF, for everybody who can read its transaction. */
export function registerInvoiceRoutes(app: FastifyInstance, context: AppContext): void {
  app.get<{ Params: { file: string } }>('/api/v1/invoices/:file', async (request, reply) => {
    const who = await context.auth.authenticate(request);
    const id = z.uuid().safeParse(/^(.{36})\.pdf$/.exec(request.params.file)?.[1]);
    const bill = id.success ? await readableBill(context, who, id.data) : null;
    if (!bill) throw new HttpError(404, 'not_found', messages.nothing_found);
    const invoice = await invoiceFacts(context, bill.client.id, bill.id);
    return sendPdf(reply, invoice.number, await invoicePdf(invoice));
  });
}

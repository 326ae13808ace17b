import type { FastifyInstance } from 'fastify';
import { originOf } from '../auth/host.ts';
import { logoAddress, tenantOf } from '../auth/sub-domain.ts';
import type { AppContext } from '../context/context.ts';
import { HttpError } from '../errors/http-error.ts';
import type { MailKind } from '../mail/letter.ts';
import { escapeHtml, sendDevPage } from './dev-page.ts';
import { mailSamples, usualWords } from './mail-samples.ts';

/** Outside production, `/dev/emails` shows an example of each kind of email. */
export function registerEmailPages(app: FastifyInstance, context: AppContext): void {
  if (context.env.production) return;

  app.get('/dev/emails', async (request, reply) => {
    const rows = Object.values(mailSamples(usualWords, { origin: originOf(request), logo: null })).map(
      ({ kind, subject, html }) =>
        `<tr><td>${kind}</td><td><a href="/dev/emails/${kind}">${escapeHtml(subject)}</a></td><td>${(Buffer.byteLength(html) / 1024).toFixed(1)} KB</td></tr>`,
    );
    return sendDevPage(
      reply,
      'Emails',
      `<p>One of each kind, with sample data. <a href="/dev/inbox">Inbox</a></p><table><thead><tr><th>Kind</th><th>Subject</th><th>HTML</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
    );
  });

  app.get<{ Params: { kind: string }; Querystring: { part?: string } }>(
    '/dev/emails/:kind',
    async (request, reply) => {
      const tenant = await tenantOf(context, request).catch(() => null);
      const samples = mailSamples(usualWords, {
        origin: originOf(request),
        logo: (tenant && logoAddress(tenant)?.url) ?? null,
      });
      const { kind } = request.params;
      if (!Object.hasOwn(samples, kind)) throw new HttpError(404, 'not-found', 'Email not found');
      const mail = samples[kind as MailKind];
      const { part } = request.query;
      if (part === 'html' || part === 'dark')
        return (
          reply
            .type('text/html; charset=utf-8')
            .header('cache-control', 'no-store')
            .header('x-frame-options', 'SAMEORIGIN')
            .header(
              'content-security-policy',
              "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'; sandbox allow-popups",
            )
            // Shows dark mode whatever mode the browser is in.
            .send(part === 'dark' ? mail.html.replace('(prefers-color-scheme: dark)', 'all') : mail.html)
        );
      const frame = (title: string, part: string) =>
        `<h2>${title}</h2><iframe title="${title}" src="/dev/emails/${kind}?part=${part}"></iframe>`;
      return sendDevPage(
        reply,
        mail.subject,
        `<p><a href="/dev/emails">Emails</a> · ${kind} · to ${escapeHtml(mail.to)}</p>${frame('Light', 'html')}${frame('Dark', 'dark')}<h2>Text</h2><pre>${escapeHtml(mail.text)}</pre>`,
      );
    },
  );
}

import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context/context.ts';
import { HttpError } from '../errors/http-error.ts';
import { listMail, readMail } from '../mail/inbox.ts';
import { escapeHtml, sendDevPage } from './dev-page.ts';

/** Outside production, `/dev/inbox` shows the emails that would have been sent. */
export function registerInboxRoutes(app: FastifyInstance, { env }: Pick<AppContext, 'env'>): void {
  if (env.production) return;

  app.get('/dev/inbox.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { mails: await listMail(env.DATA_DIR) };
  });

  app.get('/dev/inbox', async (_request, reply) => {
    const mails = await listMail(env.DATA_DIR);
    const rows = mails.map(
      (mail) =>
        `<tr><td>${escapeHtml(mail.received_at.slice(0, 19).replace('T', ' '))}</td><td>${escapeHtml(mail.to.join(', '))}</td>
<td><a href="/dev/inbox/${mail.id}">${escapeHtml(mail.subject || '(no subject)')}</a></td></tr>`,
    );
    const table = `<table><thead><tr><th>Received (UTC)</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
    return sendDevPage(reply, 'Development inbox', mails.length ? table : '<p>No mail yet.</p>');
  });

  app.get<{ Params: { id: string } }>('/dev/inbox/:id', async (request, reply) => {
    const mail = await readMail(env.DATA_DIR, request.params.id);
    if (!mail) throw new HttpError(404, 'not-found', 'Email not found');
    const body = mail.html
      ? `<iframe title="Mail" sandbox="allow-popups allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(mail.html)}"></iframe>`
      : '';
    const links = [...new Set(mail.text.match(/https?:\/\/\S+/g) ?? [])];
    const list = links
      .map((href) => `<li><a href="${escapeHtml(href)}">${escapeHtml(href)}</a></li>`)
      .join('');
    return sendDevPage(
      reply,
      mail.subject,
      `<p><a href="/dev/inbox">Inbox</a> · to ${escapeHtml(mail.to.join(', '))}</p>${list && `<ul>${list}</ul>`}${body}<h2>Text</h2><pre>${escapeHtml(mail.text)}</pre>`,
    );
  });
}

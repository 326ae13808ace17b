import type { FastifyBaseLogger } from 'fastify';
import { createTransport, type Transporter } from 'nodemailer';
import type { Mail, Mailer } from '../context/context.ts';
import type { Env } from '../env.ts';
import { startSink } from './sink.ts';

/**
 * @returns A mailer that sends by SMTP. Without SMTP_URL, emails go by SMTP to a local server that shows
 *   them in the development inbox, so that development uses the same code. Production needs SMTP_URL.
 */
export async function createMailer(env: Env): Promise<Mailer> {
  const sink = env.SMTP_URL ? null : await startSink(env.DATA_DIR);
  const transport = createTransport(env.SMTP_URL ?? sink?.url, { from: env.MAIL_FROM });
  return {
    async send({ kind: _, to, ...mail }) {
      await transport.sendMail({ ...mail, to: { name: '', address: to } });
    },
    async close() {
      (transport as Transporter).close();
      await sink?.stop();
    },
  };
}

const retryAfter = [0, 2_000, 20_000];

/**
 * Sends an email without making the caller wait, because the time of the answer must not reveal whether
 * there was anything to send. An email that fails three times is logged; the recipient can ask for another.
 */
export function sendLater(mailer: Mailer, log: FastifyBaseLogger, mail: Mail): void {
  const attempt = (n: number): void => {
    const timer = setTimeout(() => {
      mailer.send(mail).catch((error: Error) => {
        if (n + 1 < retryAfter.length) attempt(n + 1);
        else log.error({ subject: mail.subject, reason: error.message }, 'mail not sent');
      });
    }, retryAfter[n]);
    timer.unref();
  };
  attempt(0);
}

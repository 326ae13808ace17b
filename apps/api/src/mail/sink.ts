import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { storeMail } from './inbox.ts';

/** An SMTP server that only this machine can reach. It stores emails in the development inbox. */
export async function startSink(dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: 10 * 1024 * 1024,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        PostalMime.parse(Buffer.concat(chunks))
          .then(({ from, subject, text, html }) =>
            storeMail(dataDir, {
              from: from?.address ?? '',
              to,
              subject: subject ?? '',
              text: text ?? '',
              html: html ?? null,
            }),
          )
          .then(
            () => done(),
            (error: Error) => done(error),
          );
      });
    },
  });
  // A client that disconnects must not end the process.
  server.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.server.unref();
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail sink has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

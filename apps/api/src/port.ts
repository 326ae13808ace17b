import { createServer } from 'node:net';
import { StartError } from './env.ts';

/**
 * Throws StartError when another program listens on the port. Asked before anything is started: a second start beside a
 * running one must not touch the database they would share.
 */
export async function demandFreePort(port: number, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(`port ${port} is in use; set PORT to another one.`)
          : error,
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

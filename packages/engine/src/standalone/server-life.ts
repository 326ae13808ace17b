import type { Server } from 'node:http';

/** The time that running requests have to finish after a shutdown is requested. */
const SHUTDOWN_TIMEOUT_MS = 10_000;
const LOOK_MS = 20;

/** @throws Error when the server cannot listen on the port. */
export function startListening(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`port ${port} is taken: set another as PORT`) : error),
    );
    server.listen(port, host, resolve);
  });
}

/** The promise resolves when the running requests are answered or the timeout has passed. */
export async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  const timeout = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
  clearTimeout(timeout);
}

import type { Server } from 'node:http';

/** What is being answered may take so long after the server was told to stop. */
const PATIENCE_MS = 10_000;
const LOOK_MS = 20;

/** @throws Error when the port cannot be had. */
export function listening(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`port ${port} is taken: set another as PORT`) : error),
    );
    server.listen(port, host, resolve);
  });
}

/** Takes no more requests, and ends when those under way are answered, or patience does. */
export async function closed(server: Server): Promise<void> {
  if (!server.listening) return;
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
  clearTimeout(patience);
}

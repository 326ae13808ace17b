import { createServer } from 'node:net';
import { type Env, StartError } from '../env.ts';

type Address = Pick<Env, 'PORT' | 'HOST'>;

/** Checked before anything starts, so that a second start by mistake fails at once and changes nothing. */
export async function assertPortFree(address: Address): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(portError(error, address)));
    probe.listen(address.PORT, address.HOST, () => probe.close(() => resolve()));
  });
}

export function portError(error: unknown, { PORT, HOST }: Address): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE') return new StartError(`port ${PORT} is in use; set PORT to another one.`);
  if (code === 'EACCES')
    return new StartError(`this user can't use port ${PORT}; set PORT to one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST ${HOST} isn't an address of this machine.`);
  return error;
}

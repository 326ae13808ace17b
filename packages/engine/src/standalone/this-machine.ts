import { EngineError } from '../errors.ts';
import type { Headers } from './sign-in.ts';

/** These host names always mean this machine. */
const own = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/**
 * Without a secret every caller is admin, so a web page open on this machine could send requests too, with a
 * foreign origin or a host name that resolves to this machine. @throws EngineError `access-denied`.
 */
export function assertThisMachine({ host, origin }: Headers): void {
  if (isOwn(`http://${host ?? 'localhost'}`) && (origin === undefined || isOwn(origin))) return;
  throw new EngineError('access-denied', 'without ENGINE_ADMIN_SECRET only this machine may ask');
}

function isOwn(url: string): boolean {
  try {
    return own.test(new URL(url).hostname);
  } catch {
    return false;
  }
}

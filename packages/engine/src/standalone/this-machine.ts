import { EngineError } from '../errors.ts';
import type { Headers } from './sign-in.ts';

/** A name that only this machine can mean by it. */
const own = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/**
 * Where everybody is admin, a page of any site that somebody has open on this machine could ask too, under a foreign
 * origin or a name of its own that leads here.
 * @throws EngineError `access-denied`.
 */
export function mustBeThisMachine({ host, origin }: Headers): void {
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

import { Logger } from 'graphile-worker';

/** graphile-worker logs every job; this logs only failures. */
export const quietLogger = (warn: (message: string) => void): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') warn(message);
  });

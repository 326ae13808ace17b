import { Server } from 'node:http';

/**
 * Requests under `/api/` and new sockets to servers of this process are delayed by a random time, so that
 * they overtake one another: a quarter of them by up to `most` milliseconds, the others by up to a seventh of
 * that.
 */
export function delayAnswers(most: number): void {
  const { emit } = Server.prototype;
  Server.prototype.emit = function (this: Server, event: string, ...rest: unknown[]): boolean {
    const [request] = rest as [{ url?: string; pause(): void }?];
    const isLate = event === 'upgrade' || (event === 'request' && request?.url?.startsWith('/api/'));
    if (!isLate) return Reflect.apply(emit, this, [event, ...rest]);
    request?.pause();
    const share = Math.random() < 0.25 ? 1 : 1 / 7;
    setTimeout(() => Reflect.apply(emit, this, [event, ...rest]), most * share * Math.random());
    return true;
  };
}

import type { FastifyReply } from 'fastify';

/** Aborted when the caller hangs up before it has its answer: nobody waits for the statement any more. */
export function whenGone({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

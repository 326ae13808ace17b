import type { Cancel } from '@operatory/engine';
import type { FastifyReply } from 'fastify';

/** Aborted when the caller hangs up before it has its answer: nobody waits for the statement any more. */
export function whenGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  hearHangUp(reply, () => controller.abort());
  return controller.signal;
}

/** The same for what is asked often. */
export function cancelWhenGone(reply: FastifyReply): Cancel {
  const gone = new Gone();
  hearHangUp(reply, () => gone.abort());
  return gone;
}

function hearHangUp({ raw }: FastifyReply, hear: () => void): void {
  raw.once('close', () => {
    if (!raw.writableFinished) hear();
  });
}

/** What an AbortController does here; each request has one, and next to none is ever aborted. */
class Gone implements Cancel {
  #reason: DOMException | undefined;
  #listeners: (() => void)[] = [];

  get aborted(): boolean {
    return this.#reason !== undefined;
  }
  get reason(): unknown {
    return this.#reason;
  }
  throwIfAborted(): void {
    if (this.#reason) throw this.#reason;
  }
  addEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners.push(listener);
  }
  removeEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners = this.#listeners.filter((one) => one !== listener);
  }

  abort(): void {
    this.#reason = new DOMException('This operation was aborted', 'AbortError');
    for (const listener of this.#listeners.splice(0)) listener();
  }
}

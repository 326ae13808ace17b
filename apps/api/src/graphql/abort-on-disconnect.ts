import type { Cancel } from '@operatory/engine';
import type { FastifyReply } from 'fastify';

/**
 * Aborts when the caller disconnects before the response is sent, so that the database cancels the statement.
 */
export function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  onDisconnect(reply, () => controller.abort());
  return controller.signal;
}

/**
 * Like `abortOnDisconnect`, but cheaper than an AbortController, which matters in requests that are very
 * frequent.
 */
export function cancelOnDisconnect(reply: FastifyReply): Cancel {
  const signal = new DisconnectSignal();
  onDisconnect(reply, () => signal.abort());
  return signal;
}

function onDisconnect({ raw }: FastifyReply, abort: () => void): void {
  raw.once('close', () => {
    if (!raw.writableFinished) abort();
  });
}

/** Replaces AbortController, because every request has one and almost none is aborted. */
class DisconnectSignal implements Cancel {
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

export interface IdempotencyKeys {
  readonly of: (what: unknown) => string;
  /**
   * Must be called when the server has answered the request with this key: the next press then gets a new
   * key.
   */
  readonly answered: (key: string) => void;
}

/**
 * Idempotency keys for buttons: after a lost response, pressing again sends the same key, so that the server
 * executes the request only once.
 */
export function createIdempotencyKeys(): IdempotencyKeys {
  const unanswered = new Map<string, string>();
  return {
    of(what) {
      const pressed = JSON.stringify(what);
      const key = unanswered.get(pressed) ?? crypto.randomUUID();
      unanswered.set(pressed, key);
      return key;
    },
    answered(key) {
      for (const [pressed, known] of unanswered) if (known === key) unanswered.delete(pressed);
    },
  };
}

export interface IdempotencyKeys {
  /** The idempotency key for a request with this content. */
  readonly of: (what: unknown) => string;
  /** The server has answered the request with this key, so the next press gets a new key. */
  readonly answered: (key: string) => void;
}

/** Idempotency keys for buttons: pressing again because no response arrived repeats the same request once. */
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

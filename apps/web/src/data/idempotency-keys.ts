export interface IdempotencyKeys {
  /** The key under which something goes, as it is sent. */
  readonly of: (what: unknown) => string;
  /** The server has answered the request with this key: the next press gets a new key. */
  readonly answered: (key: string) => void;
}

/** Idempotency keys of what is pressed: the same, pressed again because no answer came, is done once. */
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

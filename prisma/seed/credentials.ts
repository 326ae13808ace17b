/** Only the API knows how passwords and PINs are hashed, so it gives the results to the seeds. */
export interface Credentials {
  /** The hash of `demoPassword`. All seeded users have the same one, because hashing each would take long. */
  readonly passwordHash: string;
  /** @returns `user_credentials.pin_key` of a PIN in a client. */
  pinKey(clientId: string, pin: string): string;
}

export const demoPassword = 'Operatory-demo-1';

/** Only the API knows how passwords and PINs are hashed, so seeds contain the results. */
export interface Credentials {
  /** All seeded users have the same hash of `demoPassword`, because hashing each would take long. */
  readonly passwordHash: string;
  /** @returns `user_credentials.pin_key` of a PIN in a client. */
  pinKey(clientId: string, pin: string): string;
}

export const demoPassword = 'Operatory-demo-1';

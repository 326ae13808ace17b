/** The credentials of seeded users. Only the API knows how passwords and PINs are hashed; seeds contain the results. */
export interface Credentials {
  /** The hash of `demoPassword`; the same for all. */
  readonly passwordHash: string;
  /** `user_credentials.pin_key` of a PIN in a client. */
  pinKey(clientId: string, pin: string): string;
}

export const demoPassword = 'Operatory-demo-1';

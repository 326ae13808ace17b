/** What seeded users sign in with. The API knows how passwords and PINs are kept; seeds only carry the results. */
export interface Credentials {
  /** Of `demoPassword`; one for all. */
  readonly passwordHash: string;
  /** `user_credentials.pin_key` of a PIN in a client. */
  pinKey(clientId: string, pin: string): string;
}

export const demoPassword = 'Operatory-demo-1';

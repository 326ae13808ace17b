/** A kiosk's punch. `photo` is a data URL. */
export interface PunchOfPin {
  readonly key: string;
  readonly action: string;
  readonly break_type: string | null;
  readonly at: string | null;
  readonly message: string | null;
  readonly photo: string | null;
}

/**
 * A punch as one text. The kiosk encrypts a PIN together with the text's SHA-256, so that nobody can reuse
 * the PIN for another punch.
 */
export const textOfPunch = ({ key, action, break_type, at, message, photo }: PunchOfPin): string =>
  JSON.stringify([key, action, break_type, at, message, photo]);

/** A punch as a kiosk sends it with an encrypted PIN; the photo is a data URL. */
export interface PunchOfPin {
  readonly key: string;
  readonly action: string;
  readonly break_type: string | null;
  readonly at: string | null;
  readonly message: string | null;
  readonly photo: string | null;
}

/**
 * All data of a punch as one text. Device and server encrypt a PIN together with the SHA-256 of this text, so that it is valid for
 * this punch only.
 */
export const textOfPunch = ({ key, action, break_type, at, message, photo }: PunchOfPin): string =>
  JSON.stringify([key, action, break_type, at, message, photo]);

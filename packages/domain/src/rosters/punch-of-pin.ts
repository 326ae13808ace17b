/** A punch as a kiosk sends it with an encrypted PIN; the photo is a data URL. */
export interface PunchOfPin {
  readonly key: string;
  readonly action: string;
  readonly break_type: string | null;
  readonly at: string | null;
  readonly message: string | null;
  readonly photo: string | null;
}

/** All of a punch as one text. Device and server encrypt a PIN with its SHA-256, so that it is good for this punch alone. */
export const textOfPunch = ({ key, action, break_type, at, message, photo }: PunchOfPin): string =>
  JSON.stringify([key, action, break_type, at, message, photo]);

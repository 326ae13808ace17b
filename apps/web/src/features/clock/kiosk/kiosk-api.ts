import type { PunchAction, RosterBreakType } from '@operatory/domain';
import { rest } from '#data/rest.ts';

export interface Kiosk {
  readonly id: string;
  readonly name: string;
  readonly clinic: { readonly id: string; readonly name: string; readonly zone: string };
  /** The server's key, with which PINs are encrypted. */
  readonly public_key: JsonWebKey;
}

export interface KioskPerson {
  readonly user_id: string;
  readonly display_name: string;
  readonly state: 'out' | 'in' | 'on_break';
  readonly shift: {
    readonly id: string;
    readonly start_time: string;
    /** Null while the person is clocked in without a planned shift. */
    readonly end_time: string | null;
    readonly zone: string;
  } | null;
}

/** A punch is sent with the PIN that was just entered, or with the one that was encrypted for it. */
export type PunchRequest = PunchDetails & ({ readonly pin: string } | { readonly sealed_pin: string });
export interface PunchDetails {
  /** The idempotency key: a punch with the same key is recorded once. */
  readonly key: string;
  readonly action: PunchAction;
  readonly break_type?: RosterBreakType;
  readonly message?: string;
  /** The device's time of the punch, if it could not be sent when it was made. */
  readonly at?: string;
  /** A JPEG as a data URL. */
  readonly photo?: string;
}
export interface PunchRecorded {
  readonly display_name: string;
  readonly state: KioskPerson['state'];
  readonly at: string;
  readonly note: string | null;
}

/** Milliseconds after which a request without an answer counts as offline. */
const within = 10_000;

export const readKiosk = (): Promise<Kiosk> => rest('kiosk', { method: 'GET', within });
export const readPersonByPin = (pin: string): Promise<KioskPerson> =>
  rest('kiosk/who', { body: { pin }, within });
/** The timeout is longer with a photo, because that takes longer to send. */
export const recordPunch = (punch: PunchRequest): Promise<PunchRecorded> =>
  rest('kiosk/punch', { body: punch, within: punch.photo ? 3 * within : within });

/** Makes this device a kiosk: it gets a cookie that gives no other access. */
export const openKiosk = (
  kiosk: { readonly clinic_id: string; readonly name: string },
  token: string | undefined,
): Promise<Kiosk> => rest('kiosks', { body: kiosk, token, within });

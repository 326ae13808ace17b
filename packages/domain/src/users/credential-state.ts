import { dueReminder, dueState } from '../assignments/due-state.ts';

export type CredentialState = 'VALID' | 'EXPIRING' | 'UNVERIFIED' | 'EXPIRED' | 'MISSING';
type ByDate = Exclude<CredentialState, 'MISSING' | 'UNVERIFIED'>;

/** Days before its expiry on which a person and their clinic's admins are warned. */
export const credentialWarningDays = [90, 30, 7] as const;

/** The state of a credential on a day. One without an expiry stays valid, and one is still valid on its last day. */
export function credentialState(expiresOn: string | null, today: string): ByDate {
  const { days } = dueState(expiresOn, today);
  if (days === null) return 'VALID';
  if (days < 0) return 'EXPIRED';
  return days <= credentialWarningDays[0] ? 'EXPIRING' : 'VALID';
}

/** The state as a manager counts it: a credential without a verified proof does not count until it is verified. */
export const provenState = (
  expiresOn: string | null,
  isVerified: boolean,
  today: string,
): Exclude<CredentialState, 'MISSING'> => {
  const state = credentialState(expiresOn, today);
  return isVerified || state === 'EXPIRED' ? state : 'UNVERIFIED';
};

/** The warning to send now, by its days; null if there is none, or it was sent. */
export const credentialWarning = (
  expiresOn: string | null,
  today: string,
  reminded: number | null,
): number | null => dueReminder(expiresOn, today, reminded, credentialWarningDays);

const rank: Readonly<Record<CredentialState, number>> = {
  VALID: 4,
  EXPIRING: 3,
  UNVERIFIED: 2,
  EXPIRED: 1,
  MISSING: 0,
};

/** The best of several credentials of one kind counts: an expired registration does not matter once it is renewed. */
export const bestState = (states: readonly CredentialState[]): CredentialState =>
  states.reduce<CredentialState>((best, each) => (rank[each] > rank[best] ? each : best), 'MISSING');

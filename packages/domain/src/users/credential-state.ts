import { dueReminder, dueState } from '../assignments/due-state.ts';

export type CredentialState = 'VALID' | 'EXPIRING' | 'UNVERIFIED' | 'EXPIRED' | 'MISSING';
type ByDate = Exclude<CredentialState, 'MISSING' | 'UNVERIFIED'>;

/** The person and their clinics' admins are warned this many days before a credential expires. */
export const credentialWarningDays = [90, 30, 7] as const;

/** A credential is valid up to its expiry date, including that day. Without one, it stays valid. */
export function credentialState(expiresOn: string | null, today: string): ByDate {
  const { days } = dueState(expiresOn, today);
  if (days === null) return 'VALID';
  if (days < 0) return 'EXPIRED';
  return days <= credentialWarningDays[0] ? 'EXPIRING' : 'VALID';
}

/**
 * @returns The state for managers, to whom a credential does not count as valid before somebody has verified
 * its proof.
 */
export const provenState = (
  expiresOn: string | null,
  isVerified: boolean,
  today: string,
): Exclude<CredentialState, 'MISSING'> => {
  const state = credentialState(expiresOn, today);
  return isVerified || state === 'EXPIRED' ? state : 'UNVERIFIED';
};

/** @returns The warning to send now, as its number of days; null if none is due or it was sent. */
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

/**
 * Of several credentials of one kind the best counts, because an expired one does not matter after its
 * renewal.
 */
export const bestState = (states: readonly CredentialState[]): CredentialState =>
  states.reduce<CredentialState>((best, each) => (rank[each] > rank[best] ? each : best), 'MISSING');

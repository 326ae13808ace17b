import { reservedSubDomains } from '../sub-domain.ts';
import type { signUpMessages } from './sign-up-messages.ts';

/** Names of the platform, and names that people could mistake for it. No new client may choose one. */
const reservedNames: ReadonlySet<string> = new Set([
  ...reservedSubDomains,
  'superadmin',
  'operatory',
  'account',
  'accounts',
  'autoconfig',
  'autodiscover',
  'billing',
  'blog',
  'demo',
  'dev',
  'docs',
  'hostmaster',
  'imap',
  'localhost',
  'login',
  'pay',
  'payments',
  'pop',
  'postmaster',
  'register',
  'root',
  'security',
  'signup',
  'staging',
  'support',
  'test',
  'webmail',
  'webmaster',
]);

export const normalSubDomain = (typed: string): string => typed.trim().toLowerCase();

/** Why no client can have this sub-domain; null if it is valid. It may still be taken. */
export function subDomainProblem(typed: string): keyof typeof signUpMessages | null {
  const name = normalSubDomain(typed);
  if (name === '') return 'sub_domain_required';
  if (!/^[a-z0-9-]+$/.test(name)) return 'sub_domain_characters';
  if (name.startsWith('-') || name.endsWith('-')) return 'sub_domain_hyphen';
  if (name.length < 3) return 'sub_domain_short';
  if (name.length > 63) return 'sub_domain_long';
  // These names (such as `xn--…`) stand for other scripts, in which one organisation's name can look like
  // another's.
  if (name.slice(2, 4) === '--') return 'sub_domain_encoded';
  return reservedNames.has(name) ? 'sub_domain_reserved' : null;
}

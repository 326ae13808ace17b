import { reservedSubDomains } from '../sub-domain.ts';
import type { signUpMessages } from './sign-up-messages.ts';

/**
 * Further names that no new client may choose: the platform's own, and those that could be mistaken for it in an email or browser.
 */
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

/** The sub-domain as it is stored: without spaces around it and in lower case. */
export const normalSubDomain = (typed: string): string => typed.trim().toLowerCase();

/** The reason why no client can have this sub-domain; null if it is valid. It may still be taken by another client. */
export function subDomainProblem(typed: string): keyof typeof signUpMessages | null {
  const name = normalSubDomain(typed);
  if (name === '') return 'sub_domain_required';
  if (!/^[a-z0-9-]+$/.test(name)) return 'sub_domain_characters';
  if (name.startsWith('-') || name.endsWith('-')) return 'sub_domain_hyphen';
  if (name.length < 3) return 'sub_domain_short';
  if (name.length > 63) return 'sub_domain_long';
  // Such names (`xn--`) encode other scripts, with which one organisation could imitate the name of another.
  if (name.slice(2, 4) === '--') return 'sub_domain_encoded';
  return reservedNames.has(name) ? 'sub_domain_reserved' : null;
}

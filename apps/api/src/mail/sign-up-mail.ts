import type { Mail } from '../context/context.ts';
import { letter } from './templates.ts';

/** The email that confirms an address before an organisation is made. */
export const signUpMail = (
  to: { readonly email: string; readonly display_name: string },
  origin: string,
  key: string,
): Mail =>
  letter(
    to,
    { client_name: 'Operatory', origin },
    'Finish signing up',
    [
      'Please confirm your email address to set up your organisation. The link works for 72 hours.',
      "If you didn't sign up, do nothing. Nothing will be set up.",
    ],
    { label: 'Finish signing up', href: `${origin}/register-now/confirm?key=${key}` },
  );

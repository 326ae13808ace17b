import type { Mail } from '../context/context.ts';
import { type Letter, mailOf, oneLine, type Sender } from './letter.ts';

interface Account {
  readonly email: string;
  readonly display_name: string;
}
const mail = (to: Account, from: Sender, letter: Omit<Letter, 'to' | 'from'>): Mail =>
  mailOf({ ...letter, to: { email: to.email, display_name: to.display_name }, from });

export const verifyMail = (to: Account, from: Sender, key: string): Mail =>
  mail(to, from, {
    kind: 'verify',
    subject: 'Confirm your account',
    parts: [
      `${oneLine(from.client_name)} has created an account for you. Choose a password to get started. The link works once, for 72 hours.`,
    ],
    link: { label: 'Choose a password', href: `${from.origin}/verify?key=${key}` },
  });

export const resetMail = (to: Account, from: Sender, key: string): Mail =>
  mail(to, from, {
    kind: 'reset',
    subject: 'Choose a new password',
    parts: [
      'Someone asked to reset the password for your account. The link works once, for one hour.',
      "If this wasn't you, do nothing. Your password won't change.",
    ],
    link: { label: 'Choose a new password', href: `${from.origin}/verify?reset=${key}` },
  });

export const pinMail = (to: Account, from: Sender, key: string): Mail =>
  mail(to, from, {
    kind: 'pin',
    subject: 'Your new PIN',
    parts: [
      'Open the link to see your new PIN. It is shown once, and your old PIN stops working then. The link works for 24 hours.',
    ],
    link: { label: 'Show my new PIN', href: `${from.origin}/verify?pin=${key}` },
  });

export const passwordChangedMail = (to: Account, from: Sender): Mail =>
  mail(to, from, {
    kind: 'password_changed',
    subject: 'Your password was changed',
    parts: [
      'Your password was changed and your other devices were signed out.',
      "If this wasn't you, reset your password now and tell your manager.",
    ],
  });

export const emailChangedMail = (to: Account, from: Sender): Mail =>
  mail(to, from, {
    kind: 'email_changed',
    subject: 'Your email address was changed',
    parts: [
      'You now sign in with your new email address, and we send email there.',
      "If this wasn't you, tell your manager now.",
    ],
  });

export const unblockedMail = (to: Account, from: Sender): Mail =>
  mail(to, from, {
    kind: 'unblocked',
    subject: 'You can sign in again',
    parts: ['Your account has been unblocked.'],
    link: { label: 'Sign in', href: from.origin },
  });

/**
 * @returns The email that asks a person to confirm their address before an organisation is created for
 *   them.
 */
export const signUpMail = (to: Account, origin: string, key: string): Mail =>
  mail(
    to,
    { client_name: 'Operatory', origin, logo: null },
    {
      kind: 'sign_up',
      subject: 'Finish signing up',
      parts: [
        'Please confirm your email address to set up your organisation. The link works for 72 hours.',
        "If you didn't sign up, do nothing. Nothing will be set up.",
      ],
      link: { label: 'Finish signing up', href: `${origin}/register-now/confirm?key=${key}` },
    },
  );

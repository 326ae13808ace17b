import type { MailPart } from '@operatory/domain';

/** The content from which the HTML and the plain part of an email are made. */
export interface LetterContent {
  readonly heading: string;
  readonly hello: string | null;
  readonly parts: readonly MailPart[];
  readonly link: { readonly label: string; readonly href: string } | null;
  readonly from: { readonly name: string; readonly logo: string | null };
  /** The reason why the recipient gets this email. */
  readonly why: string;
  /** The URL where the recipient chooses which emails to get; null for recipients without an account. */
  readonly preferences: string | null;
}
export const preferencesLabel = 'Choose which emails you get';

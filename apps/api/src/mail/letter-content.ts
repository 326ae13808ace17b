import type { MailPart } from '@operatory/domain';

/** Both the HTML and the plain text of an email are made from this. */
export interface LetterContent {
  readonly heading: string;
  readonly hello: string | null;
  readonly parts: readonly MailPart[];
  readonly link: { readonly label: string; readonly href: string } | null;
  readonly from: { readonly name: string; readonly logo: string | null };
  /** The reason why the recipient gets this email. */
  readonly why: string;
  /** The URL where the recipient chooses which emails they get; null for people without an account. */
  readonly preferences: string | null;
}
export const preferencesLabel = 'Choose which emails you get';

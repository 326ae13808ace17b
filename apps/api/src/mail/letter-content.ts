import type { MailPart } from '@operatory/domain';

/** Both the HTML and the plain text of an email are made from this. */
export interface LetterContent {
  readonly heading: string;
  readonly hello: string | null;
  readonly parts: readonly MailPart[];
  readonly link: { readonly label: string; readonly href: string } | null;
  readonly from: { readonly name: string; readonly logo: string | null };
  /** Why the recipient gets this email. */
  readonly why: string;
  /** At this URL the recipient chooses which emails they get; null for people without an account. */
  readonly preferences: string | null;
}
export const preferencesLabel = 'Choose which emails you get';

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
  /** Where one chooses one's emails; null for those who have no account yet, or none at all. */
  readonly preferences: string | null;
}
export const preferencesLabel = 'Choose which emails you get';

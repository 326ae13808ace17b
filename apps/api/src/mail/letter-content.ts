import type { MailPart } from '@operatory/domain';

/** What both parts of an email are made from. */
export interface LetterContent {
  readonly heading: string;
  readonly hello: string | null;
  readonly parts: readonly MailPart[];
  readonly link: { readonly label: string; readonly href: string } | null;
  readonly from: { readonly name: string; readonly logo: string | null };
  /** Why one gets it. */
  readonly why: string;
  /** Where one chooses one's emails; null for those who have no account yet, or none at all. */
  readonly preferences: string | null;
}
export const preferencesLabel = 'Choose which emails you get';

/** A paragraph, or a list with an optional title. */
export type MailPart = string | { readonly title?: string; readonly items: readonly string[] };

/** An email whose text is stored with its event. */
export interface PreparedMail {
  readonly kind: 'shopping_list' | 'shopping_list_supplier' | 'daily_digest';
  /** The email is not sent before this ISO time of the product's clock. */
  readonly not_before?: string;
  readonly to: string;
  /** Used in the greeting. */
  readonly name?: string;
  readonly subject: string;
  readonly parts: readonly MailPart[];
  /** A button. `path` is appended to the organisation's address. */
  readonly link?: { readonly label: string; readonly path: string };
}

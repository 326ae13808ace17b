/** A paragraph of an email, or a list below its title. */
export type MailPart = string | { readonly title?: string; readonly items: readonly string[] };

/** An email whose content is stored together with its event. */
export interface PreparedMail {
  readonly kind: 'shopping_list' | 'shopping_list_supplier' | 'daily_digest';
  /** An instant of the product's clock before which it is not sent. */
  readonly not_before?: string;
  readonly to: string;
  /** The name in the greeting. */
  readonly name?: string;
  readonly subject: string;
  readonly parts: readonly MailPart[];
  /** The button; `path` is below the organisation's own address. */
  readonly link?: { readonly label: string; readonly path: string };
}

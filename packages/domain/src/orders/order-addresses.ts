/** Where a supplier's orders are emailed: to the addresses for orders, or else to the supplier's own. */
export const orderAddressesOf = ({
  ordersEmails,
  email,
}: {
  readonly ordersEmails: readonly string[];
  readonly email: string | null;
}): readonly string[] => (ordersEmails.length > 0 ? ordersEmails : email ? [email] : []);

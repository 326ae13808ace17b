/** The addresses to which a supplier's orders are sent: those for orders, otherwise the supplier's own; empty if there are none. */
export const orderAddressesOf = ({
  ordersEmails,
  email,
}: {
  readonly ordersEmails: readonly string[];
  readonly email: string | null;
}): readonly string[] => (ordersEmails.length > 0 ? ordersEmails : email ? [email] : []);

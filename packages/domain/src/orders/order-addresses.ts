/** Where a supplier takes orders: their addresses for it, else their own; none where they have none. */
export const orderAddressesOf = ({
  ordersEmails,
  email,
}: {
  readonly ordersEmails: readonly string[];
  readonly email: string | null;
}): readonly string[] => (ordersEmails.length > 0 ? ordersEmails : email ? [email] : []);

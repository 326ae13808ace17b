export const paymentMessages = {
  payments_by_invoice: 'Invoices are paid by bank transfer. The invoice says how.',
  payments_away: 'The payment page could not be opened. Try again in a few minutes.',
  payment_not_verified: 'This message is not from the payment provider',
} as const;

/** @returns The purchase order number that suppliers see, such as `MAN-PO-0042`. */
export const orderNumberOf = (clinicCode: string | null, shortId: number): string =>
  [clinicCode, 'PO', String(shortId).padStart(4, '0')].filter(Boolean).join('-');

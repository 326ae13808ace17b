/**
 * A phone number as Australians write it: 0488 543 210, (02) 9555 0123, 1300 123 456, 13 12 34; one of another country,
 * or of no known form, as it is stored.
 */
export function phoneText(stored: string): string {
  const compact = stored.replace(/[^\d+]/g, '').replace(/^(\+|00)?61(?=[234578]\d{8}$)/, '0');
  const groups =
    /^(0[45]\d\d)(\d{3})(\d{3})$/.exec(compact) ??
    /^(1[389]00)(\d{3})(\d{3})$/.exec(compact) ??
    /^(13)(\d\d)(\d\d)$/.exec(compact);
  if (groups) return groups.slice(1).join(' ');
  const landline = /^(0[2378])(\d{4})(\d{4})$/.exec(compact);
  return landline ? `(${landline[1]}) ${landline[2]} ${landline[3]}` : stored;
}

/** Where a phone dials it: digits, and the plus of another country. */
export const phoneHref = (stored: string): string => `tel:${stored.replace(/[^+\d]/g, '')}`;

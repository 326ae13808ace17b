/**
 * An Australian number is converted to national form. A foreign number, or text that is more than a number,
 * is returned as stored.
 */
function dialled(stored: string): string {
  if (!/^[\d\s+().-]*$/.test(stored)) return stored;
  const compact = stored.replace(/\(0\)/, '').replace(/[^\d+]/g, '');
  return compact.replace(/^(\+|00)?61(?=[234578]\d{8}$)/, '0');
}

/**
 * Australians write phone numbers as 0488 543 210, (02) 9555 0123, 1300 123 456, 13 12 34. A foreign number,
 * or one of unknown form, is returned as stored.
 */
export function phoneText(stored: string): string {
  const number = dialled(stored);
  const groups =
    /^(0[45]\d\d)(\d{3})(\d{3})$/.exec(number) ??
    /^(1[389]00)(\d{3})(\d{3})$/.exec(number) ??
    /^(13)(\d\d)(\d\d)$/.exec(number);
  if (groups) return groups.slice(1).join(' ');
  const landline = /^(0[2378])(\d{4})(\d{4})$/.exec(number);
  return landline ? `(${landline[1]}) ${landline[2]} ${landline[3]}` : stored;
}

/** The text may hold several numbers; the link calls the first one and keeps the plus of a foreign number. */
export function phoneHref(stored: string): string {
  const [first = ''] = /[+\d][\d\s().-]*/.exec(dialled(stored)) ?? [];
  return `tel:${first.replace(/[^+\d]/g, '')}`;
}

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** Bytes in the unit that fits: `3.4 MB`. */
export function sizeText(bytes: number, locale = 'en-AU'): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return `${number.format(bytes / 1000 ** step)} ${units[step] ?? ''}`;
}

/** Bytes of a size as somebody writes it: `2 MB`, `1.5gb`, `300` (bytes). Null where it is none. */
export function sizeOf(text: string): number | null {
  const [, amount, unit = ''] = /^\s*(\d{1,12}(?:[.,]\d{1,6})?)\s*([kmgt]?b?)\s*$/i.exec(text) ?? [];
  if (amount === undefined) return null;
  const step = 'kmgt'.indexOf(unit.replace(/b$/i, '').toLowerCase() || ' ') + 1;
  const bytes = Math.round(Number(amount.replace(',', '.')) * 1000 ** step);
  return Number.isSafeInteger(bytes) ? bytes : null;
}

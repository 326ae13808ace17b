const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

export function sizeText(bytes: number, locale = 'en-AU'): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return `${number.format(bytes / 1000 ** step)} ${units[step] ?? ''}`;
}

/**
 * Parses a size such as `2 MB`, `1.5gb` or `300` (bytes).
 * @returns Bytes, or null if the text is not a size
 */
export function sizeOf(text: string): number | null {
  const [, amount, unit = ''] = /^\s*(\d{1,12}(?:[.,]\d{1,6})?)\s*([kmgt]?b?)\s*$/i.exec(text) ?? [];
  if (amount === undefined) return null;
  const step = 'kmgt'.indexOf(unit.replace(/b$/i, '').toLowerCase() || ' ') + 1;
  const bytes = Math.round(Number(amount.replace(',', '.')) * 1000 ** step);
  return Number.isSafeInteger(bytes) ? bytes : null;
}

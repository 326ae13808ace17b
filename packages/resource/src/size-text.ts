const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** Bytes in the unit that fits: `3.4 MB`. */
export function sizeText(bytes: number, locale = 'en-AU'): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return `${number.format(bytes / 1000 ** step)} ${units[step] ?? ''}`;
}

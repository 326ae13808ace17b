const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;
const number = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 });

/** `3.4 MB`. */
export function sizeText(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  return `${number.format(bytes / 1000 ** step)} ${units[step] ?? ''}`;
}

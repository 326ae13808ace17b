const scheme = 'data-mantine-color-scheme';

/** Prints in light colours, because light text cannot be read on white paper. */
export function printLight(): void {
  const root = document.documentElement;
  let shown: string | null = null;
  addEventListener('beforeprint', () => {
    shown = root.getAttribute(scheme);
    root.setAttribute(scheme, 'light');
  });
  addEventListener('afterprint', () => shown && root.setAttribute(scheme, shown));
}

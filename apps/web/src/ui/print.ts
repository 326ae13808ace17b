const scheme = 'data-mantine-color-scheme';

/** Paper is light: dark colours' light words would be printed on white. */
export function printLight(): void {
  const root = document.documentElement;
  let shown: string | null = null;
  addEventListener('beforeprint', () => {
    shown = root.getAttribute(scheme);
    root.setAttribute(scheme, 'light');
  });
  addEventListener('afterprint', () => shown && root.setAttribute(scheme, shown));
}

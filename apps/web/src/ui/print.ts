const scheme = 'data-mantine-color-scheme';

/** Switches to light colours for printing, because the light text of dark mode would be printed on white. */
export function printLight(): void {
  const root = document.documentElement;
  let shown: string | null = null;
  addEventListener('beforeprint', () => {
    shown = root.getAttribute(scheme);
    root.setAttribute(scheme, 'light');
  });
  addEventListener('afterprint', () => shown && root.setAttribute(scheme, shown));
}

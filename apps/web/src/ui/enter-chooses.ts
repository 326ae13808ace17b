/**
 * Makes Enter choose the option that an open dropdown shows as highlighted. If the user types before the
 * dropdown is ready, the library itself forgets that option, and Enter would submit the form around it.
 */
export function enterChooses(): void {
  addEventListener('keydown', (event) => {
    const { target } = event;
    if (event.key !== 'Enter' || event.isComposing || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLInputElement)) return;
    if (!target.matches('[role="combobox"][aria-expanded="true"]')) return;
    const list = document.getElementById(target.getAttribute('aria-controls') ?? '');
    const marked = list?.querySelector<HTMLElement>('[data-combobox-selected]');
    if (!marked) return;
    event.preventDefault();
    marked.click();
  });
}

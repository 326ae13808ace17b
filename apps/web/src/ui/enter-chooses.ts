/**
 * Makes Enter select the highlighted option of an open dropdown. If the user types before the dropdown is ready, it loses the
 * highlight, and Enter would submit the surrounding form instead.
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

/**
 * Makes Enter choose the highlighted option of an open dropdown. The dropdown loses its highlight if the user
 * types before it is ready, and Enter would then submit the form around it.
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

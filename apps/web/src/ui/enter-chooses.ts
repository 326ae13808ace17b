/**
 * Enter chooses what stands marked in an open list of choices. The list forgets the mark when it wakes later than one types,
 * and its Enter would save the form around it instead.
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

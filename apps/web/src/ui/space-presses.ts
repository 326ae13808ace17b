/**
 * Makes Space press links that have the role of a menu item, tab or button, instead of scrolling the page.
 */
export function spacePresses(): void {
  // Listens in the capture phase, because menus stop the propagation of keys.
  const press = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== ' ' || event.defaultPrevented || !(target instanceof HTMLElement)) return;
    if (!target.matches('a[role="menuitem"], a[role="tab"], a[role="button"]')) return;
    event.preventDefault();
    target.click();
  };
  addEventListener('keydown', press, true);
}

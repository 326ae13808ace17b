/** A link among a menu's entries, tabs or buttons behaves like one: Space presses it and does not scroll. */
export function spacePresses(): void {
  // Before all others: a menu keeps its keys to itself.
  const press = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== ' ' || event.defaultPrevented || !(target instanceof HTMLElement)) return;
    if (!target.matches('a[role="menuitem"], a[role="tab"], a[role="button"]')) return;
    event.preventDefault();
    target.click();
  };
  addEventListener('keydown', press, true);
}

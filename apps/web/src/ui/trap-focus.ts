import { nextStop, tabStops } from './tab-stops.ts';

/**
 * In a dialog, Tab moves from the last stop to the first. Hidden stops are skipped, because the library would treat one as the last
 * stop.
 */
export function trapFocus(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' || event.defaultPrevented) return;
    const active = document.activeElement;
    const dialog = active?.closest('[role="dialog"]');
    if (!active || !dialog || nextStop(active, dialog, event.shiftKey)) return;
    event.preventDefault();
    tabStops(dialog)
      .at(event.shiftKey ? -1 : 0)
      ?.focus();
  });
}

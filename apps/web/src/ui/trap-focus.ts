import { nextStop, tabStops } from './tab-stops.ts';

/**
 * Makes Tab go from the last stop of a dialog to the first, and Shift+Tab back. The library would take a
 * hidden stop for the last one.
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

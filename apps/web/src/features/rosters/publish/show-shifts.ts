/**
 * Scrolls to the first of these shifts that is rendered and focuses it, after the dialog above it has closed.
 */
export function showShifts(shift_ids: readonly string[]): void {
  requestAnimationFrame(() => {
    for (const id of shift_ids) {
      const shown = document.querySelector<HTMLElement>(`[data-shift="${CSS.escape(id)}"]`);
      if (!shown) continue;
      shown.scrollIntoView({ block: 'center', inline: 'nearest' });
      shown.focus();
      return;
    }
  });
}

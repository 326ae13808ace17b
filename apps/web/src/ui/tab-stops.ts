const pressable =
  'a[href], button, input, select, textarea, summary, iframe, object, audio[controls], video[controls], [tabindex], [contenteditable="true"]';

/**
 * Whether Tab reaches an element. In a group of radio buttons of which one is checked, it reaches only that
 * one.
 */
function isStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled')) return false;
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return true;
  return ![...document.getElementsByName(element.name)].some(
    (other) => other instanceof HTMLInputElement && other.checked,
  );
}

export const tabStops = (within: Element): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(pressable)].filter(isStop);

/** The tab stop after an element, or before it if `back`; undefined if there is none. */
export function nextStop(from: Element, within: Element, back: boolean): HTMLElement | undefined {
  const all = tabStops(within);
  const isOnSide = (wanted: number) => (stop: Element) => (from.compareDocumentPosition(stop) & wanted) !== 0;
  return back
    ? all.findLast(isOnSide(Node.DOCUMENT_POSITION_PRECEDING))
    : all.find(isOnSide(Node.DOCUMENT_POSITION_FOLLOWING));
}

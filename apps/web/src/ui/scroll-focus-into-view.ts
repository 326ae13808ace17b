/** The pixels between the focused element and whatever would cover it. */
const gap = 8;

/** The nearest ancestor (or the element itself) that is sticky or fixed, such as the footer of a form. */
function staying(element: Element | null): Element | null {
  for (let each = element; each && each !== document.body; each = each.parentElement)
    if (/sticky|fixed/.test(getComputedStyle(each).position)) return each;
  return null;
}

function scrollerOf(element: Element): Element {
  for (let each = element.parentElement; each; each = each.parentElement)
    if (each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY))
      return each;
  return document.documentElement;
}

/** The area of a sticky or fixed element that covers a point of this element. */
function coverAt(element: Element, x: number, y: number): DOMRect | null {
  const top = document.elementFromPoint(x, y);
  if (!top || element.contains(top) || top.contains(element)) return null;
  const cover = staying(top);
  return cover && !cover.contains(element) ? cover.getBoundingClientRect() : null;
}

const roomOf = (scroller: Element): { readonly top: number; readonly bottom: number } =>
  scroller === document.documentElement ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();

/**
 * By how many pixels to scroll so that the element is neither cut off nor covered. If it does not fit, its
 * start is shown.
 */
function hidden(element: Element, scroller: Element): number {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  if (width === 0 || bottom <= top) return 0;
  const room = roomOf(scroller);
  const covers = [top + 1, bottom - 1].flatMap((y) => coverAt(element, left + width / 2, y) ?? []);
  const isFoot = (cover: DOMRect) => cover.top + cover.bottom > room.top + room.bottom;
  const foot = Math.min(room.bottom, ...covers.filter(isFoot).map((cover) => cover.top));
  const head = Math.max(room.top, ...covers.filter((cover) => !isFoot(cover)).map((cover) => cover.bottom));
  if (bottom > foot) return Math.max(0, Math.min(bottom - foot + gap, top - head));
  return top < head ? top - head - gap : 0;
}

/** The maximum number of footers on top of one another, such as a form's above a phone's bottom bar. */
const feet = 3;
function show(element: Element): void {
  const scroller = scrollerOf(element);
  for (let each = 0; each < feet; each += 1) {
    const top = hidden(element, scroller);
    if (top === 0) return;
    scroller.scrollBy({ top, behavior: 'instant' });
  }
}

/**
 * Scrolls an element that gets the focus by keyboard out from under a sticky header or footer. On a click it
 * must not move, because it would be elsewhere when the button is released.
 */
export function scrollFocusIntoView(): void {
  let byKeys = false;
  addEventListener('keydown', () => (byKeys = true), true);
  addEventListener('pointerdown', () => (byKeys = false), true);
  addEventListener(
    'focusin',
    ({ target }) => {
      if (!byKeys || !(target instanceof Element)) return;
      // The browser itself scrolls to the element after all listeners have run.
      requestAnimationFrame(() => {
        if (document.activeElement === target) show(target);
      });
    },
    true,
  );
}

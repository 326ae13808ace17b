/** The pixels between the focused element and whatever covers the page. */
const gap = 8;

/** The nearest sticky or fixed ancestor, such as a form's footer or a list's header. */
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

/** The sticky or fixed element that covers a point of this element without being part of it. */
function coverAt(element: Element, x: number, y: number): DOMRect | null {
  const top = document.elementFromPoint(x, y);
  if (!top || element.contains(top) || top.contains(element)) return null;
  const cover = staying(top);
  return cover && !cover.contains(element) ? cover.getBoundingClientRect() : null;
}

const roomOf = (scroller: Element): { readonly top: number; readonly bottom: number } =>
  scroller === document.documentElement ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();

/**
 * The number of pixels to scroll so that neither end of the element is cut off or covered. If the element does not fit, its start
 * is shown.
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

/** The maximum number of stacked sticky footers, such as a form's above the bottom bar on a phone. */
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
 * Scrolls the focused element out from under a sticky header or footer. Only for keyboard focus: on a click, the element would move
 * away between press and release.
 */
export function scrollFocusIntoView(): void {
  let byKeys = false;
  addEventListener('keydown', () => (byKeys = true), true);
  addEventListener('pointerdown', () => (byKeys = false), true);
  addEventListener(
    'focusin',
    ({ target }) => {
      if (!byKeys || !(target instanceof Element)) return;
      // The browser itself scrolls the element into view after its listeners have run.
      requestAnimationFrame(() => {
        if (document.activeElement === target) show(target);
      });
    },
    true,
  );
}
